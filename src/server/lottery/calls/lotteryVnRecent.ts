import { findLottery } from '../catalogue.ts';
import { recentGames } from '../played.ts';
import { defineCall } from '#server/calls/call.ts';
import { entriesOf } from './entries.ts';

const most = 12;

export const route = defineCall('lotteryVnRecent', async ({ gateway, brand, session, now }) => {
  const codes = await recentGames(gateway.db, { brand: brand.brand, memberId: session.memberId, now });
  const lotteries = codes
    .flatMap((code) => findLottery(brand, code) ?? [])
    .filter(({ game }) => game.region !== undefined);
  return {
    games: await entriesOf(gateway.db, brand, lotteries.slice(0, most), now),
    now: now.getTime(),
  };
});
