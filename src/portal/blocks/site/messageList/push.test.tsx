import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { fakeBrowser } from '#portal/push/testing/fake-browser.ts';
import { stage } from '#portal/testing/stage.tsx';
import { MessageList } from './MessageList.tsx';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  browser.remove();
});

type Choices = CallTypes['messageChoices']['value'];

const choices = (devices: string[], wanted = false): Choices => ({
  choices: [
    {
      id: 'news',
      label: 'messages.choice.news',
      channels: [
        { channel: 'mail', wanted: false, reachable: true },
        { channel: 'push', wanted, reachable: devices.length > 0 },
      ],
    },
  ],
  push: { key: 'BA', devices },
});
const messages: CallTypes['messageList']['value'] = {
  messages: [
    { id: '1', topic: 'depositPaid', title: 'Money', content: '<p>It is here</p>', at: 1, read: false },
  ],
  more: false,
  unread: 1,
  offers: true,
};
const open = (shows?: 'choices', messageChoices: Choices = choices([])) =>
  stage({ view: MessageList }, shows ? { shows } : {}, {
    member: 0,
    answers: { messageList: messages, messageRead: { count: 0 }, messageChoices },
  });
type Page = Awaited<ReturnType<typeof open>>;
const sent = ({ asked }: Page, call: string) =>
  asked.filter(({ id }) => id === call).map(({ body }) => JSON.parse(body ?? '{}') as object);
const device = { endpoint: 'https://push.test/1', p256dh: 'BAcd-_', auth: 'AA' };
const section = async () => within(await screen.findByRole('region', { name: 'This device' }));

describe('notifications on this device', () => {
  it('are turned on by a press alone, and then chosen by topic', async () => {
    browser = fakeBrowser();
    const page = await open('choices');
    const here = await section();
    const topic = () => screen.getByRole('checkbox', { name: 'Notification' }) as HTMLInputElement;
    expect(topic().disabled).toBe(true);
    const on = await here.findByRole('button', { name: 'Show notifications on this device' });
    expect(browser.asked).not.toHaveBeenCalled();
    page.answer({ messageDevice: { on: true }, messageChoices: choices([browser.id]) });
    await page.user.click(on);
    await here.findByRole('button', { name: 'Stop on this device' });
    expect(sent(page, 'messageDevice')).toEqual([{ step: 'on', ...device }]);
    await waitFor(() => expect(topic().disabled).toBe(false));
    page.answer({ messageChoose: { wanted: true } });
    await page.user.click(topic());
    await waitFor(() =>
      expect(sent(page, 'messageChoose')).toEqual([{ choice: 'news', channel: 'push', wanted: true }]),
    );
  });

  it('are turned off on the server and in the browser', async () => {
    browser = fakeBrowser({ permission: 'granted' });
    browser.subscribe();
    const page = await open('choices', choices([browser.id], true));
    const here = await section();
    page.answer({ messageDevice: { on: false }, messageChoices: choices([]) });
    await page.user.click(await here.findByRole('button', { name: 'Stop on this device' }));
    await here.findByRole('button', { name: 'Show notifications on this device' });
    expect(sent(page, 'messageDevice')).toEqual([{ step: 'off', ...device }]);
    await waitFor(() => expect(browser.ended).toHaveBeenCalledTimes(1));
  });

  it('are off where the subscription of the browser is another member’s', async () => {
    browser = fakeBrowser({ permission: 'granted' });
    browser.subscribe();
    await open('choices', choices(['of another device']));
    const here = await section();
    expect(await here.findByRole('button', { name: 'Show notifications on this device' })).toBeDefined();
  });

  it.each([
    ['denied', /blocked in the settings/u],
    [undefined, /shows no notifications/u],
  ] as const)('say why there are none: %s', async (permission, words) => {
    browser = fakeBrowser(permission ? { permission } : {});
    if (!permission) browser.remove();
    await open('choices');
    expect(await (await section()).findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show notifications on this device' })).toBeNull();
  });

  it('say so where the owner of the browser says no when asked', async () => {
    browser = fakeBrowser({ answer: 'denied' });
    const page = await open('choices');
    await page.user.click(await (await section()).findByRole('button', { name: /Show notifications/u }));
    expect(await (await section()).findByText(/blocked in the settings/u)).toBeDefined();
    expect(sent(page, 'messageDevice')).toEqual([]);
  });
});

describe('the question after a message', () => {
  const question = () => screen.queryByRole('complementary', { name: /Get notifications/u });
  const read = async ({ user }: Page) => user.click(await screen.findByRole('button', { name: /Money/u }));

  it('comes with the first that is read, once, and leads to the topics', async () => {
    browser = fakeBrowser();
    const page = await open();
    await screen.findByRole('button', { name: /Money/u });
    expect(question()).toBeNull();
    expect(page.asked.some(({ id }) => id === 'messageChoices')).toBe(false);
    await read(page);
    const ask = within(await screen.findByRole('complementary', { name: /Get notifications/u }));
    page.answer({ messageDevice: { on: true }, messageChoices: choices([browser.id]) });
    await page.user.click(ask.getByRole('button', { name: 'Show notifications on this device' }));
    expect(await ask.findByRole('checkbox', { name: 'Notification' })).toBeDefined();
    expect(ask.queryByRole('checkbox', { name: 'By mail' })).toBeNull();
  });

  it('does not come again to who has answered it, nor where the browser has been told already', async () => {
    browser = fakeBrowser();
    const page = await open();
    await read(page);
    await page.user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(question()).toBeNull();
    expect(browser.asked).not.toHaveBeenCalled();
    cleanup();
    const kept = localStorage.getItem('livery.pushAsked') ?? '';
    expect(kept).not.toBe('');
    // The stage begins with an empty storage.
    const again = await open();
    localStorage.setItem('livery.pushAsked', kept);
    await read(again);
    await screen.findByText('It is here');
    expect(question()).toBeNull();
    cleanup();
    localStorage.clear();
    browser.remove();
    browser = fakeBrowser({ permission: 'denied' });
    const other = await open();
    await read(other);
    await screen.findByText('It is here');
    expect(question()).toBeNull();
  });
});
