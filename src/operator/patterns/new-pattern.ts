import type { JsonObject } from '#engine/json/json.ts';
import { own } from '#engine/json/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { documentOf, withValue, type PackDocuments } from '../documents/reader.ts';
import { withNewKeys } from '../documents/text-edits.ts';
import { freeId } from '../documents/free-id.ts';
import { PATTERNS } from './safety.ts';

/** Texts of a new pattern by property, shown in every language until translated. */
const firstWords = (name: string): Readonly<Record<string, string>> => ({
  description: name,
  message: `${name}, {{min}} to {{max}} characters.`,
  messageSame: `${name}, exactly {{min}} characters.`,
  messageOpen: `${name}.`,
});

const blank = { pattern: '[0-9]+', valid: ['1'], invalid: [''] };

/** Documents that change when a pattern is added, and its id. `from` is the pattern to copy. */
export function withNewPattern(
  documents: PackDocuments,
  { name, from }: { name: string; from: string | undefined },
): { id: string; edited: Record<DocumentKey, JsonObject> } {
  const catalogue = own(documents, PATTERNS) ?? { kind: 'patterns', id: 'main', patterns: {} };
  const known = documentOf(documents, 'patterns', 'main')?.patterns ?? {};
  const id = freeId(name, Object.keys(known), 'pattern');
  const source = from === undefined ? undefined : own(known, from);
  const keyOf = (what: string): string => `pattern.${id}.${what}`;
  const words = firstWords(name);
  // A copy keeps its original's texts, except for the name.
  const fresh = source ? ['description'] : Object.keys(words);
  const entry: JsonObject = {
    ...(source ? { ...source } : blank),
    ...Object.fromEntries(fresh.map((what) => [what, keyOf(what)])),
  };
  const said = Object.fromEntries(fresh.map((what) => [keyOf(what), words[what] ?? name]));
  const texts = withNewKeys(documents, said);
  return { id, edited: { ...texts, [PATTERNS]: withValue(catalogue, ['patterns', id], entry) } };
}
