import type { LiveBrand } from '#server/brands/types.ts';
import { documentOf } from '#server/brands/documents.ts';
import { plainTranslator } from '#server/brands/texts.ts';

/** `without` stands when the words leave it out: a message without its code would be worth nothing. */
export type Wording = (
  key: string,
  values: Readonly<Record<string, string | number>>,
  without?: string,
) => string;

/** Name of a brand in a language; its id if it has no name. */
export function brandNameOf(brand: LiveBrand, language: string): string {
  const key = documentOf(brand, 'brand')?.name;
  return key === undefined ? brand.brand : plainTranslator(brand, language)(key);
}

/** Says texts of a brand in a language, with `{{name}}` filled in; `brand` is known already. */
export function wordingOf(brand: LiveBrand, language: string): Wording {
  const say = plainTranslator(brand, language);
  const name = brandNameOf(brand, language);
  return (key, values, without = '') => {
    const said = say(key, { brand: name, ...values });
    return said.includes(without) ? said : without;
  };
}
