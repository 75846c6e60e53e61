import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Documents } from '#ui/documents/documents.tsx';
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

  it('shows a member the account, the balance and the member menu [NAV-01] [STA-10]', async () => {
    const page = await openShell({ session: login, answers: { walletBalance: undefined } });
    await screen.findByText('Updating…');
    expect(screen.queryByText(/12,345\.00/)).toBeNull();
    page.answer({ walletBalance: shellAnswers.walletBalance });
    await act(async () => page.portal.calls.invalidate((id) => id === 'walletBalance'));
    await screen.findByText(/12,345\.00/);
    await page.user.click(screen.getByRole('button', { name: /Account menu/ }));
    expect(await screen.findAllByText('Sign out')).not.toHaveLength(0);
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
    await page.user.click(await entry('Sign out'));
    await screen.findByRole('button', { name: 'Stay' });
    expect(page.asked.some(({ id }) => id === 'sessionLogout')).toBe(false);
    cleanup();
    await openShell({ session: login, documents: withoutWallet });
    await screen.findByText(/12,345\.00/);
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
  });
});

describe('the session', () => {
  it('begins with a login and is told to the platform with every call [STA-04]', async () => {
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
    expect(headers.get('authorization')).toBe('Bearer token-1');
    expect([headers.get('x-gateway-version'), headers.get('x-module-id')]).toEqual(['3', 'portal']);
    expect(sessionStorage.getItem('token')).toBe('token-1');
  });

  it('does not begin with a wrong password; the captcha shows when the platform asks for it [STA-05]', async () => {
    const page = await openShell({
      answers: { sessionLogin: refused(401, 'WRONG_CREDENTIALS', { captcha: true }) },
    });
    const dialog = await logIn(page);
    await dialog.findByText('Username or password is not correct.');
    await dialog.findByLabelText(/Picture code/);
    await waitFor(() => expect(page.asked.some(({ id }) => id === 'captcha')).toBe(true));
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it("ends after a question; what is the merchant's stays stored [STA-06]", async () => {
    const page = await openShell({ at: '/help', session: login });
    sessionStorage.setItem('personal', 'x');
    await act(async () => page.portal.navigation.openModal({ id: 'logout' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(page.asked.some(({ id }) => id === 'sessionLogout')).toBe(false);
    await page.user.click(await dialog.findByRole('button', { name: 'Sign out' }));
    await screen.findAllByRole('button', { name: 'Log in' });
    await waitFor(() => expect(location.pathname).toBe('/index'));
    expect(page.asked.some(({ id }) => id === 'sessionLogout')).toBe(true);
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('personal')).toBeNull();
    expect(sessionStorage.getItem('gameVendor')).not.toBeNull();
  });

  it('ends without a word about calls under way, whose answers nobody waits for', async () => {
    const page = await openShell({
      session: login,
      answers: { walletBalance: undefined, sessionLogout: undefined },
    });
    await waitFor(() => expect(page.asked.some(({ id }) => id === 'walletBalance')).toBe(true));
    await act(async () => void page.portal.login.end());
    expect(
      new Headers(page.asked.find(({ id }) => id === 'sessionLogout')?.init.headers).get('authorization'),
    ).toBe('Bearer token-1');
    expect(page.asked.find(({ id }) => id === 'walletBalance')?.init.signal?.aborted).toBe(true);
    expect(page.portal.session.current).toBeUndefined();
    expect(page.asked.filter(({ id }) => id === 'walletBalance')).toHaveLength(1);
  });

  it('stays when the question is answered with no', async () => {
    const page = await openShell({ session: login });
    await act(async () => page.portal.navigation.openModal({ id: 'logout' }));
    await page.user.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.portal.session.current?.token).toBe('token-1');
  });

  it('is dropped with a message when the platform says that it has ended', async () => {
    const page = await openShell({
      session: login,
      answers: { walletBalance: refused(401, 'SESSION_EXPIRED') },
    });
    await screen.findByText('Your session has ended. Please log in again.');
    expect(page.portal.session.current).toBeUndefined();
  });

  it('discards a token without a stored account at the start [STA-01]', () => {
    const make = () =>
      createSessionStore({
        storage: sessionStorage,
        clock: () => new Date('2026-01-05'),
        merchantEntries: [],
      });
    sessionStorage.clear();
    sessionStorage.setItem('token', 'left-over');
    expect(make().current).toBeUndefined();
    expect(sessionStorage.getItem('token')).toBeNull();
    make().begin(login);
    expect(make().current).toMatchObject({ token: 'token-1', account: 'aye' });
  });

  it('begins as a guest where the brand has a demo', async () => {
    const page = await openShell();
    await page.user.click(await screen.findByRole('button', { name: 'Demo' }));
    await waitFor(() => expect(page.portal.session.current?.type).toBe(4));
  });
});

describe('centres', () => {
  it('ask a visitor to log in [ROL-01]', async () => {
    const { portal, words } = await openShell();
    const { runAction } = await import('#portal/actions/run-action.ts');
    await act(async () => void (await runAction(portal, { do: 'openCentre', centre: 'member' })));
    expect(await screen.findByRole('dialog', { name: words['modal.login.title']! })).toBeTruthy();
  });

  it.each(['member', 'agent'])(
    'tell a guest that a real account is needed: %s [ROL-02] [VAL-38] [ERR-01]',
    async (centre) => {
      const { portal, words, user } = await openShell({ session: guest });
      const { runAction } = await import('#portal/actions/run-action.ts');
      await act(async () => void (await runAction(portal, { do: 'openCentre', centre })));
      const warning = within(await screen.findByRole('dialog', { name: words['in_need_true_account']! }));
      await user.click(warning.getByRole('button', { name: words['in_increase_submit']! }));
      expect(await screen.findByRole('dialog', { name: words['modal.register.title']! })).toBeTruthy();
    },
  );

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

  it('open for an agent [ROL-04] [STA-02]', async () => {
    const { portal, words } = await openShell({ session: agent });
    const { runAction } = await import('#portal/actions/run-action.ts');
    await act(async () => void (await runAction(portal, { do: 'openCentre', centre: 'agent' })));
    expect(await screen.findByRole('dialog', { name: words['modal.agent-centre.title']! })).toBeTruthy();
  });
});
