import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game } from '#portal/testing/samples.ts';
import { stage } from '#portal/testing/stage.tsx';
import type { Launched } from '#portal/play/play-store.ts';
import { GameStage } from './GameStage.tsx';
import { holdMostMs, holdMs } from './use-game-messages.ts';

const origin = 'http://vendors.test';
const launched = {
  game: game('wheel'),
  answer: { game_url: `${origin}/play`, launchMode: 'real' },
} as unknown as Launched;
const Page = () => <GameStage launched={launched} restart={() => {}} />;
const balance = (sumBalance: string) => ({ walletBalance: { sumBalance, currency: 'MMK', digits: 2 } });

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A game played for the wallet's money, at 500.00, in whose name a test speaks. */
async function play() {
  const staged = await stage({ view: Page }, {}, { member: 0, answers: balance('50000') });
  const frame = screen.getByTitle<HTMLIFrameElement>(launched.game.name);
  const say = (message: object, from = origin) =>
    act(() => {
      const source = frame.contentWindow;
      dispatchEvent(new MessageEvent('message', { data: { livery: 1, ...message }, origin: from, source }));
    });
  const moved = (sumBalance: string) => {
    staged.answer(balance(sumBalance));
    act(() => staged.portal.calls.invalidate((id) => id === 'walletBalance'));
  };
  const amount = () => staged.container.querySelector('.lv-session-balance-amount')?.textContent;
  const shows = (units: string) => waitFor(() => expect(amount()).toContain(units));
  await shows('500');
  return { ...staged, say, moved, amount, shows };
}

describe('the balance above a game', () => {
  it('tells what a round paid when the game has shown it', async () => {
    const { say, moved, amount, shows, asked } = await play();
    say({ type: 'round', open: true });
    const before = asked.length;
    moved('90000');
    say({ type: 'balance' });
    expect(asked).toHaveLength(before);
    expect(amount()).toContain('500');
    say({ type: 'round', open: false });
    await shows('900');
  });

  it('is less by the stake from the press on, as in the game, until what came of it is told', async () => {
    const { say, moved, amount, shows } = await play();
    say({ type: 'round', open: true, stake: '5000' });
    await shows('450');
    moved('45000');
    expect(amount()).toContain('450');
    moved('90000');
    say({ type: 'round', open: false });
    await shows('900');
  });

  it('takes no stake that is no amount', async () => {
    const { say, amount, shows } = await play();
    say({ type: 'round', open: true, stake: '-5000' });
    say({ type: 'round', open: true, stake: 5000 });
    expect(amount()).toContain('500');
    await shows('500');
  });

  it('is held for some seconds at most, also by one round after another', async () => {
    const { say, moved, amount, shows } = await play();
    say({ type: 'round', open: true });
    moved('90000');
    await act(() => vi.advanceTimersByTimeAsync(holdMs / 2));
    say({ type: 'round', open: true });
    expect(amount()).toContain('500');
    await act(() => vi.advanceTimersByTimeAsync(holdMs / 2));
    await shows('900');
  });

  it('is held longer while the game says that the round goes on, though not for ever', async () => {
    const { say, moved, amount, shows } = await play();
    say({ type: 'round', open: true });
    moved('90000');
    for (let past = 0; past + holdMs / 2 < holdMostMs; past += holdMs / 2) {
      await act(() => vi.advanceTimersByTimeAsync(holdMs / 2));
      expect(amount()).toContain('500');
      say({ type: 'showing' });
    }
    await act(() => vi.advanceTimersByTimeAsync(holdMs / 2));
    await shows('900');
    // A finished round does not hold the balance again.
    say({ type: 'showing' });
    moved('70000');
    await shows('700');
  });

  it('is told as soon as a long round is over', async () => {
    const { say, moved, amount, shows } = await play();
    say({ type: 'round', open: true });
    moved('90000');
    await act(() => vi.advanceTimersByTimeAsync(holdMs / 2));
    say({ type: 'showing' });
    await act(() => vi.advanceTimersByTimeAsync(holdMs / 2));
    expect(amount()).toContain('500');
    say({ type: 'round', open: false });
    await shows('900');
  });

  it('is held by nobody else than the game', async () => {
    const { say, moved, amount, shows } = await play();
    say({ type: 'round', open: true }, 'http://elsewhere.test');
    moved('90000');
    await shows('900');
    expect(amount()).not.toContain('500');
  });
});
