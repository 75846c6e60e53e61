import type { TextsDocument } from '#contract/generated/documents.ts';
import { documentOf } from './documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { fittingLanguage } from '#server/http/accept-language.ts';

const textsOf = (brand: LiveBrand, language: string): TextsDocument['texts'] =>
  (brand.documents[`texts/${language}`] as TextsDocument | undefined)?.texts ?? {};

/** Reads texts of a language; a key it lacks is read in English, and a key nobody has stands for itself. */
export function translator(brand: LiveBrand, language: string): (key: string) => string {
  const layers = [textsOf(brand, language), textsOf(brand, 'en')];
  return (key) => layers.find((texts) => Object.hasOwn(texts, key))?.[key] ?? key;
}

/** The brand's language that fits Accept-Language best; the brand's default when none fits. */
export function languageFor(brand: LiveBrand, header: string | undefined): string {
  const document = documentOf(brand, 'brand');
  const offered: readonly string[] = document?.languages ?? [];
  return fittingLanguage(offered, header, document?.defaultLanguage ?? offered[0] ?? 'en');
}
