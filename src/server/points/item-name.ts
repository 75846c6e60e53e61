import { translator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { mallOf } from './document.ts';
import type { Exchange } from './exchanges.ts';

/** Name of an item in a language; the one that an exchange kept if the brand has removed it. */
export function itemName(
  { brand, language }: { brand: LiveBrand; language: string },
  { item, name }: Pick<Exchange, 'item' | 'name'>,
): string | undefined {
  const known = item === null ? undefined : mallOf(brand).items.items[item];
  return known ? translator(brand, language)(known.name) : (name ?? undefined);
}
