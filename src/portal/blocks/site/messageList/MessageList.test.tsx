import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import { stage } from '#portal/testing/stage.tsx';
import { securityAnswer } from '#portal/security/testing/security-answer.ts';
import { MessageList } from './MessageList.tsx';

afterEach(cleanup);

type List = CallTypes['messageList']['value'];
type Message = List['messages'][number];

const message = (id: string, given: Partial<Message> = {}): Message => ({
  id,
  topic: 'depositPaid',
  title: `Title ${id}`,
  content: `<p>Content ${id}</p>`,
  at: Date.UTC(2026, 0, 5, 17, 40, 9),
  read: false,
  ...given,
});
const list = (messages: Message[], given: Partial<List> = {}): List => ({
  messages,
  more: false,
  unread: messages.filter(({ read }) => !read).length,
  offers: true,
  ...given,
});
const yangon = (documents: Documents): Documents => ({
  ...documents,
  brand: { ...documents.brand, timeZone: 'Asia/Yangon' },
});
const open = (messageList: List | ((query: URLSearchParams) => List)) =>
  stage({ view: MessageList }, {}, { member: 0, documents: yangon, answers: { messageList } });
const sentTo = (asked: Awaited<ReturnType<typeof open>>['asked'], call: string) =>
  asked.filter(({ id }) => id === call).map(({ body }) => JSON.parse(body ?? '{}') as unknown);

