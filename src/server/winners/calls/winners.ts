import { sha256Hex } from '#server/crypto/tokens.ts';
import { defineCall } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { maskedText } from '#server/calls/masking.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { playedGameNames } from '../games.ts';

const hourMs = 60 * 60_000;

/** Newest wins above the brand's bound; real payouts to real players only. */
export const route = defineCall('winners', async ({ gateway, brand, language, now }) => {
  const rows = await gateway.db
    .selectFrom('bets')
    .innerJoin('members', (join) =>
      join.onRef('members.brand', '=', 'bets.brand').onRef('members.id', '=', 'bets.member_id'),
    )
    .select(['bets.member_id', 'bets.id', 'bets.vassalage', 'bets.game_type', 'bets.game_code'])
    .select(['bets.payout', 'bets.settled_at', 'members.account'])
    .where('bets.brand', '=', brand.brand)
    .where('bets.status', '=', 'SETTLED')
    .whereRef('bets.payout', '>', 'bets.stake')
    .where('bets.payout', '>=', String(constantOf(brand, 'winnersMinimum')))
    .where('bets.settled_at', '>', new Date(now.getTime() - constantOf(brand, 'winnersHours') * hourMs))
    .where('members.preview', 'is', null)
    .where('members.type', '!=', 4)
    .orderBy('bets.settled_at', 'desc')
    .limit(constantOf(brand, 'winnersMax'))
    .execute();
  const gameOf = playedGameNames(brand, language);
  return {
    ...moneyOf(brand),
    winners: rows.map((row) => ({
      id: sha256Hex(`${brand.brand}:${row.member_id}:${row.id}`).slice(0, 24),
      name: maskedText(row.account),
      amount: row.payout,
      at: (row.settled_at ?? now).toISOString(),
      game: gameOf({ vassalage: row.vassalage, gameType: row.game_type, gameCode: row.game_code }),
    })),
  };
});
