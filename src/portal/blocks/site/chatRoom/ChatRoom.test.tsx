import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { chatRoom, chatRooms } from '#portal/testing/samples.ts';
import { stage, type StageOptions } from '#portal/testing/stage.tsx';
import { ChatRoom } from './ChatRoom.tsx';

afterEach(cleanup);

type Rooms = CallTypes['chatRooms']['value'];
type Line = CallTypes['chatMessages']['value']['messages'][number];

const now = new Date('2026-03-06T13:32:00Z');
const line = (id: number, more: Partial<Line> = {}): Line => ({
  id,
  seq: id,
  by: 'zaw',
  name: 'Zaw',
  at: now.getTime(),
  text: `Line ${id}`,
  ...more,
});
const open = (given: Partial<Rooms> = {}, lines: Line[] = [], options: StageOptions = {}) =>
  stage(
    { view: ChatRoom },
    {},
    {
      member: 0,
      now,
      ...options,
      answers: {
        chatRooms: chatRooms(given),
        chatMessages: { messages: lines.toReversed(), seq: lines.at(-1)?.seq ?? 0, more: false },
        ...options.answers,
      },
    },
  );
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' });

describe('chatRoom', () => {
  it('shows what others say as text, and says by whom a message was deleted', async () => {
    const { text: _, ...gone } = line(2, { deleted: 'moderator' });
    await open({}, [
      line(1, { text: '<b>Hi</b> @Hla', mentions: ['hla'] }),
      gone,
      line(3, { by: 'hla', name: 'Hla' }),
    ]);
    const log = await screen.findByRole('log', { name: 'Messages' });
    const [first, second, third] = within(log).getAllByRole('listitem');
    expect(first?.textContent).toContain('<b>Hi</b> @Hla');
    expect(first?.dataset['me']).toBe('');
    expect(second?.textContent).toContain('Removed by a moderator');
    expect(third?.textContent).toContain('You');
  });

  it('sends by Enter, once whatever is pressed, and keeps what is refused with the reason', async () => {
    const { user, asked, answer } = await open({}, [line(1)]);
    answer({ chatSend: { status: 422, code: 'CHAT_TEXT_BLOCKED' } });
    await user.type(await box(), 'bad word{Enter}');
    expect(await screen.findByText('The message has a word that is not allowed here.')).toBeDefined();
    expect((await box()).value).toBe('bad word');
    answer({ chatSend: { message: line(2, { by: 'hla', name: 'Hla', text: 'good word' }) } });
    await user.clear(await box());
    await user.type(await box(), 'good word{Enter}{Enter}');
    expect(await screen.findByText('good word', { selector: '.lv-chat-text' })).toBeDefined();
    expect((await box()).value).toBe('');
    const sent = asked.filter(({ id }) => id === 'chatSend');
    expect(sent.map(({ body }) => JSON.parse(body ?? '') as unknown)).toEqual([
      { room: 'general', text: 'bad word' },
      { room: 'general', text: 'good word' },
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('repeats the key of a message whose outcome is unknown', async () => {
    const { user, asked, answer } = await open({}, []);
    answer({ chatSend: { status: 503, code: 'UNAVAILABLE' } });
    await user.type(await box(), 'Hello{Enter}');
    await waitFor(() => expect(asked.filter(({ id }) => id === 'chatSend')).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull(),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(asked.filter(({ id }) => id === 'chatSend')).toHaveLength(2));
    expect(new Set(asked.flatMap(({ id, key }) => (id === 'chatSend' ? [key] : []))).size).toBe(1);
  });

  it('counts what is left as people count, and sends nothing that is too long', async () => {
    const { user, asked } = await open({}, []);
    await user.type(await box(), '👩‍👩‍👧 ok');
    expect(await screen.findByText('16 characters left')).toBeDefined();
    await user.type(await box(), 'x'.repeat(18));
    expect(await screen.findByText('2 characters too many')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(asked.some(({ id }) => id === 'chatSend')).toBe(false);
  });

  it('offers names after an @ by the keyboard, and emoji', async () => {
    const { user, asked } = await open({}, [line(1), line(2, { by: 'zin', name: 'Zin' })]);
    await user.type(await box(), 'Hi @z');
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['@Zin', '@Zaw']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect((await box()).value).toBe('Hi @Zaw ');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('!{Enter}');
    await waitFor(() => expect(asked.some(({ id }) => id === 'chatSend')).toBe(true));
    const { body } = asked.find(({ id }) => id === 'chatSend') ?? {};
    expect(JSON.parse(body ?? '')).toEqual({ room: 'general', text: 'Hi @Zaw !', mentions: ['zaw'] });
  });

  it('counts down in slow mode, in which the next message is typed already', async () => {
    const { user, answer } = await open({ rooms: [{ ...chatRoom, slowSeconds: 30 }] }, []);
    answer({ chatSend: { message: line(2, { by: 'hla', name: 'Hla' }) } });
    await user.type(await box(), 'First{Enter}');
    const button = await screen.findByRole('button', { name: '30 s' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.type(await box(), 'Second');
    expect((await box()).value).toBe('Second');
  });

  it('tells who is muted until when and why', async () => {
    await open(
      { own: { by: 'hla', name: 'Hla', muted: { until: now.getTime() + 60_000, reason: 'Calm down' } } },
      [],
    );
    const note = await screen.findByText(/may write again at 2026-03-06 /u);
    expect(note.parentElement?.textContent).toContain('Reason: Calm down');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks who has none for a nickname, a visitor to log in, and tells guests that they read along', async () => {
    const { own: _, ...nobody } = chatRooms();
    const { user, modals } = await open({ own: {} }, []);
    await user.click(await screen.findByRole('button', { name: 'Choose a nickname' }));
    expect(modals()).toEqual(['nickname']);
    cleanup();
    await open({}, [], { member: 4, answers: { chatRooms: nobody } });
    expect(await screen.findByText(/Guests read along/u)).toBeDefined();
  });

  it('keeps the end in sight of who reads it, and else counts what is new', async () => {
    const { user, answer } = await open({}, [line(1), line(2)]);
    const log = await screen.findByRole('log');
    const sizes = { scrollHeight: 1000, clientHeight: 200 };
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(log, name, { value });
    answer({ chatReport: { reported: true } });
    log.scrollTop = 300;
    act(() => void log.dispatchEvent(new Event('scroll', { bubbles: true })));
    // A message of one's own brings the end back.
    answer({ chatSend: { message: line(3, { by: 'hla', name: 'Hla', text: 'Mine' }) } });
    await user.type(await box(), 'Mine{Enter}');
    await screen.findByText('Mine', { selector: '.lv-chat-text' });
    expect(log.scrollTop).toBe(1000);
  });

  it('deletes a message of its own, and reports one of somebody else', async () => {
    const { user, asked, answer, portal } = await open({}, [line(1), line(2, { by: 'hla', name: 'Hla' })]);
    const { text: _, ...gone } = line(2, { by: 'hla', name: 'Hla', seq: 3, deleted: 'own' });
    answer({ chatDelete: { message: gone }, chatReport: { reported: true } });
    await user.click(await screen.findByRole('button', { name: 'What to do with the message of Hla' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Message deleted')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'What to do with the message of Zaw' }));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    await user.click(screen.getByRole('button', { name: 'Spam' }));
    await waitFor(() => expect(portal.toasts.shown).toHaveLength(1));
    const { body } = asked.find(({ id }) => id === 'chatReport') ?? {};
    expect(JSON.parse(body ?? '')).toEqual({ room: 'general', id: 1, reason: 'spam' });
  });

  it('says when no room is open, and when a room cannot be read', async () => {
    await open({ rooms: [] });
    expect(await screen.findByText('No chat room is open')).toBeDefined();
    cleanup();
    await open({}, [], { answers: { chatMessages: { status: 404, code: 'CHAT_ROOM_UNKNOWN' } } });
    expect(await screen.findByText('This room is closed.')).toBeDefined();
  });
});
