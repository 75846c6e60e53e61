import { isJsonObject, own, type Json } from '#engine/json/json.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import { taskAddress } from '../documents/task-address.ts';
import type { Problem } from '../api/types.ts';
import type { Command } from '../commands/command.ts';
import { documentAddress } from '../documents/document-address.ts';
import { documentName } from '../documents/document-name.ts';
import { languageName, type PackDocuments } from '../documents/reader.ts';
import { problemKey } from '../problems/problem-place.ts';

export const entryKinds = ['command', 'page', 'document', 'text', 'problem', 'value'] as const;
type EntryKind = (typeof entryKinds)[number];

/** A searchable thing and its address in the console. */
export type SearchEntry = {
  /** Unique among all entries. */
  id: string;
  kind: EntryKind;
  title: string;
  detail: string;
  address: string;
  /** Searched text, in lower case. */
  words: string;
  /** What is done in place of going to the address. */
  run?: Command['run'];
};

const entry = (kind: EntryKind, address: string, title: string, detail: string, also = ''): SearchEntry => ({
  id: `${kind} ${address} ${title} ${detail}`,
  kind,
  title,
  detail,
  address,
  words: `${title} ${detail} ${also}`.toLowerCase(),
});

/** Leaf values below a value, as `[steps, value]`; entries of lists are separate values. */
function* leaves(value: Json, steps: readonly string[] = []): Generator<[readonly string[], Json]> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* leaves(inner, [...steps, name]);
  } else yield [steps, value];
}

function documentEntries(pack: string, documents: PackDocuments, key: DocumentKey): SearchEntry[] {
  const document = own(documents, key);
  if (!document) return [];
  const { kind, id } = splitKey(key);
  const named = documentName(documents, key);
  const name = named === key ? id : named;
  const itself = entry('document', documentAddress(pack, key), name, key);
  if (kind === 'texts') {
    const words = document['texts'];
    const language = languageName(id);
    return [
      itself,
      ...Object.entries(isJsonObject(words) ? words : {}).map(([text, said]) =>
        entry(
          'text',
          documentAddress(pack, key, joinPointer('', 'texts', text)),
          String(said),
          `${text} · ${language}`,
        ),
      ),
    ];
  }
  const addressOf = (steps: readonly string[]): string => {
    const task = taskAddress(documents, key, steps);
    return task === undefined ? documentAddress(pack, key, joinPointer('', ...steps)) : `/${pack}/${task}`;
  };
  const values = [...leaves(document)]
    .filter(([[first = '']]) => !['$schema', 'kind', 'id'].includes(first))
    .map(([steps, value]) =>
      entry(
        'value',
        addressOf(steps),
        `${steps.at(-1) ?? ''}: ${String(value)}`,
        `${name} › ${steps.slice(0, -1).join(' › ')}`,
        key,
      ),
    );
  return [itself, ...values];
}

export type Searched = {
  pack: string;
  documents: PackDocuments;
  problems: readonly Problem[];
  pages: readonly { address: string; title: string }[];
};

/** A command as something to be found. */
export const commandEntry = ({ id, title, detail, also = '', run }: Command): SearchEntry => ({
  id: `command ${id}`,
  kind: 'command',
  title,
  detail,
  address: '',
  words: `${title} ${detail} ${also}`.toLowerCase(),
  run,
});

/** All searchable things of a pack: pages of the console, documents, texts in every language, values, problems. */
export function searchEntries({ pack, documents, problems, pages }: Searched): SearchEntry[] {
  return [
    ...pages.map(({ address, title }) => entry('page', address, title, '')),
    ...problems.map((problem) =>
      entry(
        'problem',
        documentAddress(pack, problemKey(problem), problem.pointer),
        problem.message,
        `${problemKey(problem)} ${problem.code}`,
        problem.fix,
      ),
    ),
    ...Object.keys(documents).flatMap((key) => documentEntries(pack, documents, key)),
  ];
}

const weights: Record<EntryKind, number> = {
  command: 45,
  page: 40,
  document: 30,
  text: 15,
  problem: 20,
  value: 0,
};

/** True when the letters of a word stand in a name in their order, from the beginning of one of its words on. */
function isAbbreviated(name: string, word: string): boolean {
  const [first, ...rest] = word;
  return name.split(/[\s/:·-]+/u).some((_, from, words) => {
    const text = words.slice(from).join('');
    if (first === undefined || !text.startsWith(first)) return false;
    let at = 0;
    return rest.every((letter) => {
      at = text.indexOf(letter, at + 1);
      return at > 0;
    });
  });
}

/** Rank of an entry; 0 when it lacks one of the words. Names of commands and pages may be abbreviated. */
function fit({ words, title, detail, kind }: SearchEntry, asked: readonly string[]): number {
  const name = title.toLowerCase();
  const missing = asked.filter((word) => !words.includes(word));
  const isNamed = kind === 'command' || kind === 'page';
  if (missing.length > 0)
    return isNamed && missing.every((word) => word.length > 1 && isAbbreviated(name, word)) ? 1 : 0;
  const whole = asked.join(' ');
  const key = detail.toLowerCase();
  const exact = name === whole || key.split(' · ')[0] === whole || key.endsWith(`/${whole}`);
  return 2 + weights[kind] + (exact ? 60 : name.startsWith(whole) ? 25 : name.includes(whole) ? 10 : 0);
}

/** Entries that contain every word, the best first; none without words. */
export function findEntries(entries: readonly SearchEntry[], words: string): SearchEntry[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  return entries
    .map((found) => ({ found, rank: fit(found, asked) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ found }) => found);
}
