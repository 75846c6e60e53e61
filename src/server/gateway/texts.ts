import type { TextsDocument } from '#contract/generated/documents.ts';
import { documentOf } from './documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';

const textsOf = (brand: LiveBrand, language: string): TextsDocument['texts'] =>
  (brand.documents[`texts/${language}`] as TextsDocument | undefined)?.texts ?? {};

/** Reads texts of a language; a key it lacks is read in English, and a key nobody has stands for itself. */
export function translator(brand: LiveBrand, language: string): (key: string) => string {
  const layers = [textsOf(brand, language), textsOf(brand, 'en')];
  return (key) => layers.find((texts) => Object.hasOwn(texts, key))?.[key] ?? key;
}

const base = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/**
 * The brand's language that fits Accept-Language best: by quality, the same tag before one with the same base
 * (`zh` fits `zh-CN`); the brand's default when none fits.
 */
export function languageFor(brand: LiveBrand, header: string | undefined): string {
  const document = documentOf(brand, 'brand');
  const offered: readonly string[] = document?.languages ?? [];
  const otherwise = document?.defaultLanguage ?? offered[0] ?? 'en';
  const wanted = (header ?? '')
    .slice(0, 256)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const found =
      offered.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
      offered.find((language) => base(language) === base(tag));
    if (found !== undefined) return found;
  }
  return otherwise;
}
