import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from './testing/answers.ts';
import { openShell, type ShellOptions } from './testing/open-shell.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = () => location.pathname + location.search;
const agent = { ...login, account: 'boss', type: 41 as const };

async function open(options: ShellOptions = {}) {
  const page = await openShell({ session: login, ...options });
  const { words, portal } = page;
  const textAt = (selector: string) => [...document.querySelectorAll(selector)].at(-1)?.textContent;
  const showsPanel = async (id: string, side = 'member') => {
    await waitFor(() => expect(textAt('.lv-centre-title')).toBe(words[`panel.${id}.title`]));
    expect(textAt('.lv-dialog-title')).toBe(words[`modal.${side}-centre.title`]);
    // All code has come: React does not take in an act while something waits for code.
    await waitFor(() => vi.dynamicImportSettled());
    await waitFor(() => expect(document.querySelector('.lv-page-waiting')).toBeNull());
  };
  const linkTo = (path: string) => `.lv-centre-menu a[href="${path}"]`;
  const entry = async (path: string) => {
    await waitFor(() => expect(document.querySelector(linkTo(path))).not.toBeNull());
    return document.querySelector(linkTo(path))!;
  };
  const follow = async (path: string) => {
    const link = await entry(path);
    await act(async () => void fireEvent.click(link));
  };
  const isClosed = () => waitFor(() => expect(document.querySelector('.lv-dialog')).toBeNull());
  const close = () => act(async () => void fireEvent.click(screen.getAllByLabelText('Close').at(-1)!));
  const back = () => act(async () => history.back());
  const go = (to: string) => act(async () => portal.navigation.go(to));
  return { ...page, showsPanel, entry, follow, isClosed, close, back, go };
}

