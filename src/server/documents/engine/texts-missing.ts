import { missingFrom } from '#engine/texts/missing-texts.ts';
import type { ResolvedBrand } from '#engine/resolve.ts';

/** Texts that a language of a brand lacks, in the words of its source: English if the brand has it, else its default language. */
export function textsMissing(
  documents: ResolvedBrand['documents'],
): (language: string) => Readonly<Record<string, string>> {
  const wordsOf = (language: string): Readonly<Record<string, string>> => {
    const texts = documents[`texts/${language}`];
    return texts?.kind === 'texts' ? texts.texts : {};
  };
  const brand = documents['brand/main'];
  const first = (brand?.kind === 'brand' && brand.defaultLanguage) || 'en';
  const described = documents['languages/main'];
  return missingFrom({
    source: documents['texts/en'] ? 'en' : first,
    wordsIn: wordsOf,
    described: described?.kind === 'languages' ? described.languages : undefined,
  });
}
