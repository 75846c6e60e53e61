import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stage, type StageOptions } from '#portal/testing/stage.tsx';
import { LotteryLobby } from '../../blocks/lottery/lotteryLobby/LotteryLobby.tsx';
import { fetchRoom } from '../testing/fetch-room.ts';
import { placedSlip, roomDraw, roomNow, roomRules } from '../testing/room-answer.ts';

beforeAll(fetchRoom);
afterEach(cleanup);

async function open(options: StageOptions = {}) {
  const staged = await stage(
    { view: LotteryLobby },
    { gameType: 'LOTT' },
    {
      at: '/lottery?gameCode=minute-star&playType=dragon-tiger-1v2',
      member: 0,
      now: roomNow,
      answers: { lotteryGame: roomRules('ssc'), lotteryBet: placedSlip },
      ...options,
    },
  );
  await screen.findByRole('heading', { level: 1 });
  const { user } = staged;
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return { ...staged, press };
}
const slip = () => within(screen.getByRole('complementary', { name: 'Bet slip' }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Place these bets?' }));

describe('a bet without the way over the slip', () => {
  it('is two presses after the numbers: its price, and the answer to the question', async () => {
    const { user, press, asked } = await open();
    await press(/^Dragon ×/u);
    await press(/^Bet USD.2\.00$/u);
    expect(dialog().getByText('Dragon – tiger · 1 v 2')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Place bets' }));
    expect(await screen.findByText(/1 bet placed/u)).toBeDefined();
    // Before the notice is closed: who reloads now does not find the numbers chosen.
    await waitFor(() => expect(sessionStorage.getItem('livery.choice.minute-star')).toBeNull());
    expect(asked.filter(({ id }) => id === 'lotteryBet')).toHaveLength(1);
    await press('Play on');
    expect(screen.getByRole('button', { name: /^Dragon ×/u, pressed: false })).toBeDefined();
    expect(slip().getByText('Your slip is empty')).toBeDefined();
  });

  it('says what a hit pays of choices with other odds, and names them in the order of the board', async () => {
    const rules = roomRules('ssc');
    const betTypes = rules.betTypes.map((bet) => ({
      ...bet,
      levels: bet.levels.map((level, at) => ({ ...level, odds: at === 0 ? '2' : '9' })),
    }));
    const { press } = await open({ answers: { lotteryGame: { ...rules, betTypes } } });
    await press(/^Dragon ×/u);
    const one = screen.getByText(/a hit pays/u).textContent;
    expect(one).not.toContain('–');
    await press(/^Dragon ×/u);
    await press(/^Tie ×/u);
    await press(/^Dragon ×/u);
    expect(screen.getByText(/a hit pays/u).textContent).toMatch(/a hit pays USD\s[\d.,]+ – USD\s[\d.,]+$/u);
    await press('Add to slip');
    expect(slip().getByText('Dragon Tie')).toBeDefined();
  });

  it('leaves the choice as it was, and nothing on the slip, when the player goes back', async () => {
    const { user, press } = await open();
    await press(/^Dragon ×/u);
    await press(/^Bet USD/u);
    await user.click(dialog().getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: /^Dragon ×/u, pressed: true })).toBeDefined();
    expect(slip().getByText('Your slip is empty')).toBeDefined();
  });

  it('takes what waits on the slip along, and says what all of it costs', async () => {
    const { user, press, asked } = await open();
    await press(/^Tie ×/u);
    await press('Add to slip');
    await press(/^Dragon ×/u);
    await press(/^Bet all, USD.4\.00$/u);
    await user.click(dialog().getByRole('button', { name: 'Back' }));
    expect(slip().getAllByRole('listitem')).toHaveLength(1);
    await press(/^Bet all, USD.4\.00$/u);
    await user.click(dialog().getByRole('button', { name: 'Place bets' }));
    await screen.findByText(/bet placed/u);
    const sent = asked.find(({ id }) => id === 'lotteryBet');
    expect((JSON.parse(sent?.body ?? '') as { lines: unknown[] }).lines).toHaveLength(2);
  });

  it('is the same slip under the same key when nobody knows whether it was heard', async () => {
    const { user, press, asked } = await open({
      answers: { lotteryGame: roomRules('ssc'), lotteryBet: { status: 503 } },
    });
    await press(/^Dragon ×/u);
    const send = async (name: string) => {
      await user.click(dialog().getByRole('button', { name }));
      await dialog().findByRole('button', { name: 'Try again' });
    };
    await press(/^Bet USD/u);
    await send('Place bets');
    await user.click(dialog().getByRole('button', { name: 'Back' }));
    // Its line waits on the slip, and no longer as a choice that would be bet beside it.
    expect(screen.getByRole('button', { name: /^Dragon ×/u, pressed: false })).toBeDefined();
    await press(/^Tie ×/u);
    await press(/^Bet all/u);
    await send('Try again');
    const sent = asked.filter(({ id }) => id === 'lotteryBet');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
});

describe('a slip', () => {
  it('is empty on a page that the server drew, as there, and is back with what was chosen once it is taken over', async () => {
    const { press, unmount } = await open();
    await press(/^Dragon ×/u);
    await press('Add to slip');
    await press(/^Tie ×/u);
    await press('Hide menus');
    unmount();
    document.documentElement.dataset['drawn'] = '';
    await open({ sameTab: true });
    expect(slip().getByText('Your slip is empty')).toBeDefined();
    expect(screen.queryAllByRole('button', { pressed: true, name: /×|menus$/u })).toEqual([]);
    await act(async () => void delete document.documentElement.dataset['drawn']);
    expect(slip().getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getAllByRole('button', { pressed: true, name: /×|menus$/u })).toHaveLength(2);
  });

  it('is there when the player comes back to the room, and asks to move on when its draw has closed', async () => {
    const { press, unmount } = await open();
    await press(/^Dragon ×/u);
    await press('Add to slip');
    unmount();
    const later = roomRules('ssc', { draws: [1, 2].map(roomDraw), now: roomNow.getTime() + 61_000 });
    const again = await open({ sameTab: true, answers: { lotteryGame: later, lotteryBet: placedSlip } });
    expect(slip().getByText('Dragon – tiger · 1 v 2')).toBeDefined();
    expect(slip().getByText(/Draw 20261122-0001 has closed. Your bets are kept/u)).toBeDefined();
    await again.press('Play in 20261122-0002');
    expect(screen.getByRole('button', { name: 'Place bets' })).toBeDefined();
  });
});
