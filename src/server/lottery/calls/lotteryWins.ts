import { findLottery } from '../catalogue.ts';
import { untoldDraws } from '../wins.ts';
import { defineCall } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { moneyOf } from '#server/wallet/wallets.ts';

const hourMs = 3_600_000;

export const route = defineCall('lotteryWins', async ({ gateway, brand, session, now }) => {
  const since = new Date(now.getTime() - constantOf(brand, 'winNoticeHours') * hourMs);
  const wins = await untoldDraws(gateway.db, { brand: brand.brand, memberId: session.memberId, since });
  return {
    digits: moneyOf(brand).digits,
    wins: wins.map(({ game_code, game_type, round, currency, payout, stake, bets, settled_at }) => {
      const game = findLottery(brand, game_code)?.game;
      return {
        game: game_code,
        gameType: game_type,
        name: game?.name ?? game_code,
        ...(game?.region !== undefined && { region: game.region }),
        numero: round,
        payout,
        stake,
        currency,
        bets,
        settledAt: settled_at.getTime(),
      };
    }),
  };
});
