import { isJsonObject, own, type Json, type JsonObject } from './json.ts';
import { sameJson } from './merge-diff.ts';
import { mergeSequences } from './merge-sequences.ts';

/** A value that both changed, each to something else; undefined where somebody took it away or it was not there. */
export type MergeConflict = {
  path: string[];
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
};

/** Both changes laid over each other; where they meet, mine stands until somebody decides. */
export type Merged = { merged: Json | undefined; conflicts: MergeConflict[] };

/**
 * Merges two changes of one document. Objects merge by their names, sequences of ids in `order` entry by entry, all else as a whole.
 * Without conflicts it does not matter whose change is "mine".
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

/** What somebody decided about a conflict. */
export type Choice = { take: 'mine' | 'theirs' } | { take: 'other'; value: Json };

const chosen = ({ mine, theirs }: MergeConflict, choice: Choice): Json | undefined =>
  choice.take === 'other' ? choice.value : choice.take === 'mine' ? mine : theirs;

/** A merge with its conflicts decided; those without a decision stay as they are. An entry that is kept stands in its order again. */
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

/** Puts an entry of `items` that was kept back into the `order` beside it, where its side has it, or takes it out of there. */
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
