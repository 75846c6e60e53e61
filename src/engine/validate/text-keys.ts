import { isJsonObject, own } from '../json/json.ts';
import { splitPlural } from '../texts/plural-key.ts';
import type { NamedBrand, NamedDocument } from './brand.ts';

/** The words of a texts document by key. */
export function textsByKey(document: NamedDocument | undefined): Readonly<Record<string, string>> {
  const texts = document && own(document.content, 'texts');
  if (!isJsonObject(texts)) return {};
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Languages a brand shows, in the order of its picker. */
export function shownLanguages(brand: NamedBrand): string[] {
  const languages = brand.document('brand/main')?.content['languages'];
  return Array.isArray(languages) ? languages.filter((language) => typeof language === 'string') : [];
}

/** Every key that exists in some language of the brand, plurals under the key that documents name. */
export function textKeys(brand: NamedBrand): Set<string> {
  const languages = shownLanguages(brand);
  // Without languages, which is reported elsewhere, all texts count.
  const documents =
    languages.length > 0
      ? languages.map((language) => brand.document(`texts/${language}`))
      : brand.ofKind('texts');
  const keys = documents.flatMap((document) => Object.keys(textsByKey(document)));
  return new Set(
    keys.flatMap((key) => (splitPlural(key).form === 'other' ? [key, splitPlural(key).base] : [key])),
  );
}
