import { defineCall } from '../call.ts';
import { documentOf, inOrder } from '../documents.ts';
import { translator } from '../texts.ts';
import { gamesOf, isAsked } from './games.ts';

/** Lanes that end up without a card are left out. */
export const route = defineCall('hotGames', async ({ brand, language, query }) => {
  const lobby = documentOf(brand, 'lobby');
  const text = translator(brand, language);
  return {
    lanes: inOrder(lobby?.laneOrder, lobby?.lanes)
      .map(({ id, item }) => ({
        id,
        title: text(item.title),
        cards: gamesOf(brand, item.games).filter(isAsked(query)),
      }))
      .filter(({ cards }) => cards.length > 0),
  };
});
