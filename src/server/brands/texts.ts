import type { i18n as I18n } from 'i18next';
import { fallbackOf } from '#engine/texts/languages.ts';
import { createI18n, isolated, type LanguageTexts } from '#engine/texts/i18n.ts';
import { breakerOf } from '#engine/texts/line-breaks.ts';
import type { LiveBrand } from './types.ts';
import { fittingLanguage } from '#server/http/accept-language.ts';
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

/**
 * Translator of a brand's texts for messages, which hold no marks; a missing key comes from the language's fallbacks, an unknown key
 * stands for itself.
 */
export function plainTranslator(brand: LiveBrand, language: string): Translate {
  const say = instanceOf(brand).getFixedT(language);
  const isRightToLeft = documentOf(brand, 'languages')?.languages[language]?.direction === 'rtl';
  return (key, params = {}) => say(key, isRightToLeft ? isolated(params) : params);
}

/** Translator for answers that pages show: its texts tell where lines may end, as those of a bundle do. */
export function translator(brand: LiveBrand, language: string): Translate {
  const say = plainTranslator(brand, language);
  const breakable = breakerOf(documentOf(brand, 'languages')?.languages, language);
  return (key, params) => breakable(say(key, params));
}

/** The brand's language that fits Accept-Language best; the brand's default when none fits. */
export function languageFor(brand: LiveBrand, header: string | undefined): string {
  const document = documentOf(brand, 'brand');
  const offered: readonly string[] = document?.languages ?? [];
  return fittingLanguage(offered, header, document?.defaultLanguage ?? offered[0] ?? 'en');
}
