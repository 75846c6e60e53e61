import type { LiveBrand } from '#server/brands/types.ts';
import { documentOf } from '../documents.ts';
import { translator } from '../texts.ts';

export type Wording = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** Says texts of a brand in a language, with `{{name}}` filled in; `brand` is known already. */
export function wordingOf(brand: LiveBrand, language: string): Wording {
  const text = translator(brand, language);
  const name = documentOf(brand, 'brand')?.name ?? brand.brand;
  return (key, values) => {
    const known: Readonly<Record<string, string | number>> = { brand: name, ...values };
    return text(key).replaceAll(/\{\{\s*(\w+)\s*\}\}/gu, (_, variable: string) =>
      Object.hasOwn(known, variable) ? String(known[variable]) : '',
    );
  };
}
