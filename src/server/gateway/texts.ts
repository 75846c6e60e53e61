import type { i18n as I18n } from 'i18next';
import { fallbackOf } from '#engine/languages.ts';
import { createI18n, type LanguageTexts } from '#engine/texts/i18n.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { documentOf } from './documents.ts';

/** Says a text key; params fill `{{name}}`. */
export type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** Making an instance takes about as long as answering a call. */
const instances = new WeakMap<LiveBrand['documents'], I18n>();

function instanceOf(brand: LiveBrand): I18n {
  const known = instances.get(brand.documents);
  if (known) return known;
  const words = Object.values(brand.documents).flatMap((document): LanguageTexts[] =>
    document.kind === 'texts' ? [{ language: document.id, texts: document.texts }] : [],
  );
  const instance = createI18n(words, {
    language: 'en',
    fallback: fallbackOf(documentOf(brand, 'languages')?.languages),
  });
  instances.set(brand.documents, instance);
  return instance;
}

/** Texts of a brand in a language; a key it lacks is said by its fallbacks, and a key nobody has stands for itself. */
export function translator(brand: LiveBrand, language: string): Translate {
  const say = instanceOf(brand).getFixedT(language);
  return (key, params = {}) => say(key, params);
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
