import { own } from '#engine/json/json.ts';
import { fallbackOf } from '#engine/texts/languages.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { PageWords, WordArea } from './load.ts';

/** Words of a brand for pages of the sandbox, filled from those that lend the language words; English in a language that it does not offer. */
export function sandboxWords(brand: LiveBrand | undefined, asked: string, area: WordArea): PageWords {
  const offered = brand && documentOf(brand, 'brand')?.languages;
  const language = offered?.includes(asked) === true ? asked : 'en';
  const languages = brand && documentOf(brand, 'languages')?.languages;
  const { direction = 'ltr', font } = own(languages ?? {}, language) ?? {};
  const prefix = `sandbox.${area}.`;
  const layers = [...fallbackOf(languages)(language).toReversed(), language];
  const texts = layers.flatMap((one) => {
    const document = brand?.documents[`texts/${one}`];
    return document?.kind === 'texts' ? Object.entries(document.texts) : [];
  });
  return {
    language,
    direction,
    ...(font !== undefined && { font }),
    texts: Object.fromEntries(
      texts.flatMap(([key, words]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), words]] : [])),
    ),
  };
}
