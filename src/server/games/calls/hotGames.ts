import { defineCall } from '#server/calls/call.ts';
import { documentOf, inOrder } from '#server/brands/documents.ts';
import { translator } from '#server/brands/texts.ts';
import { catalogueOf, inLanguage } from '../catalogue.ts';

/** Lanes that end up without a card are left out. */
export const route = defineCall('hotGames', async ({ brand, language, query }) => {
  const lobby = documentOf(brand, 'lobby');
  const { byId } = catalogueOf(brand);
  const text = translator(brand, language);
  const { gameType, vassalage } = query;
  return {
    lanes: inOrder(lobby?.laneOrder, lobby?.lanes)
      .map(({ id, item }) => ({
        id,
        title: text(item.title),
        cards: item.games
          .flatMap((game) => byId.get(game) ?? [])
          .filter(
            ({ vendor }) =>
              (gameType === undefined || vendor.gameType === gameType) &&
              (vassalage === undefined || vendor.vassalage === vassalage),
          )
          .map(inLanguage(language)),
      }))
      .filter(({ cards }) => cards.length > 0),
  };
});