describe('messageList', () => {
  it('says who of the team wrote, sends an answer where one is possible, and mutes', async () => {
    const team = { account: 'demosub', nickname: 'Thiri', answer: 500, muted: false };
    const withTeam = (given: typeof team) =>
      list([message('9', { topic: 'agentMessage', read: true, team: given })]);
    const { user, asked, portal, answer } = await stage(
      { view: MessageList },
      {},
      {
        member: 0,
        documents: yangon,
        answers: {
          messageList: withTeam(team),
          agentMessageReply: { left: 2 },
          memberSecurity: securityAnswer({ upline: { name: 'Su', account: 'su1', writes: 500 } }),
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: /Title 9/u }));
    expect(await screen.findByText('Written by Thiri (demosub), from your team.')).toBeDefined();
    await user.type(screen.getByLabelText('Your answer'), 'Yes');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() =>
      expect(portal.toasts.shown.map(({ text }) => text)).toContain('Thiri has your answer.'),
    );
    answer({ messageList: withTeam({ ...team, answer: 0, muted: true }) });
    await user.click(screen.getByRole('button', { name: 'Mute Thiri' }));
    expect(await screen.findByRole('button', { name: 'Hear Thiri again' })).toBeDefined();
    expect(screen.queryByLabelText('Your answer')).toBeNull();
    await user.type(screen.getByLabelText('Words'), 'Hello up');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(portal.toasts.shown.map(({ text }) => text)).toContain('Su has your message.'),
    );
    expect(sentTo(asked, 'agentMessageReply')).toEqual([
      { do: 'answer', id: '9', text: 'Yes' },
      { do: 'mute', id: '9' },
      { do: 'upline', text: 'Hello up' },
    ]);
  });

  it('opens a message beside the list, takes the focus there, and marks it as read [MEM-13]', async () => {
    const { user, asked, answer } = await open(list([message('9'), message('8', { read: true })]));
    const entry = await screen.findByRole('button', { name: /^Title 9 2026-01-06 00:10:09 ?Unread$/u });
    expect(screen.getByRole('button', { name: /^Title 8/u }).textContent).not.toContain('Unread');
    expect(screen.getByText('Choose a message to read it')).toBeDefined();
    answer({
      messageRead: { count: 0 },
      messageList: list([message('9', { read: true }), message('8', { read: true })]),
    });
    await user.click(entry);
    const pane = screen.getByRole('article', { name: 'Title 9' });
    expect(document.activeElement).toBe(pane);
    expect(await within(pane).findByText('Content 9')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
    expect(sentTo(asked, 'messageRead')).toEqual([{ id: '9' }]);
    expect(screen.getByRole('article', { name: 'Title 9' })).toBe(pane);
  });

  it('shows its picture and what an operator wrote without what could run, and follows its button', async () => {
    const content = '<p>Safe</p><img src="x" onerror="alert(1)"><script>alert(2)</script>';
    const button = { label: 'Look', action: { do: 'navigate', to: '/promotions' } };
    const shown = message('7', {
      topic: 'operator',
      content,
      button,
      picture: '/wps/images/messages/p.webp',
      read: true,
    });
    const { user, router } = await open(list([shown]));
    await user.click(await screen.findByRole('button', { name: /^Title 7/u }));
    const pane = screen.getByRole('article');
    await within(pane).findByText('Safe');
    expect(pane.querySelector('script, [onerror]')).toBeNull();
    await user.click(within(pane).getByRole('link', { name: 'Look' }));
    expect(router.state.location.pathname).toBe('/promotions');
  });

  it('marks all as read, archives one, and shows it in the archive', async () => {
    const kept = message('4', { read: true });
    const { user, asked, answer } = await open((query) =>
      query.has('archived') ? list([kept], { unread: 1 }) : list([message('5'), message('3')]),
    );
    answer({ messageRead: { count: 0 }, messageArchive: { count: 0 } });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(sentTo(asked, 'messageRead')).toEqual([{}]));
    await user.click(screen.getByRole('button', { name: /^Title 3/u }));
    await user.click(screen.getByRole('button', { name: 'Archive it' }));
    await waitFor(() => expect(sentTo(asked, 'messageArchive')).toEqual([{ id: '3', archived: true }]));
    await user.click(screen.getByRole('tab', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: /^Title 4/u }));
    await user.click(screen.getByRole('button', { name: 'Back to messages' }));
    await waitFor(() => expect(sentTo(asked, 'messageArchive').at(-1)).toEqual({ id: '4', archived: false }));
  });

  it('leads to older ones and back, and says no to messages about offers', async () => {
    const { user, asked, answer } = await open((query) =>
      query.get('before') === '6'
        ? list([message('2', { read: true })])
        : list([message('6', { read: true })], { more: true }),
    );
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    expect(await screen.findByRole('button', { name: /^Title 2/u })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Older' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Newer' }));
    expect(await screen.findByRole('button', { name: /^Title 6/u })).toBeDefined();
    answer({ messageOffers: { offers: false } });
    await user.click(screen.getByRole('checkbox', { name: 'Send me messages about offers' }));
    await waitFor(() => expect(sentTo(asked, 'messageOffers')).toEqual([{ wanted: false }]));
  });

  it('says when there is none, and offers to try again after a failure', async () => {
    const { user, answer } = await stage(
      { view: MessageList },
      {},
      { member: 0, answers: { messageList: { status: 500 } } },
    );
    answer({ messageList: list([]) });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No messages yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('lets members choose what they have by mail and SMS, where they can be reached', async () => {
    const channelsOf = (mail: boolean) => [
      { channel: 'mail' as const, wanted: mail, reachable: true },
      { channel: 'sms' as const, wanted: false, reachable: false },
    ];
    const choices = [
      { id: 'money', label: 'messages.choice.money', channels: channelsOf(true) },
      { id: 'news', label: 'messages.choice.news', channels: channelsOf(false) },
    ];
    const { user, asked, answer } = await stage(
      { view: MessageList },
      { shows: 'choices' },
      { member: 0, documents: yangon, answers: { messageChoices: { choices } } },
    );
    const news = within(await screen.findByRole('group', { name: 'News of the site' }));
    expect(news.getByRole('checkbox', { name: 'By SMS' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Verify your mobile number first.')).toBeDefined();
    expect(screen.queryByText('Verify your e-mail address first.')).toBeNull();
    answer({ messageChoose: { wanted: true } });
    await user.click(news.getByRole('checkbox', { name: 'By mail' }));
    await waitFor(() =>
      expect(sentTo(asked, 'messageChoose')).toEqual([{ choice: 'news', channel: 'mail', wanted: true }]),
    );
  });
});
