import { findLottery } from '../catalogue.ts';
import { drawnDraw, drawnDraws } from '../draws.ts';
import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { translator } from '#server/brands/texts.ts';

const usualCount = 20;

export const route = defineCall('lotteryResults', async ({ gateway, brand, language, now, query }) => {
  const lottery = findLottery(brand, query.game);
  if (!lottery) return refuseCall('GAME_NOT_FOUND');
  const count = query.count === undefined ? usualCount : Number(query.count);
  const draws = await drawnDraws(gateway.db, {
    brand: brand.brand,
    game: query.game,
    now,
    before: query.before,
    limit: count + 1,
  });
  const shown = draws.slice(0, count);
  const last = shown.at(-1);
  const { source } = lottery.game;
  return {
    draws: shown.map((draw) => ({ code: query.game, name: lottery.game.name, ...drawnDraw(draw, now) })),
    ...(source !== undefined && { source: { label: translator(brand, language)(source) } }),
    ...(draws.length > count && last && { before: last.numero }),
    now: now.getTime(),
  };
});
