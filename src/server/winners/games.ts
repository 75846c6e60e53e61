import type { CallTypes } from '#contract/generated/calls.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { documentOf } from '#server/brands/documents.ts';
import { imageUrl } from '#server/images/image-host.ts';
import { catalogueOf, inLanguage } from '#server/games/catalogue.ts';
import { translator } from '#server/brands/texts.ts';

export type WonGame = CallTypes['winners']['value']['winners'][number]['game'];
type Played = { vassalage: string; gameType: string; gameCode: string };

/** Says which game a bet was on, in words of the language; one that the brand does not list any more goes by its code. */
export function playedGameNames(brand: LiveBrand, language: string): (played: Played) => WonGame {
  const entries = [...catalogueOf(brand).byId.values()].map(inLanguage(language));
  const listed = new Map(entries.map((entry) => [`${entry.vassalage} ${entry.code}`, entry]));
  const lotteries = documentOf(brand, 'lotteries')?.games ?? {};
  const text = translator(brand, language);
  return ({ vassalage, gameType, gameCode }) => {
    const played = { code: gameCode, vassalage, gameType };
    const entry = listed.get(`${vassalage} ${gameCode}`);
    if (entry) return { ...played, name: entry.name, image: entry.image, id: entry.id };
    const lottery = Object.hasOwn(lotteries, gameCode) ? lotteries[gameCode] : undefined;
    if (lottery) {
      return { ...played, name: text(lottery.name), image: imageUrl(brand, lottery.image), id: null };
    }
    return { ...played, name: gameCode, image: null, id: null };
  };
}

/** Filter of the bets by one game: an id of the catalogue, or the code of a lottery; undefined if neither exists. */
export function playedById(
  brand: LiveBrand,
  id: string,
): { gameCode: string; vassalage?: string } | undefined {
  const listed = catalogueOf(brand).byId.get(id);
  if (listed) return { gameCode: listed.entry.code, vassalage: listed.entry.vassalage };
  const lotteries = documentOf(brand, 'lotteries')?.games ?? {};
  return Object.hasOwn(lotteries, id) ? { gameCode: id } : undefined;
}
