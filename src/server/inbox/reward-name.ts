import type { LiveBrand } from '#server/brands/types.ts';
import { itemName } from '#server/points/item-name.ts';

type Speaker = {
  brand: LiveBrand;
  language: string;
  say: (key: string, values: Record<string, string>) => string;
};

/** Name of what a reward gives besides amounts: an item of the mall, else rounds or a ticket of a game. */
export const rewardName = (
  { say, ...speaker }: Speaker,
  { what, name, item }: { what: string; name: string; item?: string | undefined },
): string =>
  item === undefined ? say(`promo.${what}`, { game: name }) : (itemName(speaker, { item, name }) ?? name);
