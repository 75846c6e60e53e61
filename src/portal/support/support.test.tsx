import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { openShell, refused, type ShellAnswers } from '#portal/shell/testing/open-shell.tsx';
import { shellAnswers } from '#portal/shell/testing/answers.ts';
import { runAction } from '#portal/actions/run-action.ts';

afterEach(cleanup);

type State = CallTypes['supportState']['value'];
type Conversation = NonNullable<State['conversation']>;
type Message = Conversation['messages'][number];

const desk: NonNullable<State['desk']> = {
  open: true,
  name: 'Support',
  greeting: 'How can we help?',
  away: 'We are closed.',
  visitors: true,
  messageMax: 20,
  mail: false,
  files: { types: ['image/png'], maxBytes: 1_048_576, most: 3 },
};
const message = (seq: number, more: Partial<Message> = {}): Message => ({
  seq,
  from: 'desk',
  words: `Message ${seq}`,
  at: '2026-01-05T10:00:00.000Z',
  ...more,
});
const conversation = (messages: Message[], more: Partial<Conversation> = {}): Conversation => ({
  id: 'talk',
  state: 'TAKEN',
  away: false,
  deskRead: 0,
  playerRead: 0,
  unread: 0,
  last: messages.at(-1)?.seq ?? 0,
  messages,
  earlier: false,
  ...more,
});
const route = shellAnswers['domainRoute'] as CallTypes['domainRoute']['value'];
const chat = { title: 'Chat', csPosition: 'LIVECHAT-1', type: 'LIVECHAT', url: 'https://chat.example' };
const inside = {
  ...route,
  customerService: [
    { ...chat, inside: true },
    { title: 'Telegram', csPosition: 'TELEGRAM-1', type: 'TELEGRAM', url: 'https://telegram.example/1' },
  ],
};

/** The page of a brand with a desk, whose chat is opened by the press that every page has. */
async function open(state: State, answers: ShellAnswers = {}) {
  const shell = await openShell({ answers: { domainRoute: inside, supportState: state, ...answers } });
  const press = await screen.findByRole('button', { name: 'Customer service' });
  await shell.user.click(press);
  const panel = await screen.findByRole('region', { name: 'Customer service' });
  const sent = (id: string) =>
    shell.asked
      .filter((call) => call.id === id)
      .map(({ init }) => JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>);
  return { ...shell, panel, press, sent };
}

describe('the chat with the support desk', () => {
  it('opens by one press with the words of the desk and the other ways, closes by Escape, and keeps what was typed', async () => {
    const { panel, press, user } = await open({ desk });
    expect(await within(panel).findByText('How can we help?')).toBeDefined();
    expect(within(panel).getByRole('button', { name: 'Telegram' })).toBeDefined();
    expect(within(panel).queryByRole('button', { name: 'Chat' })).toBeNull();
    await user.type(within(panel).getByRole('textbox', { name: 'Your message' }), 'x{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Customer service' })).toBeNull());
    await user.click(press);
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })).value).toBe(
      'x',
    );
  });

  it('shows markup as text, says what was read, and tells the desk what was seen', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const messages = [
      message(1, { from: 'player', words: 'Hello', key: 'a' }),
      message(2, { words: hostile }),
    ];
    const { panel, sent } = await open(
      { desk, conversation: conversation(messages, { deskRead: 1, unread: 1 }) },
      { supportMark: { unread: 0 } },
    );
    const log = await within(panel).findByRole('log', { name: 'Messages' });
    expect(await within(log).findByText(hostile)).toBeDefined();
    expect(log.querySelector('img')).toBeNull();
    expect(log.textContent).toContain('Read');
    await waitFor(() => expect(sent('supportMark')).toEqual([{ read: 2 }]));
  });

  it('keeps what could not be sent, and sends it once more under the same key', async () => {
    const { answer, panel, portal, sent, user } = await open(
      { desk, conversation: conversation([message(1)]) },
      { supportSend: refused(503, 'UNAVAILABLE') },
    );
    await user.type(await within(panel).findByRole('textbox', { name: 'Your message' }), 'Anybody?{Enter}');
    expect(await within(panel).findByText('Will be sent')).toBeDefined();
    expect(portal.storage?.getItem('livery.supportOutbox')).toContain('Anybody?');
    const [{ key } = {}] = sent('supportSend');
    const taken = message(2, { from: 'player', words: 'Anybody?', key: String(key) });
    answer({
      supportSend: { seq: 2, at: taken.at },
      supportState: { desk, conversation: conversation([taken]) },
    });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(within(panel).queryByText('Will be sent')).toBeNull());
    expect(new Set(sent('supportSend').map((body) => body['key']))).toEqual(new Set([key]));
    expect(within(panel).getAllByText('Anybody?')).toHaveLength(1);
    expect(portal.storage?.getItem('livery.supportOutbox')).toBeNull();
  });

  it('refuses what is too long, and says what the platform refuses with a way to drop it', async () => {
    const { panel, user } = await open(
      { desk, conversation: conversation([message(1)]) },
      { supportSend: refused(400, 'INVALID_BODY') },
    );
    const field = await within(panel).findByRole('textbox', { name: 'Your message' });
    await user.type(field, 'More than twenty letters{Enter}');
    expect((await within(panel).findByRole('alert')).textContent).toBe('At most 20 characters.');
    await user.clear(field);
    await user.type(field, 'Short{Enter}');
    await user.click(await within(panel).findByRole('button', { name: 'Discard' }));
    expect(within(panel).queryByText('Short')).toBeNull();
  });

  it('asks for a rating once the conversation has ended', async () => {
    const ended = conversation([message(1, { from: 'event', words: 'closed' })], { state: 'CLOSED' });
    const { answer, panel, sent, user } = await open({ desk, conversation: ended });
    expect(await within(panel).findByText('The conversation has ended.')).toBeDefined();
    await user.click(within(panel).getByRole('radio', { name: '4 of 5' }));
    answer({
      supportRate: { stars: 4 },
      supportState: { desk, conversation: { ...ended, messages: [], stars: 4 } },
    });
    await user.click(within(panel).getByRole('button', { name: 'Send the rating' }));
    expect(await within(panel).findByText('Thank you for your rating.')).toBeDefined();
    expect(sent('supportRate')).toEqual([{ stars: 4, words: '' }]);
  });

  it('opens an outside provider in place of the page where the brand wants it', async () => {
    const leave = vi.fn<(address: string) => void>();
    const outside = { ...route, customerService: [{ ...chat, leave: true }] };
    const { portal } = await openShell({ answers: { domainRoute: outside }, window: { leave } });
    await screen.findByRole('button', { name: 'Customer service' });
    await runAction(portal, { do: 'openSupport', position: 'LIVECHAT-1' });
    expect(leave).toHaveBeenCalledWith('https://chat.example');
  });
});
