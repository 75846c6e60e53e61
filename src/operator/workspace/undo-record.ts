import { canonicalJson } from '#engine/json/canonical-json.ts';
import { isJsonObject, own, type Json } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { sourceMark } from '#engine/texts/source-mark.ts';
import type { Layer } from '../documents/layer.ts';
import { forgotten } from './history.ts';
import { absentDraft, type Edit, type WorkspaceState } from './state.ts';

/** A value that a step changed; a side without it has none. */
type Change = { path: string[]; before?: Json; after?: Json };
type Side = 'before' | 'after';
type Step = { label: string; at: number; layers: Record<DocumentKey, Change[]> };

/** Undo and redo steps as changes alone, with a mark of the layers that they lead to and from. */
export type UndoRecord = { past: Step[]; future: Step[]; marks: Record<DocumentKey, string> };

function changesOf(before: Json, after: Json, path: string[] = []): Change[] {
  if (sameJson(before, after)) return [];
  if (!isJsonObject(before) || !isJsonObject(after)) return [{ path, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): Change[] => {
    const [was, is] = [own(before, name), own(after, name)];
    const at = [...path, name];
    if (was !== undefined && is !== undefined) return changesOf(was, is, at);
    return [{ path: at, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
  });
}

function withSide(value: Json, [step, ...rest]: readonly string[], next: Json | undefined): Json {
  if (step === undefined) return next ?? null;
  const { [step]: inner, ...others } = isJsonObject(value) ? value : {};
  if (rest.length > 0) return { ...others, [step]: withSide(inner ?? {}, rest, next) };
  return next === undefined ? others : { ...others, [step]: next };
}

/** A layer with one side of changes. */
function layerWith(layer: Layer, changes: readonly Change[], side: Side): Layer {
  const result = changes.reduce<Json>((value, change) => withSide(value, change.path, change[side]), layer);
  return isJsonObject(result) ? result : null;
}

const marks = new WeakMap<object, string>();

/** Mark of a layer that differs from those of other layers, whatever the order of names. */
function markOf(layer: Layer): string {
  if (layer === null) return '';
  const text = marks.has(layer) ? '' : canonicalJson(layer);
  const mark = marks.get(layer) ?? `${text.length}-${sourceMark(text)}`;
  marks.set(layer, mark);
  return mark;
}

const steps = new WeakMap<Edit, Step>();

function stepOf(edit: Edit): Step {
  const known = steps.get(edit);
  if (known) return known;
  const { label, at, layers } = edit;
  const changed = Object.entries(layers).map(
    ([key, { before, after }]) => [key, changesOf(before, after)] as const,
  );
  const step = { label, at, layers: Object.fromEntries(changed) };
  steps.set(edit, step);
  return step;
}

/** Steps of a workspace, to keep beyond its page; undefined without any. */
export function undoRecord({ past, future, drafts }: WorkspaceState): UndoRecord | undefined {
  const edits = [...past, ...future];
  if (edits.length === 0) return undefined;
  const keys = new Set(edits.flatMap(({ layers }) => Object.keys(layers)));
  return {
    past: past.map(stepOf),
    future: future.map(stepOf),
    marks: Object.fromEntries([...keys].map((key) => [key, markOf(drafts[key]?.layer ?? null)])),
  };
}

/** Edits of steps that lead away from some layers, the nearest last as in the history. */
function editsFrom(
  kept: readonly Step[],
  layers: ReadonlyMap<DocumentKey, Layer>,
  [near, far]: readonly [Side, Side],
): Edit[] {
  const now = new Map(layers);
  const edits = kept.toReversed().map(({ label, at, layers: changed }): Edit => {
    const sides = Object.entries(changed).map(([key, changes]) => {
      const from = now.get(key) ?? null;
      const to = layerWith(from, changes, far);
      now.set(key, to);
      const both = { [near]: from, [far]: to };
      return [key, { before: both['before'] ?? null, after: both['after'] ?? null }] as const;
    });
    return { label, at, layers: Object.fromEntries(sides) };
  });
  return edits.toReversed();
}

/** A loaded workspace with the steps of a record; without those of documents that have moved on since. */
export function withUndoRecord(state: WorkspaceState, { past, future, marks }: UndoRecord): WorkspaceState {
  const keys = Object.keys(marks);
  const absent = keys.filter((key) => !Object.hasOwn(state.drafts, key) && marks[key] === '');
  const drafts = {
    ...state.drafts,
    ...Object.fromEntries(absent.map((key) => [key, absentDraft])),
  };
  const layers = new Map(keys.map((key) => [key, drafts[key]?.layer ?? null]));
  const restored = {
    ...state,
    drafts,
    past: editsFrom(past, layers, ['after', 'before']),
    future: editsFrom(future, layers, ['before', 'after']),
  };
  return keys.filter((key) => markOf(layers.get(key) ?? null) !== marks[key]).reduce(forgotten, restored);
}
