import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { startUser } from '../testing/render-console.tsx';
import { renderOnPack } from '../testing/render-on-pack.tsx';
import { SupportPage } from './SupportPage.tsx';
import type { Head, SupportMessage } from './useSupport.ts';

const head: Head = {
  id: 'talk-1',
  member: null,
  name: '<i>Ma Hla</i>',
  contact: '',
  language: 'my',
  state: 'WAITING',
  away: false,
  operator: null,
  madeAt: '2026-03-01T10:00:00.000Z',
  waitingSince: '2026-03-01T10:00:00.000Z',
  closedAt: null,
  last: 2,
  lastWords: 'Where is it?',
  unread: 2,
  playerRead: 2,
  stars: null,
  ratingWords: '',
};
const message = (seq: number, more: Partial<SupportMessage>): SupportMessage => ({
  seq,
  from: 'player',
  operator: null,
  words: `Message ${seq}`,
  picture: null,
  key: `key-${seq}`,
  at: '2026-03-01T10:00:00.000Z',
  ...more,
});
const desk = {
  desk: 'inside',
  open: true,
  timeZone: 'UTC',
  messageMax: 200,
  waitSeconds: 90,
  answers: [{ id: 'hello', titles: { en: 'Greeting', my: 'နှုတ်ဆက်' }, words: { en: 'Hello', my: 'မင်္ဂလာပါ' } }],
  account: 'one',
  operators: ['one', 'two'],
};

/** The desk with one conversation, as the server has it; answers what was sent. */
function open({
  writes = true,
  given = {},
  fails = 0,
}: { writes?: boolean; given?: Partial<Head>; fails?: number } = {}) {
  let now: Head = { ...head, ...given };
  let failures = fails;
  const messages = [message(1, {}), message(2, { words: '<img src=x onerror=alert(1)>' })];
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const { pathname, searchParams } = new URL(String(address), 'https://console.example');
    const path = pathname.replace(/^.*\/packs\/shop/u, '');
    if (path === '/support-watch')
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    if (init?.method === 'POST') {
      const step = path.split('/').at(-1) ?? '';
      const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
      sent.push({ path: step, body });
      if (step === 'messages' && failures-- > 0)
        return Response.json({ code: 'UNAVAILABLE', message: 'Not now.', fix: 'Later.' }, { status: 503 });
      if (step === 'take') now = { ...now, state: 'TAKEN', operator: 'one' };
      if (step !== 'messages' && step !== 'notes') return new Response(null, { status: 204 });
      const seq = messages.length + 1;
      const from = step === 'messages' ? 'desk' : 'note';
      messages.push(message(seq, { from, operator: 'one', words: String(body['words']) }));
      now = { ...now, last: seq, unread: 0 };
      return Response.json({ seq });
    }
    if (path === '/members')
      return Response.json({ timeZone: 'UTC', languages: ['en'], searched: [], exports: writes, writes });
    if (path === '/support-desk') return Response.json(desk);
    if (path === '/support') {
      const isShown =
        searchParams.get('view') === 'waiting' ? now.state === 'WAITING' : now.state === 'TAKEN';
      return Response.json({
        conversations: isShown ? [now] : [],
        more: false,
        waiting: now.state === 'WAITING' ? 1 : 0,
        mine: now.state === 'TAKEN' ? 1 : 0,
        unread: 0,
      });
    }
    return Response.json({ conversation: now, messages, earlier: false });
  };
  renderOnPack(
    <Routes>
      <Route path="/:pack?/support?/:conversation?" element={<SupportPage />} />
    </Routes>,
    fetch,
  );
  return { sent, user: startUser() };
}

describe('the support desk', () => {
  it('takes who waits, answers with a ready answer in the language of the player, and counts in the title', async () => {
    const { sent, user } = open();
    await waitFor(() => expect(document.title).toMatch(/^\(1\)/u));
    await user.click(await screen.findByRole('link', { name: /Ma Hla/u }));
    const log = await screen.findByRole('log');
    expect(within(log).getByText('<img src=x onerror=alert(1)>')).toBeDefined();
    expect(screen.getByText('Take the conversation to answer.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take it' }));
    await user.click(await screen.findByRole('button', { name: /Ready answers/u }));
    await user.click(await screen.findByRole('option', { name: /Greeting/u }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(log).findByText('မင်္ဂလာပါ')).toBeDefined();
    expect(sent.filter(({ path }) => path === 'messages').map(({ body }) => body['words'])).toEqual([
      'မင်္ဂလာပါ',
    ]);
    expect(sent.some(({ path, body }) => path === 'seen' && body['read'] === 2)).toBe(true);
  });

  it('keeps an answer that was not taken, and tries it again under the same key', async () => {
    const { sent, user } = open({ given: { state: 'TAKEN', operator: 'one' }, fails: 1 });
    await user.click(await screen.findByRole('radio', { name: /^Mine/u }));
    await user.click(await screen.findByRole('link', { name: /Ma Hla/u }));
    await user.type(await screen.findByRole('textbox', { name: /^Answer/u }), 'It came.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Not now.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await within(screen.getByRole('log')).findByText('It came.');
    const keys = sent.filter(({ path }) => path === 'messages').map(({ body }) => body['key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('offers no step to who may only look', async () => {
    const { user } = open({ writes: false });
    await user.click(await screen.findByRole('link', { name: /Ma Hla/u }));
    await screen.findByRole('log');
    expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Answer/u })).toBeNull();
  });
});
