// The code of centres and actions is there before the first test: fetching it takes a busy machine longer than a test waits.
import '#portal/actions/registry.ts';
import '#portal/blocks/layout/centre/Centre.tsx';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAction } from '#portal/actions/run-action.ts';
import { chatRooms } from '#portal/testing/samples.ts';
import { login } from './testing/answers.ts';
import { openShell, type ShellOptions } from './testing/open-shell.tsx';

type Shell = Awaited<ReturnType<typeof openShell>>;

/** Opens the portal at a page of little code, and waits for it. */
async function openPage(options?: ShellOptions): Promise<Shell> {
  const page = await openShell({ at: '/help', ...options });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const agent = { ...login, account: 'boss', type: 41 as const };

/** Chooses an entry of the member menu in the header, by its text key. */
async function choose({ user, words }: Shell, entry: string): Promise<void> {
  const bar = within(await screen.findByRole('group', { name: 'Your account' }));
  await user.click(bar.getByRole('button', { name: /Account menu/ }));
  await user.click(await bar.findByText(words[entry]!));
}

const dialogOf = async ({ words }: Shell, title: string) =>
  within(await screen.findByRole('dialog', { name: words[title]! }));

describe('the member menu in the header', () => {
  it.each([
    ['action.logout', 'logout', undefined],
    ['menu.securityCenter', 'member-centre', 'securityCenter'],
    ['menu.accountRecord', 'member-centre', 'transactionHistory'],
    ['menu.bettingRecord', 'member-centre', 'personalHistoryCopy'],
    ['menu.agentCentre', 'agent-centre', 'agentTeamOverview'],
  ])('leads an agent by %s to %s [MEM-19]', async (entry, id, panel) => {
    const page = await openPage({ session: agent });
    await choose(page, entry);
    await waitFor(() =>
      expect(page.portal.navigation.modals).toEqual([panel === undefined ? { id } : { id, panel }]),
    );
  });
});

describe('centres', () => {
  it.each([
    ['member', 'menu.securityCenter', 'menu.messages'],
    ['agent', 'menu.agentTeamOverview', 'menu.agentAnnouncement'],
  ])(
    'show the menu of the %s with its active page marked, and close [MOD-06] [MOD-07] [AGT-01]',
    async (centre, first, second) => {
      const page = await openPage({ session: agent });
      await act(async () => void (await runAction(page.portal, { do: 'openCentre', centre })));
      const dialog = await dialogOf(page, `modal.${centre}-centre.title`);
      const named = { name: page.words[`menu.${centre}.label`]! };
      const menu = within(await dialog.findByRole('navigation', named));
      const active = (): string | null | undefined =>
        dialog.getByRole('navigation', named).querySelector('[aria-current="page"]')?.textContent;
      expect(active()).toContain(page.words[first]);
      await page.user.click(menu.getByText(page.words[second]!));
      await waitFor(() => expect(active()).toContain(page.words[second]));
      await page.user.click(dialog.getByRole('button', { name: page.words['common.close']! }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );
});

describe('modals', () => {
  it.each([
    ['[MOD-01]', 'Log in', 'login', /Username/],
    ['[MOD-02]', 'Register', 'register', /Username|Mobile/],
  ])(
    '%s %s from the header, in the modal %s with its form, and close again',
    async (_requirement, name, id, field) => {
      const page = await openPage();
      await page.user.click((await screen.findAllByRole('button', { name }))[0]!);
      const dialog = await dialogOf(page, `modal.${id}.title`);
      expect((await dialog.findAllByLabelText(field)).length).toBeGreaterThan(0);
      await page.user.click(dialog.getByRole('button', { name: page.words['common.close']! }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it('ask for what is needed when the password is forgotten, from the login [MOD-03]', async () => {
    const page = await openPage();
    await page.user.click((await screen.findAllByRole('button', { name: 'Log in' }))[0]!);
    const form = await dialogOf(page, 'modal.login.title');
    await page.user.click(await form.findByText(page.words['form.login.forgot']!));
    const dialog = await dialogOf(page, 'modal.forgot-password.title');
    expect(await dialog.findByLabelText(/Mobile number/)).toBeTruthy();
  });

  it('change the password, from the member menu [MOD-04]', async () => {
    const page = await openPage({ session: login });
    await choose(page, 'menu.changePassword');
    const dialog = await dialogOf(page, 'modal.change-password.title');
    expect(await dialog.findByLabelText(/Old password|Current password/)).toBeTruthy();
  });

  it('show the room of the chat, where a member writes [MOD-09]', async () => {
    const answers = { chatRooms: chatRooms(), chatMessages: { messages: [], seq: 0, more: false } };
    const page = await openPage({ session: login, answers });
    await act(async () => void (await runAction(page.portal, { do: 'openModal', modal: 'chat-room' })));
    const dialog = await dialogOf(page, 'modal.chat-room.title');
    expect(await dialog.findByRole('textbox', { name: page.words['chat.write']! })).toBeTruthy();
  });
});
