import { appPaths } from '#contract/installable-app.ts';
import { isNoPage } from '#contract/no-page.ts';
import type { NavigationEvent, WorkerScope } from './worker-scope.ts';

const cacheName = 'livery-offline';

/** Answers of a proxy whose gateway is away; 503 is the gateway's own, with the page of the maintenance. */
const isGone = ({ status }: Response): boolean => status === 502 || status === 504;

/**
 * Shows the brand's offline page in the place of a page that cannot be reached. Nothing else is kept or answered: a page of a member
 * always comes from the server.
 */
export function offerOffline(scope: WorkerScope): void {
  const keep = async (): Promise<void> => {
    const answer = await scope.fetch(appPaths.offline, { cache: 'no-cache', credentials: 'omit' });
    if (!answer.ok) throw new Error(`The offline page answered ${answer.status}.`);
    await (await scope.caches.open(cacheName)).put(appPaths.offline, answer);
  };
  const keepIfPossible = (): Promise<void> => keep().catch(() => {});

  const offlinePage = async (): Promise<Response | undefined> => {
    const kept = await scope.caches.match(appPaths.offline);
    // Not 200, so that nobody takes it for the page that was asked for.
    return kept && new Response(kept.body, { status: 503, headers: kept.headers });
  };

  const answer = async (event: NavigationEvent): Promise<Response> => {
    let page: Response;
    try {
      page = (await event.preloadResponse) ?? (await scope.fetch(event.request));
    } catch (error) {
      const offline = await offlinePage();
      if (offline) return offline;
      throw error;
    }
    if (isGone(page)) return (await offlinePage()) ?? page;
    // The brand may look and speak otherwise by now.
    event.waitUntil(keepIfPossible());
    return page;
  };

  scope.addEventListener('install', (event) => event.waitUntil(keep()));
  scope.addEventListener('activate', (event) => {
    const enabled = scope.registration.navigationPreload?.enable();
    if (enabled) event.waitUntil(enabled);
  });
  scope.addEventListener('fetch', (event) => {
    const { mode, destination, method, url } = event.request;
    if (mode !== 'navigate' || destination !== 'document' || method !== 'GET') return;
    const { origin, pathname, searchParams } = new URL(url);
    if (origin !== scope.location.origin || isNoPage(pathname) || searchParams.has('preview')) return;
    event.respondWith(answer(event));
  });
}
