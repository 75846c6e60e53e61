import { isJsonObject, own, type Json } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { say } from '../language/say.ts';
import type { Change } from './change.ts';
import { describeOrder } from './describe-order.ts';

const LONGEST = 60;

/** A value as a reader sees it: words in quotes, lists with commas, anything bigger cut short. */
export function valueWords(value: Json | undefined): string {
  if (value === undefined) return say('console.changes.none');
  if (typeof value === 'boolean') return value ? say('console.changes.yes') : say('console.changes.no');
  const plain = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  const words = plain ? value.join(', ') : typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

/** Property names of containers, which are left out of places. */
const containers = new Set([
  'items',
  'children',
  'modes',
  'texts',
  'flags',
  'constants',
  'errors',
  'languages',
  'patterns',
]);

const isNames = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Value-by-value differences of two documents without descriptions of their own. */
export function describeValues(
  before: Json | undefined,
  after: Json | undefined,
  at: { place: string[]; key: DocumentKey; path?: string[] },
): Change[] {
  if (sameJson(before, after)) return [];
  const path = at.path ?? [];
  if (isJsonObject(before) && isJsonObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      describeValues(own(before, name), own(after, name), { ...at, path: [...path, name] }),
    );
  }
  if (path.at(-1) === 'order' && isNames(before) && isNames(after)) {
    const place = [...at.place, ...path.slice(0, -1).filter((step) => !containers.has(step))];
    return describeOrder(before, after, 'inOrder').map(({ entry, ...change }) => ({
      ...change,
      place: [...place, entry],
      key: at.key,
      path,
    }));
  }
  const steps = path.slice(0, -1).filter((step) => !containers.has(step));
  const where = { place: [...at.place, ...steps], key: at.key, path };
  const what = path.at(-1) ?? '';
  if (path.length === 0) {
    return [
      {
        ...where,
        what: after === undefined ? say('console.changes.documentGone') : say('console.changes.documentNew'),
      },
    ];
  }
  return [{ ...where, what, from: valueWords(before), to: valueWords(after) }];
}
