import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderOnPack } from '../testing/render-on-pack.tsx';
import { startUser } from '../testing/render-console.tsx';
import { ChatPage } from './ChatPage.tsx';
import type { ChatMessage } from './useChat.ts';

const message: ChatMessage = {
  room: 'general',
  id: 7,
  at: '2026-03-01T10:00:00.000Z',
  memberId: 'm1',
  account: 'demo',
  nickname: 'Hla',
  text: 'Buy my coins',
  bet: false,
  deleted: null,
  mutedUntil: null,
  banned: false,
};
const report = {
  room: 'general',
  message: 7,
  reports: 2,
  reasons: ['spam'],
  since: '2026-03-01T10:05:00.000Z',
  state: 'OPEN',
  decidedAt: null,
  decidedBy: null,
  of: message,
};

/** The chat with one room, a message and a report of it; answers what was written. */
function open(writes = true) {
  const written: [string, unknown][] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const { pathname } = new URL(String(address), 'https://console.example');
    if (init?.method === 'POST') {
      const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body));
      written.push([pathname.replace(/^.*\/chat/u, ''), body]);
      return new Response(null, { status: 204 });
    }
    if (pathname.endsWith('/members'))
      return Response.json({ timeZone: 'UTC', languages: ['en'], searched: [], exports: writes, writes });
    if (pathname.endsWith('/reports')) return Response.json({ reports: [report], more: false });
    if (pathname.endsWith('/rooms/general')) return Response.json({ messages: [message], more: false });
    return Response.json({
      rooms: [{ id: 'general', name: 'Everybody', open: true, messages: 3 }],
      reports: 1,
    });
  };
  renderOnPack(<ChatPage />, fetch);
  return { written, user: startUser() };
}

describe('the chat of moderators', () => {
  it('shows what is said, deletes with a reason, and mutes for a time', async () => {
    const { written, user } = open();
    await screen.findByText('Buy my coins');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const ask = within(screen.getByRole('dialog'));
    expect(ask.getByRole('button', { name: 'Delete' }).hasAttribute('disabled')).toBe(true);
    await user.type(ask.getByLabelText(/Reason, for the log/u), 'Spam');
    await user.click(ask.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Mute' }));
    const mute = within(screen.getByRole('dialog'));
    await user.click(mute.getByRole('radio', { name: 'A day' }));
    await user.type(mute.getByLabelText(/which the member reads/u), 'Calm down');
    await user.click(mute.getByRole('button', { name: 'Mute' }));
    expect(written).toEqual([
      ['/rooms/general/messages/7/delete', { reason: 'Spam' }],
      ['/members/m1', { do: 'mute', minutes: 1440, reason: 'Calm down' }],
    ]);
  });

  it('has the reports with their reasons, and leaves a message', async () => {
    const { written, user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Reports (1)' }));
    expect(await screen.findByText('Spam')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(written).toEqual([['/rooms/general/messages/7/dismiss', undefined]]);
  });

  it('offers nothing to who may only look', async () => {
    open(false);
    await screen.findByText('Buy my coins');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});
