/** An event whose work the browser waits for. */
type WorkEvent = { waitUntil(work: Promise<unknown>): void };

export type NavigationEvent = WorkEvent & {
  request: Request;
  /** Answer of the server, asked for while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

type PushedEvent = WorkEvent & { data: { text(): string } | null };

type NoticeClick = WorkEvent & { notification: { data: unknown; close(): void } };

type WorkerEvents = {
  install: WorkEvent;
  activate: WorkEvent;
  fetch: NavigationEvent;
  push: PushedEvent;
  notificationclick: NoticeClick;
};

type WindowClient = { url: string; focus(): Promise<unknown> };

/** What the service worker uses of its scope, which the types of pages lack. */
export type WorkerScope = {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  location: { origin: string };
  caches: Pick<CacheStorage, 'open' | 'match'>;
  fetch: typeof fetch;
};
