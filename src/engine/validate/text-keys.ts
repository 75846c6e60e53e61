import { isJsonObject, own } from '../json/json.ts';
import { splitPlural } from '../texts/plural-key.ts';
import type { NamedBrand, NamedDocument } from './brand.ts';

type Words = Readonly<Record<string, string>>;

/** Words of texts documents, which every form and every reference of a brand asks for: with forty languages that took ten seconds. */
const known = new WeakMap<NamedDocument, Words>();

/** The words of a texts document by key. */
export function textsByKey(document: NamedDocument | undefined): Words {
  const texts = document && own(document.content, 'texts');
  if (!document || !isJsonObject(texts)) return {};
  const words =
    known.get(document) ??
    Object.fromEntries(
      Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  known.set(document, words);
  return words;
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
  const keys = new Set(documents.flatMap((document) => Object.keys(textsByKey(document))));
  const forms = [...keys].map(splitPlural).filter(({ form }) => form === 'other');
  for (const { base } of forms) keys.add(base);
  return keys;
}
