import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { callsOfKind } from '#portal/live/kinds-of-calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { ToastRegion } from '#portal/toasts/ToastRegion.tsx';
import { WinNotices } from './WinNotices.tsx';

type Answer = CallTypes['lotteryWins']['value'];
type Win = Answer['wins'][number];

const win = (given: Partial<Win> = {}): Win => ({
  game: 'minute-star',
  gameType: 'LOTT',
  name: 'Minute Star',
  numero: '20260301-0042',
  payout: '9750000',
  currency: 'MMK',
  bets: 2,
  settledAt: 0,
  ...given,
});
const none: Answer = { digits: 2, wins: [] };

const Page = () => (
  <>
    <ToastRegion />
    <WinNotices />
  </>
);
const open = (lotteryWins: Answer, member: 0 | 4 = 0) =>
  stage({ view: Page }, {}, { member, answers: { lotteryWins, lotteryWinsSeen: null } });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('notices of wins', () => {
  it('say what a draw paid, in one notice, and lead to its bets', async () => {
    const { user, router, asked } = await open({ digits: 2, wins: [win()] });
    const region = await screen.findByRole('status', { hidden: true });
    await within(region).findByText(/^You won MMK.97,500(\.00)? – Minute Star, draw 20260301-0042$/u);
    const seen = asked.find(({ id }) => id === 'lotteryWinsSeen');
    expect(JSON.parse(seen?.body ?? '')).toEqual({
      draws: [{ game: 'minute-star', numero: '20260301-0042' }],
    });
    await user.click(within(region).getByRole('button', { name: 'See the bet', hidden: true }));
    await waitFor(() => expect(router.state.location.search).toBe('?gameCode=minute-star&view=bets'));
    expect(router.state.location.pathname).toBe('/lottery');
    expect(region.textContent).toBe('');
  });

  it('come when the platform says that a draw has paid, each once', async () => {
    const { portal, answer } = await open(none);
    const again = () => portal.calls.invalidate((id) => callsOfKind.wins.includes(id));
    await waitFor(() => expect(portal.calls.read('lotteryWins', {}).state).toBe('ready'));
    expect(screen.queryByText(/You won/u)).toBeNull();
    answer({ lotteryWins: { digits: 2, wins: [win()] } });
    act(again);
    const toast = await screen.findByText(/You won/u);
    act(() => portal.toasts.close(portal.toasts.shown[0]?.id ?? 0));
    expect(toast.isConnected).toBe(false);
    answer({ lotteryWins: { digits: 2, wins: [win({ numero: '20260301-0043' }), win()] } });
    act(again);
    await screen.findByText(/draw 20260301-0043/u);
    expect(screen.queryByText(/draw 20260301-0042/u)).toBeNull();
  });

  it('are one for many draws, with what they paid together and the way to the record', async () => {
    const wins = ['1', '2', '3'].map((at) => win({ numero: `20260301-000${at}`, payout: '100000' }));
    const { user, modals } = await open({ digits: 2, wins });
    await screen.findByText(/^You won MMK.3,000(\.00)? in 3 draws$/u);
    await user.click(screen.getByRole('button', { name: 'See the bets', hidden: true }));
    expect(modals()).toEqual(['member-centre']);
  });

  it('tell quietly of a draw that was lost, in one notice of several, and once', async () => {
    const { portal, answer } = await open({ digits: 2, wins: [win({ payout: '0', bets: 0 })] });
    const again = () => portal.calls.invalidate((id) => callsOfKind.wins.includes(id));
    const [toast] = await vi.waitUntil(() => portal.toasts.shown.length > 0 && portal.toasts.shown);
    expect(toast).toMatchObject({ text: 'Minute Star, draw 20260301-0042: no win this time', tone: 'info' });
    expect(toast?.action).toBeUndefined();
    act(() => portal.toasts.close(toast?.id ?? 0));
    const lost = ['42', '43', '44'].map((at) => win({ numero: `20260301-00${at}`, payout: '0', bets: 0 }));
    answer({ lotteryWins: { digits: 2, wins: [win({ numero: '20260301-0045' }), ...lost] } });
    act(again);
    await screen.findByText('2 draws are settled: no win this time');
    await screen.findByText(/^You won MMK.97,500(\.00)? – Minute Star, draw 20260301-0045$/u);
    expect(screen.queryByText(/draw 20260301-0042/u)).toBeNull();
  });

  it('say how much of the stake came back where a draw paid no more than that', async () => {
    const back = win({ payout: '190000', stake: '200000' });
    const { portal } = await open({ digits: 2, wins: [back] });
    const [toast] = await vi.waitUntil(() => portal.toasts.shown.length > 0 && portal.toasts.shown);
    expect(toast?.tone).toBe('info');
    expect(toast?.text).toMatch(
      /^MMK.1,900(\.00)? of MMK.2,000(\.00)? came back – Minute Star, draw 20260301-0042$/u,
    );
    cleanup();
    const many = await open({
      digits: 2,
      wins: ['1', '2', '3'].map((at) => ({ ...back, numero: `20260301-000${at}` })),
    });
    const [sum] = await vi.waitUntil(() => many.portal.toasts.shown.length > 0 && many.portal.toasts.shown);
    expect(sum?.text).toMatch(/^MMK.5,700(\.00)? of MMK.6,000(\.00)? came back from 3 draws$/u);
  });

  it('wait for a page that nobody looks at', async () => {
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { portal, asked } = await open({ digits: 2, wins: [win()] });
    await waitFor(() => expect(portal.calls.read('lotteryWins', {}).state).toBe('ready'));
    expect(screen.queryByText(/You won/u)).toBeNull();
    expect(asked.map(({ id }) => id)).not.toContain('lotteryWinsSeen');
    look.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText(/You won/u);
  });

  it('ask nothing for guests, who bet on no lottery', async () => {
    const { asked } = await open({ digits: 2, wins: [win()] }, 4);
    expect(asked.map(({ id }) => id)).not.toContain('lotteryWins');
  });
});
