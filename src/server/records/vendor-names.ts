import type { LiveBrand } from '#server/brands/types.ts';
import { wordingOf } from '#server/messages/wording.ts';
import { gameNames } from './game-names.ts';

/** Names of vendors as players know them. A lottery of the house is of no vendor: it goes by what its kind of game is called. */
export function vendorNames(
  brand: LiveBrand,
  language: string,
): (vassalage: string, gameType: string) => string {
  const names = gameNames(brand);
  const say = wordingOf(brand, language);
  return (vassalage, gameType) => {
    const name = names.vendor(vassalage);
    return name === vassalage && gameType.endsWith('LOTT') ? say(`record.gameType.${gameType}`, {}) : name;
  };
}
