import { vi } from 'vitest';

/** A browser with notifications, whose owner answers `answer` when asked. */
export function fakeBrowser({
  permission = 'default',
  answer = 'granted',
}: { permission?: NotificationPermission; answer?: NotificationPermission } = {}) {
  let subscribed: object | null = null;
  const asked = vi.fn<() => void>();
  const ended = vi.fn<() => void>();
  const subscription = {
    endpoint: 'https://push.test/1',
    toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'BAcd-_==', auth: 'AA==' } }),
    unsubscribe: async () => {
      ended();
      subscribed = null;
      return true;
    },
  };
  const pushManager = {
    subscribe: async () => (subscribed = subscription),
    getSubscription: async () => subscribed,
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', () => {});
  vi.stubGlobal('Notification', {
    permission,
    async requestPermission() {
      asked();
      (Notification as { permission: NotificationPermission }).permission = answer;
      return answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  return {
    asked,
    ended,
    /** SHA-256 of the endpoint, hex. */
    id: '03ec1aa5c2c7abcfbcf77fda386fe6b4c6e2747f4d7e1a990484aa458326fda5',
    subscribe: () => (subscribed = subscription),
    remove: () => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}
