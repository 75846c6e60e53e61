import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderOnPack } from '../testing/render-on-pack.tsx';
import { startUser } from '../testing/render-console.tsx';
import { FeedbackPage } from './FeedbackPage.tsx';
import type { Feedback } from './useFeedback.ts';

const feedback: Feedback = {
  id: 'feedback-1',
  member: 'demo',
  questionType: 'deposit',
  content: 'My deposit did not come.\nSince noon.',
  contact: '',
  pictures: [],
  state: 'OPEN',
  madeAt: '2026-03-01T10:00:00.000Z',
  answer: null,
  answeredAt: null,
  answeredBy: null,
};

/** The desk with one feedback; answers what was asked and written. */
function open(writes = true) {
  const asked: string[] = [];
  const written: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    if (init?.method === 'POST') {
      written.push(JSON.parse(String(init.body)));
      return new Response(null, { status: 204 });
    }
    const { pathname, searchParams } = new URL(String(address), 'https://console.example');
    if (pathname.endsWith('/members'))
      return Response.json({ timeZone: 'UTC', languages: ['en'], searched: [], exports: writes, writes });
    asked.push(searchParams.toString());
    return Response.json({ feedback: [feedback], more: false });
  };
  renderOnPack(<FeedbackPage />, fetch);
  return { asked, written, user: startUser() };
}

describe('the desk of feedback', () => {
  it('answers what waits, once there is something to say', async () => {
    const { written, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    const dialog = screen.getByRole('dialog');
    const send = within(dialog).getByRole('button', { name: 'Send the answer' });
    expect(send.hasAttribute('disabled')).toBe(true);
    await user.type(within(dialog).getByLabelText(/Answer, which/u), 'It is there now.');
    await user.click(send);
    expect(written).toEqual([{ answer: 'It is there now.' }]);
  });

  it('asks for a state and what is searched', async () => {
    const { asked, user } = open();
    await screen.findByText('deposit');
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await user.type(screen.getByRole('searchbox'), 'd');
    await screen.findByText('deposit');
    expect([asked[0], asked.at(-1)]).toEqual(['page=0&state=OPEN', 'page=0&search=d']);
  });

  it('offers no answer to who may only look', async () => {
    open(false);
    await screen.findByText('deposit');
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });
});
