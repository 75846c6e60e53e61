import { findLottery } from '../catalogue.ts';
import { drawnDraw, lastDraws, nextDraws, openDraw, type Draw } from '../draws.ts';
import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';

const most = 40;

export const route = defineCall('lotteryDraws', async ({ gateway, brand, now, query }) => {
  const asked = [...new Set(query.games.split(','))];
  if (asked.length > most)
    return refuseCall('INVALID_QUERY', {
      value: { problems: [{ path: '/games', message: 'names too many games' }] },
    });
  const lotteries = asked.flatMap((code) => findLottery(brand, code) ?? []);
  const games = lotteries.map(({ code }) => code);
  const of = { brand: brand.brand, games, now };
  const byGame = (draws: readonly Draw[]) => new Map(draws.map((draw) => [draw.game, draw]));
  const next = byGame(await nextDraws(gateway.db, of));
  const drawn = byGame(await lastDraws(gateway.db, of));
  return {
    games: lotteries.map(({ code, game }) => {
      const [open, last] = [next.get(code), drawn.get(code)];
      return {
        code,
        ...(open && { open: openDraw(open) }),
        ...(last && { last: { code, name: game.name, ...drawnDraw(last, now) } }),
      };
    }),
    now: now.getTime(),
  };
});
