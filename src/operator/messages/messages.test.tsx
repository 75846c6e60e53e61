import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
import type { Message } from './MessageCard.tsx';
// Loaded beforehand, so that no test waits for them.
import './MessagesPage.tsx';
import './NewMessagePage.tsx';

afterEach(cleanup);

const message: Message = {
  id: 'message-1',
  words: { en: { title: 'Rain on Friday', content: '<p>Come by.</p>' } },
  promotional: true,
  accounts: null,
  audience: null,
  picture: null,
  action: null,
  state: 'SENDING',
  sendAt: '2026-03-01T10:00:00.000Z',
  madeAt: '2026-03-01T09:00:00.000Z',
  madeBy: 'paula',
  endedAt: null,
  stoppedBy: null,
  sent: 1200,
  read: 340,
};

/** The console at an address of a brand's messages; answers what was sent. */
function open(address: string, { writes = true } = {}) {
  const admin = createMemoryAdmin();
  const sent: { path: string; body: unknown }[] = [];
  const count: AdminCallTypes['messageCount']['value'] = {
    recipients: 312,
    looked: 900,
    members: 900,
    examples: [],
  };
  const answers: Record<string, () => unknown> = {
    'GET /members': () => ({
      timeZone: 'Asia/Yangon',
      languages: ['my', 'en'],
      searched: [],
      exports: writes,
      writes,
    }),
    'GET /messages': () => ({ messages: [message], more: false }),
    'POST /messages/count': () => count,
    'POST /messages': () => ({ id: 'message-2' }),
    'POST /messages/message-1/stop': () => ({ sent: 1201 }),
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), 'https://console.example');
    const [, path] = /\/packs\/shop(\/(?:members|messages).*)$/u.exec(pathname) ?? [];
    if (path === undefined) return admin.fetch(input, init);
    const method = init?.method ?? 'GET';
    if (method === 'POST')
      sent.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers[`${method} ${path}`];
    if (!answer) throw new Error(`Nothing answers ${method} ${path}.`);
    return Response.json(answer());
  };
  renderConsole({ ...admin, fetch }, address);
  return { sent, user: startUser() };
}

describe('messages of operators', () => {
  it('tells how far a message has come, and stops it after a question', async () => {
    const { sent, user } = open('/shop/messages');
    await screen.findByText('Rain on Friday');
    expect(screen.getByText('1,200')).toBeDefined();
    expect(screen.getByText('340')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Stop' }));
    expect(sent).toEqual([{ path: '/messages/message-1/stop', body: undefined }]);
  });

  it('sends what is written to accounts after it has said how many that are', async () => {
    const { sent, user } = open('/shop/messages/new');
    const send = await screen.findByRole('button', { name: 'Send' });
    expect(send.hasAttribute('disabled')).toBe(true);
    await user.type(screen.getByLabelText(/^Title/u), 'Hello');
    await user.type(screen.getByLabelText(/^Message/u), 'All is well.');
    await user.click(screen.getByRole('radio', { name: 'By account' }));
    await user.type(screen.getByLabelText(/^Accounts/u), 'demo, other');
    await user.click(screen.getByRole('button', { name: 'How many is that?' }));
    await screen.findByText('312 members would get it now.');
    await user.click(send);
    const dialog = screen.getByRole('dialog');
    await within(dialog).findByText('312 members would get it now.');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await screen.findByText('Rain on Friday');
    const recipients = { to: 'accounts', accounts: ['demo', 'other'] };
    const asked = { path: '/messages/count', body: { recipients, promotional: false } };
    expect(sent).toEqual([
      asked,
      asked,
      {
        path: '/messages',
        body: {
          words: { my: { title: 'Hello', content: '<p>All is well.</p>' } },
          promotional: false,
          recipients,
        },
      },
    ]);
  });

  it('offers who may only look neither to write nor to stop', async () => {
    open('/shop/messages', { writes: false });
    await screen.findByText('Rain on Friday');
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Write a message' })).toBeNull();
  });
});
