import { describe, expect, it } from 'vitest';
import { showNotices } from './show-notices.ts';
import type { WorkerScope } from './worker-scope.ts';

const origin = 'https://brand.test';

function openWorker(pages: string[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const shown: [string, NotificationOptions][] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const scope = {
    addEventListener: (name: string, listen: (event: never) => void) => listeners.set(name, listen),
    location: { origin },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push([title, options]),
    },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (address: string) => opened.push(address),
    },
  };
  showNotices(scope as unknown as WorkerScope);
  const tell = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (done: Promise<unknown>) => work.push(done) } as never);
    await Promise.all(work);
  };
  return {
    shown,
    opened,
    focused,
    push: (text: string | null) => tell('push', { data: text === null ? null : { text: () => text } }),
    press: (data: unknown) => tell('notificationclick', { notification: { data, close: () => {} } }),
  };
}

const notice = { title: 'Deposit', text: '100 MMK', tag: 'message-1', to: '/member/messages' };

describe('notifications', () => {
  it('are shown as the server words them, a later one of a message in the place of the former', async () => {
    const worker = openWorker();
    await worker.push(JSON.stringify(notice));
    expect(worker.shown).toEqual([
      [
        'Deposit',
        { body: '100 MMK', tag: 'message-1', icon: '/_portal/app-icon/192.png', data: { to: notice.to } },
      ],
    ]);
  });

  it.each([null, '', 'null', '7', '[]', '{}', '{"title":1,"text":"a","tag":"b"}', '{"title":"a"'])(
    'are not shown of what is none: %j',
    async (text) => {
      const worker = openWorker();
      await worker.push(text);
      expect(worker.shown).toEqual([]);
    },
  );

  it('open their page, in the window that shows it already, and take no other page away', async () => {
    const worker = openWorker([`${origin}/game`, `${origin}/member/messages`]);
    await worker.press({ to: '/member/messages' });
    await worker.press({ to: '/promotions' });
    expect([worker.focused, worker.opened]).toEqual([
      [`${origin}/member/messages`],
      [`${origin}/promotions`],
    ]);
  });

  it.each([
    'https://evil.test/',
    '//evil.test/x',
    'javascript:alert(1)',
    'data:text/html,x',
    '\\\\evil.test',
    7,
    null,
  ])('lead to no other host: %j', async (to) => {
    const worker = openWorker();
    await worker.press({ to });
    expect(worker.opened).toEqual([`${origin}/`]);
  });
});
