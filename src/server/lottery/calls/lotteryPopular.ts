import { lotteriesOf, lotteryDocument } from '../catalogue.ts';
import { regionResults } from '../region-draws.ts';
import { endingsByFrequency } from '../frequency.ts';
import { betCounts } from '../played.ts';
import { defineCall } from '#server/calls/call.ts';
import { entriesOf } from './entries.ts';

/** Draws that frequencies are counted in: a month of the North. */
const drawsLookedAt = 30;
const gamesShown = 8;
const usual = { count: 20, full: 100 };

export const route = defineCall('lotteryPopular', async ({ gateway, brand, now, query }) => {
  const { count, full } = lotteryDocument(brand)?.popular ?? usual;
  const wanted = Math.min(query.count === undefined ? count : Number(query.count), full);
  const codes = lotteriesOf(brand).filter(({ game }) => game.region === (query.region ?? 'north'));
  const results = await regionResults(gateway.db, {
    brand: brand.brand,
    games: codes.map(({ code }) => code),
    now,
    limit: drawsLookedAt,
  });
  const bets = await betCounts(gateway.db, { brand: brand.brand, now });
  const games = lotteriesOf(brand)
    .filter(({ code, game }) => game.isHot || bets.has(code))
    .sort((a, b) => (bets.get(b.code) ?? 0) - (bets.get(a.code) ?? 0));
  return {
    numbers: endingsByFrequency(results).slice(0, wanted),
    games: await entriesOf(gateway.db, brand, games.slice(0, gamesShown), now),
    draws: results.length,
  };
});
