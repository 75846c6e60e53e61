// The service worker of a brand's pages, built into one file by scripts/vite/service-worker.ts. Every duty is a function of its own file.
import { offerOffline } from './offline.ts';
import { showNotices } from './show-notices.ts';
import type { WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;

// A new worker takes over at once: it keeps nothing that pages of an older one rely on.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

offerOffline(scope);
showNotices(scope);
