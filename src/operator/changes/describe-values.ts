import { isJsonObject, own, type Json } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { say } from '../language/say.ts';
import type { Change } from './change.ts';
import { captionOf } from '../documents/caption.ts';
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
function isCondition(value: Json | undefined): boolean {
  const [name, ...others] = isJsonObject(value) ? Object.keys(value) : [];
  return name !== undefined && others.length === 0 && operators.has(name);
}

/** A value as a reader sees it: words in quotes, lists with commas, anything bigger by what it is. */
export function valueWords(value: Json | undefined): string {
  if (value === undefined) return say('console.changes.none');
  if (typeof value === 'boolean') return value ? say('console.changes.yes') : say('console.changes.no');
  if (isCondition(value)) return say('console.changes.condition');
  if (isJsonObject(value)) return say('console.changes.values', { count: Object.keys(value).length });
  if (Array.isArray(value) && !isPlain(value)) return say('console.changes.values', { count: value.length });
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

/** Value-by-value differences of two documents without descriptions of their own. */
export function describeValues(
  before: Json | undefined,
  after: Json | undefined,
  at: { place: string[]; key: DocumentKey; path?: string[] },
): Change[] {
  if (sameJson(before, after)) return [];
  const path = at.path ?? [];
  if (isJsonObject(before) && isJsonObject(after) && !isCondition(before) && !isCondition(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      describeValues(own(before, name), own(after, name), { ...at, path: [...path, name] }),
    );
  }
  if (path.at(-1) === 'order' && isNames(before) && isNames(after)) {
    const place = [...at.place, ...path.slice(0, -1).filter((step) => !containers.has(step))];
    return describeOrder(before, after, 'inOrder').map((change) => ({
      ...change,
      place: [...place, change.entry],
      key: at.key,
      path,
    }));
  }
  const nameOf = NAMED.test(at.key) ? captionOf : (step: string): string => step;
  const steps = path.slice(0, -1).filter((step) => !containers.has(step));
  const where = { place: [...at.place, ...steps.map(nameOf)], key: at.key, path };
  const what = nameOf(path.at(-1) ?? '');
  if (path.length === 0) {
    return [
      {
        ...where,
        what: after === undefined ? say('console.changes.documentGone') : say('console.changes.documentNew'),
      },
    ];
  }
  const raw = [before, after].some((value) => typeof value === 'object') && { raw: { before, after } };
  if (isCondition(before) && isCondition(after)) {
    return [
      {
        ...where,
        what,
        from: say('console.changes.condition'),
        to: say('console.changes.otherCondition'),
        ...raw,
      },
    ];
  }
  const isEntry =
    (isJsonObject(before) || before === undefined) && (isJsonObject(after) || after === undefined);
  if (isEntry && !isCondition(before ?? after)) {
    const added =
      after === undefined ? say('console.changes.inOrder.hidden') : say('console.changes.inOrder.shown');
    return [{ ...where, place: [...where.place, what], what: added, ...raw }];
  }
  return [{ ...where, what, from: valueWords(before), to: valueWords(after), ...raw }];
}
