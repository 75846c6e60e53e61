import { breakerOf } from '#engine/texts/line-breaks.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { documentOf } from '#server/brands/documents.ts';

export type GameNames = {
  vendor(vassalage: string): string;
  game(vassalage: string, code: string, language: string): string;
  /** Its picture among the brand's assets; undefined for one that the brand has removed. */
  image(vassalage: string, code: string): string | undefined;
};

// A version of a brand never changes, and it may have ten thousand games.
const known = new WeakMap<object, GameNames>();

/** Current names of vendors and games, games in the reader's language; the codes for those that the brand has removed. */
export function gameNames(brand: LiveBrand): GameNames {
  const lobby = documentOf(brand, 'lobby');
  const found = lobby && known.get(lobby);
  if (found) return found;
  const vassalages = new Map(
    Object.entries(lobby?.vendors ?? {}).map(([id, { vassalage }]) => [id, vassalage]),
  );
  const vendors = new Map(
    Object.values(lobby?.vendors ?? {}).map(({ vassalage, name }) => [vassalage, name]),
  );
  const games = new Map(
    Object.values(lobby?.games ?? {}).map((game) => [
      `${vassalages.get(game.vendor) ?? ''} ${game.code}`,
      game,
    ]),
  );
  const languages = documentOf(brand, 'languages')?.languages;
  const names: GameNames = {
    vendor: (vassalage) => vendors.get(vassalage) ?? vassalage,
    image: (vassalage, code) => games.get(`${vassalage} ${code}`)?.image,
    game(vassalage, code, language) {
      const game = games.get(`${vassalage} ${code}`);
      const name = game?.names?.[language];
      return name === undefined ? (game?.name ?? code) : breakerOf(languages, language)(name);
    },
  };
  if (lobby) known.set(lobby, names);
  return names;
}
