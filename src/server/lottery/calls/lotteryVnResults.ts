import { lotteriesOf } from '../catalogue.ts';
import { drawnDraw } from '../draws.ts';
import { daysAround, drawsOfDay } from '../region-draws.ts';
import { defineCall } from '#server/calls/call.ts';

/** `20260301` → `2026-03-01`. */
const dateOf = (numero: string): string =>
  `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6, 8)}`;

/** Today's draws belong to today from its morning on, though they are drawn in the evening. */
const aheadMs = 12 * 3_600_000;

export const route = defineCall('lotteryVnResults', async ({ gateway: { db }, brand, now, query }) => {
  const stations = lotteriesOf(brand).filter(({ game }) => game.region === query.region);
  const region = { brand: brand.brand, games: stations.map(({ code }) => code) };
  const until = query.date === undefined ? now : new Date(now.getTime() + aheadMs);
  const asked = query.date?.replaceAll('-', '');
  const { day, previous, next } = await daysAround(db, region, asked, until);
  const draws = day === undefined ? [] : await drawsOfDay(db, region, day);
  return {
    date: dateOf(day ?? now.toISOString().slice(0, 10).replaceAll('-', '')),
    region: query.region,
    draws: stations.flatMap(({ code, game }) =>
      draws
        .filter((draw) => draw.game === code)
        .map((draw) => ({ code, name: game.name, ...drawnDraw(draw, now) })),
    ),
    ...(previous !== undefined && { previous: dateOf(previous) }),
    ...(next !== undefined && { next: dateOf(next) }),
    now: now.getTime(),
  };
});
