import { defineCall } from '#server/calls/call.ts';
import { catalogueOf, inLanguage } from '#server/games/catalogue.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { openFreeRounds } from '../free-rounds.ts';

const most = 100;

export const route = defineCall('freeRounds', async ({ brand, gateway, language, now, session }) => {
  const owner = { brand: brand.brand, memberId: session.memberId };
  const rows = await openFreeRounds(gateway.db, { ...owner, now, most });
  const { byId } = catalogueOf(brand);
  return {
    freeRounds: rows.flatMap(({ id, game, state, rounds, played, stake, won, expires_at: until }) => {
      const listed = byId.get(game);
      // The brand may have removed its game.
      if (!listed) return [];
      return [
        {
          id,
          game: inLanguage(language)(listed),
          ready: state === 'GIVEN',
          rounds,
          left: rounds - played,
          stake,
          won,
          until: until.toISOString(),
        },
      ];
    }),
    ...moneyOf(brand),
  };
});
