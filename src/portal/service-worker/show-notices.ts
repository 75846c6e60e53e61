import { appPaths } from '#contract/installable-app.ts';
import type { PushNotice } from '#contract/push-notice.ts';
import type { WorkerScope } from './worker-scope.ts';

function readNotice(text: string | undefined): PushNotice | undefined {
  try {
    const notice = JSON.parse(text ?? '') as Partial<Record<keyof PushNotice, unknown>> | null;
    const { title, text: words, tag, to } = notice ?? {};
    if (typeof title !== 'string' || typeof words !== 'string' || typeof tag !== 'string') return undefined;
    return { title, text: words, tag, to: typeof to === 'string' ? to : '/' };
  } catch {
    return undefined;
  }
}

/** Shows what the server pushes, and opens its page when it is pressed: a page of this host, in the window that shows it already if any. */
export function showNotices(scope: WorkerScope): void {
  const { origin } = scope.location;
  const addressOf = (to: unknown): string => {
    const address = new URL(typeof to === 'string' ? to : '/', origin);
    return address.origin === origin ? address.href : `${origin}/`;
  };
  const open = async (address: string): Promise<unknown> => {
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = pages.find(({ url }) => url === address);
    // Another page is left as it is: there may be a game in it.
    return shown ? shown.focus() : scope.clients.openWindow(address);
  };
  scope.addEventListener('push', (event) => {
    const notice = readNotice(event.data?.text());
    if (!notice) return;
    const { title, text, tag, to } = notice;
    event.waitUntil(
      scope.registration.showNotification(title, {
        body: text,
        tag,
        icon: `${appPaths.icon}192.png`,
        data: { to },
      }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    const { data } = event.notification;
    event.notification.close();
    event.waitUntil(open(addressOf((data as { to?: unknown } | null)?.to)));
  });
}
