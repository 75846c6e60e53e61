import { defineCall } from '#server/calls/call.ts';
import { documentOf, inOrder } from '#server/brands/documents.ts';
import { translator } from '#server/brands/texts.ts';
import { catalogueOf } from '../catalogue.ts';

/** Kinds in the sequence of the brand's vendors; vendors and categories without a game are left out. */
export const route = defineCall('vassGameType', async ({ brand, language, query }) => {
  const lobby = documentOf(brand, 'lobby');
  const text = translator(brand, language);
  const { vendors, games } = catalogueOf(brand);
  const { vassalage } = query;
  const kinds = new Set(vendors.map(({ item }) => item.gameType));
  const wanted = [...kinds].filter((kind) => query.gameType === undefined || kind === query.gameType);
  const gameTypes = wanted.map((gameType) => ({
    gameType,
    games: games({ gameType, vassalage }).length,
    vassalages: vendors
      .filter(
        ({ item }) => item.gameType === gameType && (vassalage === undefined || item.vassalage === vassalage),
      )
      .map(({ item }) => ({
        vassalage: item.vassalage,
        name: item.name,
        games: games({ gameType, vassalage: item.vassalage }).length,
      }))
      .filter((vendor) => vendor.games > 0),
    categories: inOrder(lobby?.categoryOrder, lobby?.categories)
      .map(({ id, item }) => ({
        id,
        title: text(item.title),
        games: games({ gameType, vassalage, category: id }).length,
      }))
      .filter((category) => category.games > 0),
  }));
  return { gameTypes: gameTypes.filter((kind) => kind.games > 0) };
});
