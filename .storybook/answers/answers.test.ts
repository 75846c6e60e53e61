import { describe, expect, it } from 'vitest';
import { callAnswers } from '#contract/generated/call-answers.js';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { canBeEmpty, emptyAnswer } from './empty-answer.ts';
import { canBeFull, fullAnswer } from './full-answer.ts';
import { longAnswer } from './long-text.ts';
import { propertyOf, type SchemaNode } from './schema-node.ts';

const schemaOf = (call: string): SchemaNode => propertyOf(schemaIndex.calls[call] as SchemaNode, 'value');
const fits = (call: string, value: unknown): boolean => callAnswers[call]?.(value) === true;

const game = {
  id: 'neon-koi',
  name: 'Neon Koi',
  code: 'koi',
  vassalage: 'LUMEN',
  gameType: 'RNG',
  accountTypeName: 'LUMEN',
  isGame: 'GAME',
  isHot: 1,
  isNew: 0,
  image: '/assets/aurora/posters/neon-koi.svg',
};
const list = { games: [game, { ...game, id: 'other' }], total: 2, page: 1 };
const lanes = { lanes: [{ id: 'hot', title: 'Hot', cards: [game] }] };

describe('the answers of stories', () => {
  it('can be empty, as the schema of the call allows it', () => {
    const empty = emptyAnswer(schemaOf('gameList'), list);
    expect(empty).toEqual({ games: [], total: 2, page: 1 });
    expect(fits('gameList', empty)).toBe(true);
    expect([canBeEmpty(schemaOf('gameList')), canBeEmpty(schemaOf('rewardCounts'))]).toEqual([true, false]);
  });

  it('can hold 200 things that are told apart', () => {
    const full = fullAnswer(schemaOf('gameList'), list, 200) as typeof list;
    expect(full.total).toBe(200);
    expect(new Set(full.games.map(({ id }) => id)).size).toBe(200);
    expect(fits('gameList', full)).toBe(true);
  });

  it('fill the innermost lists only', () => {
    const full = fullAnswer(schemaOf('hotGames'), lanes, 200) as typeof lanes;
    expect([full.lanes.length, full.lanes[0]?.cards.length]).toEqual([1, 200]);
    expect(canBeFull(schemaOf('walletBalance'))).toBe(false);
  });

  it('can hold 200 things that are told apart by their numbers', () => {
    const chat = {
      messages: [
        { id: 7, seq: 7 },
        { id: 8, seq: 8 },
      ],
      seq: 8,
      more: false,
    };
    const full = fullAnswer(schemaOf('chatMessages'), chat, 200) as typeof chat;
    expect(new Set(full.messages.map(({ id }) => id)).size).toBe(200);
  });

  it('leave a list as it is whose entries only so many words tell apart, and sums that are no counts', () => {
    const limit = { kind: 'deposit', amount: null, used: '0', left: null, pending: null };
    const limits = [
      { ...limit, period: 'day' },
      { ...limit, period: 'week' },
    ];
    const full = fullAnswer(schemaOf('protection'), { limits }, 200) as { limits: object[] };
    expect(full.limits).toEqual(limits);
    expect(fullAnswer(schemaOf('jackpots'), { total: '600000' }, 200)).toEqual({ total: '600000' });
  });

  it('tell pictures apart that are the same file', () => {
    const offered = [{ name: 'tiger.svg', url: '/assets/aurora/tiger.svg' }];
    const full = fullAnswer(schemaOf('playerAvatar'), { offered }, 2) as { offered: object[] };
    expect(full.offered[1]).toEqual({ name: 'tiger.svg-1', url: '/assets/aurora/tiger.svg#1' });
  });

  it('take from the schema what was not recorded', () => {
    const full = fullAnswer(schemaOf('gameList'), { ...list, games: [] }, 3);
    expect(fits('gameList', full)).toBe(true);
  });

  it('say at length what people read, and nothing else differently', () => {
    const long = longAnswer(list) as typeof list;
    expect(long.games[0]).toEqual({ ...game, name: 'Neon Koi Neon Koi Neon Koi' });
  });
});
