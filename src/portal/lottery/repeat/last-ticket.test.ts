import { describe, expect, it } from 'vitest';
import { families } from '#play/lottery-families.ts';
import type { OwnBet } from '../room-types.ts';
import { ownBet, roomRules } from '../testing/room-answer.ts';
import { lastPlaced, ticketOf } from './last-ticket.ts';

const bet = (given: Partial<OwnBet>): OwnBet =>
  ownBet({ multiple: 2, stake: '400', status: 'LOST', placedAt: 2, ...given });
const ssc = families.get('ssc');
if (!ssc) throw new Error('No family.');

describe('the bets that were placed last', () => {
  it('are those of one slip in its sequence, of a chase those of its first draw', () => {
    const first = [bet({ id: 'b1' }), bet({ id: 'b2' })];
    const further = [bet({ id: 'b3', numero: '20261122-0002' }), bet({ id: 'b4', numero: '20261122-0002' })];
    const before = bet({ id: 'b0', placedAt: 1 });
    expect(
      lastPlaced([...first, ...further, before].toReversed().toSorted((a, b) => b.placedAt - a.placedAt)),
    ).toEqual(first);
  });

  it('leave out a slip that was cancelled', () => {
    const cancelled = bet({ id: 'b2', placedAt: 3, status: 'CANCELLED' });
    expect(lastPlaced([cancelled, bet({})])).toEqual([bet({})]);
    expect(lastPlaced([cancelled])).toEqual([]);
  });
});

describe('a ticket that is bet again', () => {
  it('costs what it did, at the odds of now', () => {
    expect(ticketOf([bet({})], roomRules('ssc'), ssc)).toMatchObject({
      state: 'ready',
      total: 400n,
      lines: [{ odds: { dragon: '10' }, unit: 200n, multiple: 2 }],
    });
  });

  it.each([
    ['a bet type that is no longer offered', { betType: 'five-direct-old' }],
    ['a unit that is no longer offered', { unit: '300' }],
  ])('has changed with %s', (_, given) => {
    expect(ticketOf([bet(given)], roomRules('ssc'), ssc)).toEqual({ state: 'changed' });
  });

  it('takes no better prize group than the player has now', () => {
    const prizeGroups = { lowest: 1800, highest: 1900, step: 10 };
    const ticket = ticketOf([bet({ group: 1950 })], roomRules('ssc', { prizeGroups }), ssc);
    expect(ticket).toMatchObject({ lines: [{ prizeGroup: 1900 }] });
  });
});
