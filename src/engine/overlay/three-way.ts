import { isJsonObject, own, type Json, type JsonObject } from '../json/json.ts';
import { sameJson } from './merge-diff.ts';
import { mergeSequences } from './merge-sequences.ts';

/** A value that both sides changed differently; undefined where a side removed it or it did not exist. */
export type MergeConflict = {
  path: string[];
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
};

/** Merge of both changes; a conflict holds `mine` until it is decided. */
export type Merged = { merged: Json | undefined; conflicts: MergeConflict[] };

/**
 * Merges two changes of one document: objects by name, `order` sequences entry by entry, all else as a whole.
 * Without conflicts the result is the same with the sides exchanged.
 */
export function mergeThree(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: string[] = [],
): Merged {
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return { merged: mine, conflicts: [] };
  if (sameJson(base, mine)) return { merged: theirs, conflicts: [] };
  if (isJsonObject(mine) && isJsonObject(theirs) && (base === undefined || isJsonObject(base))) {
    return mergeObjects(base ?? {}, mine, theirs, path);
  }
  if (
    path.at(-1) === 'order' &&
    isSequence(mine) &&
    isSequence(theirs) &&
    (base === undefined || isSequence(base))
  ) {
    const { merged, clash } = mergeSequences(base ?? [], mine, theirs);
    if (!clash) return { merged, conflicts: [] };
  }
  return { merged: mine, conflicts: [{ path, base, mine, theirs }] };
}

const isSequence = (value: Json | undefined): value is string[] =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry === 'string') &&
  new Set(value).size === value.length;

function mergeObjects(base: JsonObject, mine: JsonObject, theirs: JsonObject, path: string[]): Merged {
  const names = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
  const conflicts: MergeConflict[] = [];
  const entries: [string, Json][] = [];
  for (const name of names) {
    const inner = mergeThree(own(base, name), own(mine, name), own(theirs, name), [...path, name]);
    conflicts.push(...inner.conflicts);
    if (inner.merged !== undefined) entries.push([name, inner.merged]);
  }
  return { merged: Object.fromEntries(entries), conflicts };
}

/** Decision about a conflict. */
export type Choice = { take: 'mine' | 'theirs' } | { take: 'other'; value: Json };

const chosen = ({ mine, theirs }: MergeConflict, choice: Choice): Json | undefined =>
  choice.take === 'other' ? choice.value : choice.take === 'mine' ? mine : theirs;

/** A merge with its decided conflicts applied; others stay as they are. A kept entry returns to its order. */
export function withChoices(
  { merged, conflicts }: Merged,
  choices: ReadonlyMap<MergeConflict, Choice>,
  sides: { mine: Json | undefined; theirs: Json | undefined },
): Json | undefined {
  let document = merged;
  for (const conflict of conflicts) {
    const choice = choices.get(conflict);
    const value = choice ? chosen(conflict, choice) : conflict.mine;
    document = put(document, conflict.path, value);
    const side = choice?.take === 'theirs' ? sides.theirs : sides.mine;
    document = inOrder(document, conflict.path, value === undefined, side);
  }
  return document;
}

function put(
  document: Json | undefined,
  [step, ...rest]: readonly string[],
  value: Json | undefined,
): Json | undefined {
  if (step === undefined) return value;
  const object = isJsonObject(document) ? document : {};
  const inner = put(own(object, step), rest, value);
  const others = Object.entries(object).filter(([name]) => name !== step || inner !== undefined);
  const held = Object.hasOwn(object, step);
  return Object.fromEntries([
    ...others.map(([name, old]): [string, Json] => [
      name,
      name === step && inner !== undefined ? inner : old,
    ]),
    ...(!held && inner !== undefined ? [[step, inner] as [string, Json]] : []),
  ]);
}

const valueAt = (document: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((at, step) => (isJsonObject(at) ? own(at, step) : undefined), document);

/** Updates the `order` beside `items` after a decision: adds a kept entry at its place, or removes a dropped one. */
function inOrder(
  document: Json | undefined,
  path: readonly string[],
  gone: boolean,
  side: Json | undefined,
): Json | undefined {
  const [entry, collection] = [path.at(-1), path.at(-2)];
  if (entry === undefined || collection !== 'items') return document;
  const place = [...path.slice(0, -2), 'order'];
  const [order, wanted] = [valueAt(document, place), valueAt(side, place)];
  if (!isSequence(order)) return document;
  if (gone)
    return put(
      document,
      place,
      order.filter((id) => id !== entry),
    );
  if (order.includes(entry) || !isSequence(wanted) || !wanted.includes(entry)) return document;
  const before = wanted.slice(0, wanted.indexOf(entry)).findLast((id) => order.includes(id));
  const at = before === undefined ? 0 : order.indexOf(before) + 1;
  return put(document, place, order.toSpliced(at, 0, entry));
}
