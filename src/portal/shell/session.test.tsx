import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Documents } from '#ui/documents/documents.tsx';
import { createActivity } from '#portal/session/activity.ts';
import { followTabs } from '#portal/session/follow-tabs.ts';
import { createSessionStore } from '#portal/session/session-store.ts';
import { shellAnswers, login } from './testing/answers.ts';
import { openShell, refused } from './testing/open-shell.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const guest = { ...login, account: 'guest', type: 4 as const };
/** Account of the session that the browser keeps. */
const storedAccount = (): string | undefined =>
  (JSON.parse(localStorage.getItem('livery.session') ?? '{}') as { account?: string }).account;

const agent = { ...login, account: 'boss', type: 41 as const };

async function logIn(page: Awaited<ReturnType<typeof openShell>>) {
  await page.user.click((await screen.findAllByRole('button', { name: 'Log in' }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(await dialog.findByLabelText(/Username/), ' aye ');
  await page.user.type(dialog.getByLabelText(/^\W*Password/), 'secret-1');
  await page.user.click(dialog.getByRole('button', { name: 'Log in' }));
  return dialog;
}

describe('the header', () => {
  it('offers a visitor the languages and the ways in [NAV-01]', async () => {
    await openShell();
    const header = within(
      (await waitFor(() => document.querySelector<HTMLElement>('.lv-header')!),
      document.querySelector('.lv-header')!) as HTMLElement,
    );
    header.getByRole('button', { name: /Choose a language/ });
    header.getByRole('button', { name: 'Log in' });
    expect(header.getByRole('button', { name: 'Register' })).toBeTruthy();
  });

  it.each([
    ['DIRECTREG3', 'Register', '[ENT-17]'],
    ['freePlay', 'Demo', '[ENT-18] [OFF-28]'],
  ])('has with the switch %s alone the button "%s" %s', async (flag, name) => {
    for (const on of [true, false]) {
      await openShell({
        documents: (given) => ({
          ...given,
          flags: { ...given.flags, flags: { ...given.flags.flags, [flag]: on } },
        }),
      });
      const header = within(await screen.findByRole('banner'));
      await header.findByRole('button', { name: 'Log in' });
      expect(header.queryAllByRole('button', { name })).toHaveLength(on ? 1 : 0);
      cleanup();
    }
  });

  it('shows a member the account, the balance and the member menu [NAV-01] [STA-10]', async () => {
    const page = await openShell({ session: login, answers: { walletBalance: undefined } });
    await screen.findByText('Updating…');
    expect(screen.queryByText(/12,345\.00/)).toBeNull();
    page.answer({ walletBalance: shellAnswers.walletBalance });
    await act(async () => page.portal.calls.invalidate((id) => id === 'walletBalance'));
    await screen.findByText(/12,345\.00/);
    await page.user.click(screen.getByRole('button', { name: /Account menu/ }));
    expect(await screen.findAllByText('Log out')).not.toHaveLength(0);
  });
});

/** A brand that has taken out its pages for money. */
const withoutWallet = (documents: Documents): Documents => {
  const { depositv2: _deposit, withdraw: _withdraw, ...screens } = documents.screens;
  return { ...documents, screens };
};

describe('the bar of a member', () => {
  it('has the balance, ways to deposit and withdraw where the brand has them, the member centre, records, and a logout that asks [OFF-30]', async () => {
    const page = await openShell({ session: login });
    const bar = within(screen.getByRole('group', { name: 'Your account' }));
    await bar.findByText(/12,345\.00/);
    const leadsTo = async (button: HTMLElement, panel: string) => {
      await page.user.click(button);
      await waitFor(() => expect(page.portal.navigation.modals).toEqual([{ id: 'member-centre', panel }]));
      await act(async () => page.portal.navigation.closeModals());
    };
    // Its menu is a popover, which this environment knows nothing of.
    const entry = async (name: string) => {
      await page.user.click(bar.getByRole('button', { name: /Account menu/ }));
      return bar.findByText(name);
    };
    await leadsTo(bar.getByRole('button', { name: 'Deposit' }), 'depositv2');
    await leadsTo(bar.getByRole('button', { name: 'Withdraw' }), 'withdraw');
    await leadsTo(await entry('My account'), 'securityCenter');
    await leadsTo(await entry('Account record'), 'transactionHistory');
    await page.user.click(await entry('Log out'));
    await screen.findByRole('button', { name: 'Stay' });
    expect(page.asked.some(({ id }) => id === 'sessionLogout')).toBe(false);
    cleanup();
    await openShell({ session: login, documents: withoutWallet });
    await screen.findByText(/12,345\.00/);
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
  });
});

describe('the session', () => {
  it('begins with a login and is told to the platform with every call [STA-04] [API-59]', async () => {
    const page = await openShell();
    await logIn(page);
    await screen.findByText('aye');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = page.asked.find(({ id }) => id === 'sessionLogin');
    expect(JSON.parse(String(sent?.init.body))).toEqual({
      username: 'aye',
      password: 'secret-1',
      type: 'username',
      human: expect.any(String),
    });
    await waitFor(() => expect(page.asked.some(({ id }) => id === 'walletBalance')).toBe(true));
    const headers = new Headers(page.asked.find(({ id }) => id === 'walletBalance')?.init.headers);
    expect([headers.get('x-session'), headers.get('x-session-member')]).toEqual(['cookie', 'c1']);
    expect([headers.get('x-gateway-version'), headers.get('x-module-id')]).toEqual(['3', 'portal']);
    expect(storedAccount()).toBe('aye');
  });

  it('of a first login is told to the platform, and waits for a new password: then the member is loaded and home opens [STA-04]', async () => {
    const first = { ...login, firstTimeLogin: true, passwordDue: true };
    const page = await openShell({
      at: '/promotions',
      answers: {
        sessionLogin: first,
        sessionFirstLogin: { firstLoginAt: '2026-01-05T08:30:00Z', passwordDue: true },
        memberPassword: {},
      },
    });
    await logIn(page);
    const change = within(
      await screen.findByRole('dialog', { name: page.words['modal.change-password.title']! }),
    );
    const asked = () => page.asked.map(({ id }) => id);
    await waitFor(() => expect(asked()).toContain('sessionFirstLogin'));
    expect(page.portal.session.current).toBeUndefined();
    expect(asked()).not.toContain('memberInfo');
    await page.user.type(await change.findByLabelText(/New password/), 'Lotus#2026');
    await page.user.type(change.getByLabelText(/Repeat new password/), 'Lotus#2026');
    await page.user.click(change.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(page.portal.session.current?.account).toBe('aye'));
    await waitFor(() => expect(asked()).toContain('memberInfo'));
    expect(asked().indexOf('memberInfo')).toBeGreaterThan(asked().indexOf('memberPassword'));
    await waitFor(() => expect(location.pathname).toBe('/index'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText(/12,345\.00/);
  });

  it('does not begin with a wrong password; the form waits no longer, and the captcha shows with its picture when the platform asks for it [STA-05]', async () => {
    const waiting = await openShell({ answers: { sessionLogin: undefined } });
    const busy = await (await logIn(waiting)).findByRole('button', { name: 'Logging in…' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    cleanup();

    const page = await openShell({
      answers: {
        sessionLogin: refused(401, 'WRONG_CREDENTIALS', { captcha: true }),
        captcha: { captchaId: 'k1', image: 'iVBORw0KGgo=', expiresAt: '2999-01-01T00:00:00Z' },
      },
    });
    const dialog = await logIn(page);
    await dialog.findByText('Username or password is not correct.');
    expect(dialog.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Logging in…' })).toBeNull();
    await dialog.findByLabelText(/Picture code/);
    const picture = await dialog.findByRole('img', { name: 'Picture with characters' });
    expect(picture.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=');
    expect(storedAccount()).toBeUndefined();
  });

  it("ends after a question; what is the merchant's stays stored, what was the agent's is forgotten [STA-06]", async () => {
    const page = await openShell({ at: '/help', session: agent });
    sessionStorage.setItem('personal', 'x');
    const { calls, facts } = page.portal;
    const kept = () => Object.keys(calls.answers).map((key) => key.split(' ')[0]);
    calls.read('vipStatus', {});
    calls.read('contractInfo', {});
    expect(facts.read('member.isAgent')).toBe(true);
    expect(kept()).toEqual(expect.arrayContaining(['vipStatus', 'contractInfo']));
    await act(async () => page.portal.navigation.openModal({ id: 'logout' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(page.asked.some(({ id }) => id === 'sessionLogout')).toBe(false);
    await page.user.click(await dialog.findByRole('button', { name: 'Log out' }));
    await screen.findAllByRole('button', { name: 'Log in' });
    await waitFor(() => expect(location.pathname).toBe('/index'));
    expect(page.asked.some(({ id }) => id === 'sessionLogout')).toBe(true);
    expect(storedAccount()).toBeUndefined();
    expect(sessionStorage.getItem('personal')).toBeNull();
    expect(sessionStorage.getItem('gameVendor')).not.toBeNull();
    expect([facts.read('session.loggedIn'), facts.read('member.isAgent')]).toEqual([false, false]);
    for (const id of ['vipStatus', 'contractInfo']) expect(kept()).not.toContain(id);
  });

  it('ends without a word about calls under way, whose answers nobody waits for', async () => {
    const page = await openShell({
      session: login,
      answers: { walletBalance: undefined, sessionLogout: undefined },
    });
    await waitFor(() => expect(page.asked.some(({ id }) => id === 'walletBalance')).toBe(true));
    await act(async () => void page.portal.login.end());
    expect(
      new Headers(page.asked.find(({ id }) => id === 'sessionLogout')?.init.headers).get('x-session-member'),
    ).toBe('c1');
    expect(page.asked.find(({ id }) => id === 'walletBalance')?.init.signal?.aborted).toBe(true);
    expect(page.portal.session.current).toBeUndefined();
    expect(page.asked.filter(({ id }) => id === 'walletBalance')).toHaveLength(1);
  });

  it('stays when the question is answered with no', async () => {
    const page = await openShell({ session: login });
    await act(async () => page.portal.navigation.openModal({ id: 'logout' }));
    await page.user.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.portal.session.current?.account).toBe('aye');
  });

  it.each(['SESSION_EXPIRED', 'SESSION_CHANGED'])(
    'is dropped with a message when the platform says %s',
    async (code) => {
      const page = await openShell({ session: login, answers: { walletBalance: refused(401, code) } });
      await screen.findByText('Your session has ended. Please log in again.');
      expect(page.portal.session.current).toBeUndefined();
    },
  );

  it('rests on the account of the browser; an entry without one, or of a session that is over, is discarded at the start [STA-01]', () => {
    const make = () =>
      createSessionStore({
        shared: localStorage,
        storage: sessionStorage,
        clock: () => new Date('2026-01-05'),
        merchantEntries: [],
      });
    const over = JSON.stringify({ ...login, expiresAt: '2026-01-04T00:00:00Z' });
    for (const entry of ['left-over', '{"customerId":"c1"}', over]) {
      localStorage.setItem('livery.session', entry);
      expect(make().current).toBeUndefined();
      expect(localStorage.getItem('livery.session')).toBeNull();
    }
    make().begin({ ...login, token: 'secret-token' });
    expect(make().current).toMatchObject({ account: 'aye' });
    // Only the page that was given a token knows it, and it stores it nowhere.
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('secret-token');
  });

  it('of another member takes away what the last one left in the tab', () => {
    const make = () =>
      createSessionStore({
        shared: localStorage,
        storage: sessionStorage,
        clock: () => new Date('2026-01-05'),
        merchantEntries: ['settings'],
      });
    localStorage.clear();
    sessionStorage.clear();
    make().begin(login);
    sessionStorage.setItem('draft', 'of aye');
    sessionStorage.setItem('settings', 'of the merchant');
    localStorage.setItem('livery.session', JSON.stringify({ ...login, customerId: 'c2', account: 'moe' }));
    expect(make().current?.account).toBe('moe');
    expect([sessionStorage.getItem('draft'), sessionStorage.getItem('settings')]).toEqual([
      null,
      'of the merchant',
    ]);
  });

  it('begins as a guest where the brand has a demo, for the system and an encrypted random string [ENT-13] [OFF-28]', async () => {
    const page = await openShell();
    const encrypt = vi.spyOn(page.portal.gateway, 'encrypt').mockResolvedValue('sealed');
    await page.user.click(await screen.findByRole('button', { name: 'Demo' }));
    await waitFor(() => expect(page.portal.session.current?.type).toBe(4));
    expect(encrypt.mock.calls).toEqual([[expect.stringMatching(/^[0-9a-f]{48}$/u), 'sessionFreePlay']]);
    const { init } = page.asked.find(({ id }) => id === 'sessionFreePlay') ?? {};
    expect(JSON.parse(String(init?.body))).toEqual({
      os: page.portal.window.platform(),
      platform: 'W',
      version: 3,
      random: 'sealed',
    });
    expect(new Headers(init?.headers).get('x-gateway-version')).toBe('3');
  });
});

describe('other tabs', () => {
  /** What a browser does to this tab when another one has written to the storage they share. */
  const elsewhere = (entry: object | undefined) =>
    act(async () => {
      if (entry) localStorage.setItem('livery.session', JSON.stringify(entry));
      else localStorage.removeItem('livery.session');
      window.dispatchEvent(new StorageEvent('storage', { key: 'livery.session' }));
    });
  const followed = async (options: Parameters<typeof openShell>[0]) => {
    const page = await openShell(options);
    followTabs(page.portal.login);
    return page;
  };

  it('end the session here when it ends there, without a call', async () => {
    const { portal, asked } = await followed({ session: login });
    await screen.findByText(/12,345\.00/);
    await elsewhere(undefined);
    expect((await screen.findAllByRole('button', { name: 'Log in' })).length).toBeGreaterThan(0);
    expect(portal.session.current).toBeUndefined();
    expect(asked.some(({ id }) => id === 'sessionLogout')).toBe(false);
  });

  it('log this one in too, which closes the login it had open', async () => {
    const { user } = await followed({});
    await user.click((await screen.findAllByRole('button', { name: 'Log in' }))[0]!);
    await screen.findByRole('dialog');
    await elsewhere(login);
    await screen.findByText(/12,345\.00/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('may have logged in as somebody else: what is refused for it shows that session, and ends nothing', async () => {
    const { portal } = await followed({ session: login });
    // Before the storage tells.
    localStorage.setItem('livery.session', JSON.stringify({ ...login, customerId: 'c2', account: 'moe' }));
    await act(async () => portal.login.lost(portal.session.begun!));
    expect([portal.session.current?.account, storedAccount()]).toEqual(['moe', 'moe']);
    expect(screen.queryByText('Your session has ended. Please log in again.')).toBeNull();
  });

  it('are looked at again when a page comes back that was frozen', async () => {
    const { portal } = await followed({ session: login });
    localStorage.removeItem('livery.session');
    await act(async () => void window.dispatchEvent(new Event('pageshow')));
    expect(portal.session.current).toBeUndefined();
  });

  it('keep the session alive for all by what the player does in one', () => {
    let now = 0;
    const tab = () => createActivity(() => new Date(now), new EventTarget(), localStorage);
    localStorage.clear();
    const [here, there] = [tab(), tab()];
    now = 60_000;
    there.note();
    now = 90_000;
    expect(here.last()).toBe(60_000);
  });
});

describe('the language that a page is turned to', () => {
  it('is told to the platform for a member, and of a visitor not [API-57]', async () => {
    const { runAction } = await import('#portal/actions/run-action.ts');
    for (const [session, told] of [
      [login, ['{"language":"th"}']],
      [undefined, []],
    ] as const) {
      const { portal, asked } = await openShell(session ? { session } : {});
      await act(async () => void (await runAction(portal, { do: 'setLanguage', language: 'th' })));
      expect(asked.filter(({ id }) => id === 'languageUpdate').map(({ init }) => init.body)).toEqual(told);
      cleanup();
    }
  });
});

describe('centres', () => {
  it('ask a visitor to log in [STA-02] [ROL-01]', async () => {
    const { portal, words } = await openShell();
    const { runAction } = await import('#portal/actions/run-action.ts');
    await act(async () => void (await runAction(portal, { do: 'openCentre', centre: 'member' })));
    expect(await screen.findByRole('dialog', { name: words['modal.login.title']! })).toBeTruthy();
  });

  it.each(['member', 'agent'])(
    'tell a guest that a real account is needed: %s [STA-02] [ROL-02] [VAL-38] [ERR-01]',
    async (centre) => {
      const { portal, words, user } = await openShell({ session: guest });
      const { runAction } = await import('#portal/actions/run-action.ts');
      await act(async () => void (await runAction(portal, { do: 'openCentre', centre })));
      const warning = within(await screen.findByRole('dialog', { name: words['in_need_true_account']! }));
      await user.click(warning.getByRole('button', { name: words['in_increase_submit']! }));
      expect(await screen.findByRole('dialog', { name: words['modal.register.title']! })).toBeTruthy();
    },
  );

  it('tell a guest who comes by the address as well, with the way to a real account [ROL-02]', async () => {
    const { words, user } = await openShell({ session: guest, at: '/member/deposit' });
    const gate = within((await screen.findByText(words['in_need_true_account']!)).parentElement!);
    await user.click(gate.getByRole('button', { name: words['in_increase_submit']! }));
    expect(await screen.findByRole('dialog', { name: words['modal.register.title']! })).toBeTruthy();
  });

  it('open for a member, at the page asked for, and mark it; the agent centre does not [STA-02] [ROL-03]', async () => {
    const { portal, words } = await openShell({ session: login });
    const { runAction } = await import('#portal/actions/run-action.ts');
    await act(async () => void (await runAction(portal, { do: 'openCentre', centre: 'agent' })));
    await screen.findByText(words['centre.agentsOnly']!);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(
      async () => void (await runAction(portal, { do: 'openCentre', centre: 'member', page: 'messageV2' })),
    );
    const dialog = within(await screen.findByRole('dialog', { name: words['modal.member-centre.title']! }));
    await dialog.findByRole('heading', { name: words['panel.messageV2.title']! });
    expect(document.querySelector('.lv-centre-menu [aria-current="page"]')?.textContent).toContain(
      words['menu.messages'],
    );
  });

  it.each([1, 2, 41, 42] as const)('open for an agent of the type %i [ROL-04] [STA-02]', async (type) => {
    const { portal, words } = await openShell({ session: { ...agent, type } });
    expect(portal.facts.read('member.isAgent')).toBe(true);
    const { runAction } = await import('#portal/actions/run-action.ts');
    await act(async () => void (await runAction(portal, { do: 'openCentre', centre: 'agent' })));
    expect(await screen.findByRole('dialog', { name: words['modal.agent-centre.title']! })).toBeTruthy();
    await act(() => portal.navigation.closeModals());
    await act(async () => void (await runAction(portal, { do: 'openCentre', centre: 'member' })));
    expect(await screen.findByRole('dialog', { name: words['modal.member-centre.title']! })).toBeTruthy();
  });
});
