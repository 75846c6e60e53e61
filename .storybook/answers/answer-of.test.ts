import { describe, expect, it } from 'vitest';
import { answerOf, type Recorded } from './answer-of.ts';

const game = (id: string, gameType: string, name = id) => ({ id, gameType, name });
const whole: Recorded = {
  query: { page: '1', size: '100' },
  envelope: {
    success: true,
    value: {
      games: [game('koi', 'RNG', 'Neon Koi'), game('crab', 'FISH', 'Crab King'), game('eel', 'FISH', 'Eel')],
      total: 3,
      page: 1,
    },
  },
};
const popular: Recorded = {
  query: { sort: 'popular', page: '1', size: '100' },
  envelope: { success: true, value: { games: [game('eel', 'FISH'), game('koi', 'RNG')], total: 2, page: 1 } },
};

const ask = (recorded: readonly Recorded[], query: Record<string, string>) =>
  (answerOf(recorded, new URLSearchParams(query)) as { value: unknown } | undefined)?.value;
const idsOf = (value: unknown) => (value as { games: { id: string }[] }).games.map(({ id }) => id);

describe('what a story is answered', () => {
  it('is what the gateway said to the question that has most in common with its own', () => {
    expect(idsOf(ask([whole, popular], { sort: 'popular', page: '1', size: '10' }))).toEqual(['eel', 'koi']);
    expect(idsOf(ask([whole, popular], { sort: 'name' }))).toHaveLength(3);
  });

  it('lists only what was asked for, and counts it', () => {
    expect(ask([whole], { gameType: 'FISH' })).toMatchObject({ total: 2 });
    expect(idsOf(ask([whole], { gameType: 'FISH', search: 'crab' }))).toEqual(['crab']);
    expect(idsOf(ask([whole], { gameId: 'koi' }))).toEqual(['koi']);
    expect(ask([whole], { gameType: 'LIVE' })).toEqual({ games: [], total: 0, page: 1 });
  });

  it('is the page of the list that was asked for', () => {
    expect(ask([whole], { page: '2', size: '2' })).toEqual({
      games: [game('eel', 'FISH', 'Eel')],
      total: 3,
      page: 2,
    });
  });

  it('narrows the lists within a list', () => {
    const lanes: Recorded = {
      query: {},
      envelope: { value: { lanes: [{ id: 'hot', cards: [game('koi', 'RNG'), game('eel', 'FISH')] }] } },
    };
    expect(ask([lanes], { gameType: 'RNG' })).toEqual({
      lanes: [{ id: 'hot', cards: [game('koi', 'RNG')] }],
    });
  });

  it('leaves words that are there for other reasons alone', () => {
    const bets: Recorded = { query: {}, envelope: { value: { from: '2026-11-15', bets: [{ id: '1' }] } } };
    expect(ask([bets], { from: '2026-11-01' })).toEqual({ from: '2026-11-15', bets: [{ id: '1' }] });
  });

  it('is missing where nothing like it was asked', () => {
    const rooms: Recorded = { query: { gameId: 'a' }, envelope: { value: { rooms: [] } } };
    expect(ask([rooms], { gameId: 'b' })).toBeUndefined();
    expect(ask([], {})).toBeUndefined();
  });
});
