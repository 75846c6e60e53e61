import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { clauseOf } from '../conditions/brand-catalogue.ts';
import { say, sayIfKnown } from '../language/say.ts';
import { documentOf, nameOf, readableChange, type PackDocuments } from '../documents/reader.ts';
import { momentText } from '../language/format.ts';
import type { Change, Comparison } from './change.ts';
import { captionOf } from '../documents/caption.ts';
import { valueAt } from '../documents/new-entry.ts';
import { isNames } from '../documents/order.ts';
import { describeOrder } from './describe-order.ts';

const LONGEST = 60;

const isPlain = (list: readonly Json[]): boolean =>
  list.every((entry) => typeof entry === 'string' || typeof entry === 'number');

const operators = new Set([
  'var',
  'and',
  'or',
  '!',
  '!!',
  'in',
  '==',
  '!=',
  '===',
  '!==',
  '<',
  '<=',
  '>',
  '>=',
]);

/** True for a condition in JsonLogic: an object of one operator. */
function isCondition(value: Json | undefined): value is JsonObject {
  const [name, ...others] = isJsonObject(value) ? Object.keys(value) : [];
  return name !== undefined && others.length === 0 && operators.has(name);
}

/** A moment in UTC as documents keep it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u;

/** A value as a reader sees it: words in quotes, lists with commas, a condition in its sentence, anything bigger by what it is. */
export function valueWords(value: Json | undefined, documents?: PackDocuments): string {
  if (value === undefined) return say('console.changes.none');
  if (typeof value === 'boolean') return value ? say('console.changes.yes') : say('console.changes.no');
  if (isCondition(value))
    return (documents && clauseOf(documents, value)) ?? say('console.changes.condition');
  if (isJsonObject(value)) return say('console.changes.values', { count: Object.keys(value).length });
  if (Array.isArray(value) && !isPlain(value)) return say('console.changes.values', { count: value.length });
  if (typeof value === 'string' && MOMENT.test(value))
    return momentText(value, documents && documentOf(documents, 'brand', 'main')?.timeZone);
  const words = Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'string'
      ? `“${value}”`
      : String(value);
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

/** Property names of containers, which are left out of places. */
const containers = new Set([
  'items',
  'children',
  'props',
  'modes',
  'texts',
  'flags',
  'constants',
  'errors',
  'languages',
  'patterns',
]);

/** Documents whose values are named as on their pages. */
const NAMED = /^(?:flags|constants)\//u;

type Place = {
  place: string[];
  key: DocumentKey;
  /** The documents, which have the names of entries and of what conditions read. */
  comparison: Comparison;
  path?: string[];
};

/** What an entry of a document is called by its own text. */
function entryName({ key, comparison }: Place, path: readonly string[]): string | undefined {
  for (const documents of [comparison.after, comparison.before]) {
    const document = own(documents, key);
    const entry = document && valueAt(document, path);
    if (!isJsonObject(entry)) continue;
    for (const property of ['label', 'title', 'name']) {
      const text = own(entry, property);
      const name = typeof text === 'string' ? nameOf(documents, text) : undefined;
      if (name !== undefined && name !== '' && name !== text) return name;
    }
  }
  return undefined;
}

/** Name of a step of a path: an entry's own words, else those of the property, else as it is written. */
function stepName(at: Place, path: readonly string[]): string {
  const step = path.at(-1) ?? '';
  if (step === 'when') return say('console.menus.when');
  if (NAMED.test(at.key)) return captionOf(step);
  return entryName(at, path) ?? sayIfKnown(`console.properties.${step}`) ?? step;
}

/** Names of the places on the way to a value. */
const namesTo = (at: Place, path: readonly string[]): string[] =>
  path
    .slice(0, -1)
    .flatMap((step, depth) => (containers.has(step) ? [] : [stepName(at, path.slice(0, depth + 1))]));

/** Value-by-value differences of two documents without descriptions of their own. */
export function describeValues(before: Json | undefined, after: Json | undefined, at: Place): Change[] {
  if (sameJson(before, after)) return [];
  const path = at.path ?? [];
  if (isJsonObject(before) && isJsonObject(after) && !isCondition(before) && !isCondition(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      describeValues(own(before, name), own(after, name), { ...at, path: [...path, name] }),
    );
  }
  if (path.at(-1) === 'order' && isNames(before) && isNames(after)) {
    const nameOfEntry = (entry: string): string =>
      entryName(at, [...path.slice(0, -1), 'items', entry]) ?? entry;
    return describeOrder(before, after, 'inOrder', nameOfEntry).map((change) => ({
      ...change,
      place: [...at.place, ...namesTo(at, path), nameOfEntry(change.entry)],
      key: at.key,
      path,
    }));
  }
  const where = { place: [...at.place, ...namesTo(at, path)], key: at.key, path };
  const what = stepName(at, path);
  if (path.length === 0) {
    return [
      {
        ...where,
        what: after === undefined ? say('console.changes.documentGone') : say('console.changes.documentNew'),
      },
    ];
  }
  const raw = [before, after].some((value) => typeof value === 'object') && { raw: { before, after } };
  const isEntry =
    (isJsonObject(before) || before === undefined) && (isJsonObject(after) || after === undefined);
  if (isEntry && !isCondition(before ?? after)) {
    const added =
      after === undefined ? say('console.changes.inOrder.hidden') : say('console.changes.inOrder.shown');
    return [{ ...where, place: [...where.place, what], what: added, ...raw }];
  }
  const words = (value: Json | undefined, documents: PackDocuments): string =>
    value === undefined && path.at(-1) === 'when'
      ? say('console.conditions.always')
      : valueWords(value, documents);
  const read =
    typeof before === 'string' && typeof after === 'string'
      ? readableChange(before, after)
      : { before, after };
  const [from, to] = [words(read.before, at.comparison.before), words(read.after, at.comparison.after)];
  const isOther = from === to && isCondition(before);
  return [{ ...where, what, from, to: isOther ? say('console.changes.otherCondition') : to, ...raw }];
}
