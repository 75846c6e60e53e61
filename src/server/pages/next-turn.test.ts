import { expect, it } from 'vitest';
import { nextTurn } from './next-turn.ts';

const now = 1_000_000;
const room = {
  'lotteryGame {"query":{"game":"minute"}}': {
    draws: [
      { closesAt: now - 5_000, drawsAt: now + 10_000 },
      { closesAt: now + 55_000, drawsAt: now + 70_000 },
    ],
  },
};

it('is when bets close or a result is there, whichever comes first, of a room alone', () => {
  expect(nextTurn(room, now)).toBe(now + 12_000);
  expect(nextTurn(room, now + 12_000)).toBe(now + 55_000);
  expect(nextTurn(room, now + 100_000)).toBeUndefined();
  expect(nextTurn({ 'lotteryMenus {}': { draws: [{ closesAt: now + 1 }] } }, now)).toBeUndefined();
});
