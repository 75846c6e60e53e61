import { isJsonObject, own, type JsonObject } from '../json/json.ts';
import { parseJson, type DocumentKey, type PackSet } from '../packs.ts';
import { describedLanguage, type Languages } from '../texts/languages.ts';
import { missingFrom } from '../texts/missing-texts.ts';
import { resolveBrand } from '../resolve.ts';
import { NOT_TRANSLATED } from '../texts/source-mark.ts';

type Words = Readonly<Record<string, string>>;

/** A texts document with added texts, and their number. */
export type SeededLanguage = { document: JsonObject; added: number };

const wordsOf = (texts: unknown): Words =>
  Object.fromEntries(
    Object.entries(isJsonObject(texts) ? texts : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/**
 * A pack's texts document for a language, with texts of another language added and marked as untranslated where the brand lacks them.
 * Undefined when the brand has no texts in the other language.
 */
export function seedLanguage(
  set: PackSet,
  pack: string,
  { language, from }: { language: string; from: string },
): SeededLanguage | undefined {
  const { documents } = resolveBrand(set, pack);
  const propertyOf = (key: DocumentKey, property: string): unknown => {
    const document: unknown = documents[key];
    return isJsonObject(document) ? own(document, property) : undefined;
  };
  const textsOf = (of: string): unknown => propertyOf(`texts/${of}`, 'texts');
  const languages = propertyOf('languages/main', 'languages') as Languages | undefined;
  const wordsIn = (of: string): Words => wordsOf(textsOf(of));
  if (Object.keys(wordsIn(from)).length === 0) return undefined;
  const fresh = Object.entries(missingFrom({ source: from, wordsIn, described: languages })(language));
  const parsed = parseJson(set[pack]?.documents[`texts/${language}`] ?? '');
  const before: JsonObject = isJsonObject(parsed)
    ? (parsed as JsonObject)
    : {
        $schema: '../../../schemas/documents/texts.schema.json',
        kind: 'texts',
        id: language,
        name: describedLanguage(languages, language).name,
      };
  const { texts, madeFrom } = before;
  return {
    added: fresh.length,
    document: {
      ...before,
      texts: { ...(isJsonObject(texts) ? texts : {}), ...Object.fromEntries(fresh) },
      ...(fresh.length > 0 && {
        madeFrom: {
          ...(isJsonObject(madeFrom) ? madeFrom : {}),
          ...Object.fromEntries(fresh.map(([key]) => [key, NOT_TRANSLATED])),
        },
      }),
    },
  };
}
