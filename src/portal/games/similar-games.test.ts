import { expect, it } from 'vitest';
import { game, many } from '#portal/testing/samples.ts';
import { similarGames } from './similar-games.ts';

const ids = (games: readonly { id: string }[]) => games.map(({ id }) => id);

it('names games of the category first, then those of the studio, then popular ones, and not the game itself', () => {
  const played = game('played', { category: 'video', vassalage: 'A' });
  const games = [
    game('other', { category: 'classic', vassalage: 'B' }),
    game('studio', { category: 'classic', vassalage: 'A' }),
    played,
    game('category', { category: 'video', vassalage: 'B' }),
    game('both', { category: 'video', vassalage: 'A' }),
  ];
  expect(ids(similarGames(played, games))).toEqual(['both', 'category', 'studio', 'other']);
});

it('keeps to a dozen', () => expect(similarGames(game('played'), many(40, game))).toHaveLength(12));
