import { defineCall } from '#server/calls/call.ts';
import { inOrder } from '#server/brands/documents.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { translator } from '#server/brands/texts.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { catalogueOf } from '../catalogue.ts';

/** A game without rooms has an empty list: it is started as it is. */
export const route = defineCall('roomList', async ({ brand, language, query }) => {
  const listed = catalogueOf(brand).byId.get(query.gameId);
  if (!listed) return refuseCall('GAME_NOT_FOUND');
  const { roomOrder, rooms } = listed.game;
  const text = translator(brand, language);
  return {
    rooms: inOrder(roomOrder, rooms).map(({ id, item: { name, minBet, maxBet } }) => ({
      roomId: id,
      name: text(name),
      minBet,
      maxBet,
    })),
    ...moneyOf(brand),
  };
});