describe('the address of a panel', () => {
  it('opens its centre over home and names the tab; closing leads home', async () => {
    const { showsPanel, close, isClosed, words } = await open({ at: '/member/deposit' });
    await showsPanel('depositv2');
    expect(document.title).toBe(`${words['panel.depositv2.title']} · ${words['brand.name']}`);
    expect(screen.getByRole('main', { hidden: true }).textContent).not.toBe('');
    await close();
    await isClosed();
    await waitFor(() => expect(at()).toBe('/index'));
    expect(document.title).toContain(words['page.home.title']);
  });

  it.each([
    ['/member', 'securityCenter', 'member'],
    ['/Member/Deposit/', 'depositv2', 'member'],
    ['/agent', 'agentTeamOverview', 'agent'],
    ['/agent/account', 'registerCenter', 'agent'],
    ['/agent/messages', 'agentAnnouncement', 'agent'],
  ])('may be %s', async (path, panel, side) => {
    const { showsPanel, portal } = await open({ at: path, session: agent });
    await showsPanel(panel, side);
    expect(portal.navigation.modals).toEqual([{ id: `${side}-centre`, panel }]);
  });

  const members = [
    ['/member/account', 'securityCenter', '[MEM-01]'],
    ['/member/wallet', 'transferFund', '[MEM-02]'],
    ['/member/deposit', 'depositv2', '[MEM-03]'],
    ['/member/withdraw', 'withdraw', '[MEM-04]'],
    ['/member/transfer', 'transferUpline', '[MEM-05]'],
    ['/member/bets', 'personalHistoryCopy', '[MEM-06]'],
    ['/member/records', 'transactionHistory', '[MEM-07]'],
    ['/member/profit', 'personalProfit', '[MEM-08]'],
    ['/member/bonus', 'bonusDetails', '[MEM-09]'],
    ['/member/rewards', 'rewardCenter', '[MEM-10]'],
    ['/member/referral', 'referral', '[MEM-11]'],
    ['/member/missions', 'missionLeaderboard', '[MEM-12]'],
    ['/member/messages', 'messageV2', '[MEM-13]'],
    ['/member/red-envelopes', 'redEnvelope', '[MEM-14]'],
    ['/member/vip', 'vip', '[MEM-15]'],
  ] as const;
  const agents = [
    ['/agent/team', 'agentTeamOverview', '[AGT-03]'],
    ['/agent/messages', 'agentAnnouncement', '[AGT-02]'],
    ['/agent/account', 'registerCenter', '[AGT-04]'],
    ['/agent/members', 'downlineManagmentView', '[AGT-05]'],
    ['/agent/bets', 'agentPersonalHistoryCopy', '[AGT-06]'],
    ['/agent/profit', 'palStatementsAgentCopy', '[AGT-07]'],
    ['/agent/income', 'agentRevenueReport', '[AGT-08]'],
    ['/agent/movements', 'agentDownlineTransactionDetailsCopy', '[AGT-09]'],
  ] as const;
  const idsOf = (panels: readonly (readonly [string, string, string])[]) =>
    panels.map(([, , id]) => id).join(' ');
  it.each([
    ['member', idsOf(members), members],
    ['agent', idsOf(agents), agents],
  ] as const)(
    'stands behind every entry of the menu of the %s, the first of which is the default %s',
    { timeout: 180_000 },
    async (side, _ids, panels) => {
      const { showsPanel, entry, follow, words } = await open({ at: `/${side}`, session: agent });
      const [[, home]] = panels;
      await showsPanel(home, side);
      for (const [path, panel] of panels) {
        await follow(path);
        // Calls that nobody answers here leave some panels waiting.
        await waitFor(() => expect(at()).toBe(path));
        await waitFor(() => vi.dynamicImportSettled());
        await screen.findByRole('heading', { level: 3, name: words[`panel.${panel}.title`]! });
        const link = await entry(path);
        expect(link.getAttribute('aria-current')).toBe('page');
        // The menu stays, with nothing else marked and a way out.
        expect(document.querySelectorAll('.lv-centre-menu [aria-current="page"]')).toHaveLength(1);
        expect(screen.getAllByRole('button', { name: words['common.close']! })).not.toHaveLength(0);
      }
    },
  );

  it('of messages tells how many are not read, in the menu [MEM-13]', async () => {
    const { entry, answer, portal } = await open({
      at: '/member',
      answers: { unreadCount: { count: 3 } },
    });
    const messages = await entry('/member/messages');
    await waitFor(() => expect(messages.querySelector('.lv-badge')?.textContent).toBe('3'));
    answer({ unreadCount: { count: 0 } });
    await act(async () => portal.calls.invalidate((id) => id === 'unreadCount'));
    await waitFor(() => expect(messages.querySelector('.lv-badge')).toBeNull());
  });

  it('shows agents what is announced, what is for them alone first and opened [AGT-02]', async () => {
    const { showsPanel } = await open({ at: '/agent/messages', session: agent });
    await showsPanel('agentAnnouncement', 'agent');
    const panel = within(screen.getByRole('dialog'));
    expect(await panel.findByText('Content a1')).toBeTruthy();
    expect(panel.getAllByText(/^Title p\d/u).length).toBeGreaterThanOrEqual(6);
  });

  it('leaves the page below as it is, with its query, its place and its code', async () => {
    const { showsPanel, go, close, isClosed, portal } = await open({ at: '/lottery?gameCode=x' });
    const main = await screen.findByRole('main');
    vi.mocked(scrollTo).mockClear();
    await go('/member/deposit');
    await showsPanel('depositv2');
    expect(document.querySelector('main')).toBe(main);
    expect(portal.navigation.path).toBe('/lottery');
    await close();
    await isClosed();
    await waitFor(() => expect(at()).toBe('/lottery?gameCode=x'));
    expect(screen.getByRole('main')).toBe(main);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('keeps the page below when it is loaded anew', async () => {
    const { go, showsPanel } = await open({ at: '/help' });
    await go('/member/deposit');
    await showsPanel('depositv2');
    const entry: unknown = history.state;
    cleanup();
    const anew = await open({ at: '/member/deposit', entry });
    await anew.showsPanel('depositv2');
    expect(anew.portal.navigation.path).toBe('/help');
  });

  it('asks a visitor to log in and goes on at the panel', async () => {
    const page = await openShell({ at: '/member/deposit' });
    const centre = within(
      await screen.findByRole('dialog', { name: page.words['modal.member-centre.title']! }),
    );
    await centre.findByText(page.words['gate.login']!);
    await page.user.click(centre.getByRole('button', { name: page.words['session.login']! }));
    await screen.findByRole('dialog', { name: page.words['modal.login.title']! });
    await act(() => page.portal.login.finish(login));
    await waitFor(() =>
      expect(page.portal.navigation.modals).toEqual([{ id: 'member-centre', panel: 'depositv2' }]),
    );
    expect(centre.queryByText(page.words['gate.login']!)).toBeNull();
  });

  it('tells a member that a panel is for agents only', async () => {
    const { words } = await open({ at: '/agent/account' });
    expect(await screen.findByText(words['gate.notForYou']!)).toBeTruthy();
  });
});

describe('going from panel to panel', () => {
  it('is going by links, each an entry of the history; closing leaves them all', async () => {
    const { go, entry, follow, showsPanel, back, close, isClosed } = await open({ at: '/help' });
    await go('/member/deposit');
    await follow('/member/withdraw');
    await showsPanel('withdraw');
    await waitFor(() => expect(at()).toBe('/member/withdraw'));
    expect((await entry('/member/withdraw')).getAttribute('aria-current')).toBe('page');
    await back();
    await showsPanel('depositv2');
    await follow('/member/protection');
    await showsPanel('protection');
    await close();
    await isClosed();
    await waitFor(() => expect(at()).toBe('/help'));
    await act(async () => history.forward());
    await showsPanel('depositv2');
  });

  it('leads home when the first one was opened by its address', async () => {
    const { follow, showsPanel, close, isClosed } = await open({ at: '/member/deposit' });
    await follow('/member/withdraw');
    await showsPanel('withdraw');
    await close();
    await isClosed();
    await waitFor(() => expect(at()).toBe('/index'));
  });

  it('leaves a click for another tab to the browser', async () => {
    const { entry } = await open({ at: '/member/deposit' });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // The browser of this test opens no tabs.
    const link = await entry('/member/withdraw');
    let prevented: boolean | undefined;
    addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent(link, click);
    expect(prevented).toBe(false);
    expect(location.pathname).toBe('/member/deposit');
  });
});

describe('the names of panels in documents', () => {
  it.each([
    [{ do: 'openCentre', centre: 'member' }, '/member/account'],
    [{ do: 'openCentre', centre: 'member', page: 'messageV2' }, '/member/messages'],
    [{ do: 'openModal', modal: 'agent-centre' }, '/agent/team'],
    [{ do: 'navigate', to: '/member/wallet' }, '/member/wallet'],
  ])('%o leads to %s', async (action, path) => {
    const { portal } = await open({ session: agent });
    const { runAction } = await import('#portal/actions/run-action.ts');
    await act(async () => void (await runAction(portal, action)));
    await waitFor(() => expect(at()).toBe(path));
  });

  it('open a panel over a modal, which is there again when the centre closes', async () => {
    const { portal, showsPanel, close } = await open({ at: '/help' });
    await act(async () => portal.navigation.openModal({ id: 'announcements' }));
    await act(async () => portal.navigation.openModal({ id: 'member-centre', panel: 'depositv2' }));
    await showsPanel('depositv2');
    expect(portal.navigation.modals.map(({ id }) => id)).toEqual(['announcements', 'member-centre']);
    await close();
    await waitFor(() => expect(portal.navigation.modals).toEqual([{ id: 'announcements' }]));
    await act(async () => portal.navigation.openModal({ id: 'member-centre' }));
    await act(() => portal.navigation.closeModals());
    await waitFor(() => expect(portal.navigation.modals).toEqual([]));
    expect(location.pathname).toBe('/help');
  });

  it('lead through a panel to a modal over it and back', async () => {
    const { portal, back } = await open({ at: '/member/account' });
    await act(async () => portal.navigation.openModal({ id: 'nickname' }));
    await waitFor(() =>
      expect(portal.navigation.modals.map(({ id }) => id)).toEqual(['member-centre', 'nickname']),
    );
    await back();
    await waitFor(() =>
      expect(portal.navigation.modals).toEqual([{ id: 'member-centre', panel: 'securityCenter' }]),
    );
    await waitFor(() => expect(at()).toBe('/member/account'));
  });
});

it('a panel that is withdrawn while it is open leaves its centre open at the first one', async () => {
  const { publish, showsPanel, close, isClosed, go } = await open({ at: '/help' });
  await go('/member/deposit');
  await showsPanel('depositv2');
  await publish((documents) => {
    const { depositv2: _withdrawn, ...screens } = documents.screens;
    return { ...documents, screens };
  });
  await showsPanel('securityCenter');
  await close();
  await isClosed();
  await waitFor(() => expect(at()).toBe('/help'));
});
