import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { describeScreen } from './describe-screen.ts';
import { putBack, withEntryAs } from './put-back.ts';

const screen = (order: string[], items: JsonObject): JsonObject => ({
  kind: 'screen',
  id: 'home',
  body: { order, items },
});
const ticker = { type: 'winnerTicker', props: { title: 'winners' } };
const then = screen(['hero', 'recent', 'winners', 'pots'], {
  hero: { type: 'heroCarousel' },
  recent: { type: 'recentGames' },
  winners: ticker,
  pots: { type: 'jackpotTicker' },
});
const now = screen(['recent', 'hero', 'pots', 'notes'], {
  hero: { type: 'heroCarousel' },
  recent: { type: 'recentGames' },
  pots: { type: 'jackpotTicker' },
  notes: { type: 'richText' },
});
const changes = describeScreen({ before: { 'screen/home': then }, after: { 'screen/home': now } }, 'home');
const changeOf = (entry: string) => {
  const found = changes.find((change) => change.entry === entry);
  if (!found) throw new Error(`No change of ${entry}.`);
  return found;
};
const orderOf = (document: JsonObject) => (document['body'] as JsonObject)['order'];
const itemsOf = (document: JsonObject) => (document['body'] as JsonObject)['items'] as JsonObject;

describe('one change that is taken back', () => {
  it('brings a removed block back with what it was, and leaves moved ones where they are', () => {
    const back = putBack(now, then, changeOf('winners'));
    expect(orderOf(back)).toEqual(['recent', 'winners', 'hero', 'pots', 'notes']);
    expect(itemsOf(back)['winners']).toEqual(ticker);
  });

  it('moves a block back and leaves the removed one out', () => {
    expect(orderOf(putBack(now, then, changeOf('recent')))).toEqual(['hero', 'recent', 'pots', 'notes']);
  });

  it('takes an added block out with what it was', () => {
    const back = putBack(now, then, changeOf('notes'));
    expect(orderOf(back)).toEqual(['recent', 'hero', 'pots']);
    expect(Object.keys(itemsOf(back))).toEqual(['hero', 'recent', 'pots']);
  });

  it('puts an entry first that stood before all others', () => {
    expect(withEntryAs(['b', 'a'], ['a', 'b'], 'a')).toEqual(['a', 'b']);
  });

  it('puts back a single value', () => {
    const change = { place: [], what: '', key: 'flags/main', path: ['flags', 'chat'] };
    expect(putBack({ flags: { chat: true, play: true } }, { flags: { chat: false } }, change)).toEqual({
      flags: { chat: false, play: true },
    });
    expect(putBack({ flags: { chat: true, play: true } }, { flags: {} }, change)).toEqual({
      flags: { play: true },
    });
  });
});
