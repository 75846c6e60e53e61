import { isJsonObject, own, type Json, type JsonObject } from '../json/json.ts';
import { joinPointer, parentPointer } from '../json/pointer.ts';

export type DocumentLayer = { layer: string; document: Json };
/** JSON pointer → name of the layer. */
export type Provenance = Record<string, string>;

export type Overlaid = {
  document: Json;
  /** Layer that set each value; for an object the topmost layer that has it. */
  provenance: Provenance;
  /** Entries that a layer removed with null and no later layer added again. */
  removed: Provenance;
  /** Nulls that removed nothing. */
  idle: { pointer: string; layer: string }[];
};

/** A value with the layer that set it. Objects mark each entry; null is a tombstone. */
type Marked = { layer: string } & (
  | { entries: Map<string, Marked> }
  | { value: Exclude<Json, JsonObject | null> }
  | { value: null }
);

/** The layer that set a value or, for one that is missing, the topmost layer that has the nearest parent. */
export function layerAt(provenance: Provenance, pointer: string): string | undefined {
  for (let at: string | undefined = pointer; at !== undefined; at = parentPointer(at)) {
    const layer = own(provenance, at);
    if (layer !== undefined) return layer;
  }
  return undefined;
}

/** JSON Merge Patch (RFC 7396): objects merge, null removes, anything else replaces. Neither argument is changed. */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isJsonObject(patch)) return patch;
  const merged = new Map(isJsonObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, mergePatch(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}

function mark(
  below: Marked | undefined,
  patch: Exclude<Json, null>,
  layer: string,
  pointer: string,
  idle: Overlaid['idle'],
): Marked {
  if (!isJsonObject(patch)) return { layer, value: patch };
  const entries = new Map(below && 'entries' in below ? below.entries : []);
  for (const [key, value] of Object.entries(patch)) {
    const child = joinPointer(pointer, key);
    const before = entries.get(key);
    if (value !== null) entries.set(key, mark(before, value, layer, child, idle));
    else if (before && isPresent(before)) entries.set(key, { layer, value: null });
    else idle.push({ pointer: child, layer });
  }
  return { layer, entries };
}

const isPresent = (marked: Marked): boolean => 'entries' in marked || marked.value !== null;

function unmark(marked: Marked, pointer: string, result: Pick<Overlaid, 'provenance' | 'removed'>): Json {
  result.provenance[pointer] = marked.layer;
  if (!('entries' in marked)) {
    markElements(marked.value, marked.layer, pointer, result.provenance);
    return marked.value;
  }
  const entries: [string, Json][] = [];
  for (const [key, child] of marked.entries) {
    const at = joinPointer(pointer, key);
    if (isPresent(child)) entries.push([key, unmark(child, at, result)]);
    else result.removed[at] = child.layer;
  }
  return Object.fromEntries(entries);
}

/** Marks all elements of an array with the layer that wrote it, since arrays are replaced whole. */
function markElements(value: Json, layer: string, pointer: string, provenance: Provenance): void {
  if (value === null || typeof value !== 'object') return;
  for (const [step, element] of Object.entries(value)) {
    const at = joinPointer(pointer, step);
    provenance[at] = layer;
    markElements(element, layer, at, provenance);
  }
}

/** Merges documents from the lowest layer up and records which layer set each value. */
export function overlay(layers: readonly DocumentLayer[]): Overlaid {
  const idle: Overlaid['idle'] = [];
  let merged: Marked | undefined;
  for (const { layer, document } of layers) {
    merged = document === null ? { layer, value: null } : mark(merged, document, layer, '', idle);
  }
  const result = { provenance: {}, removed: {} };
  const document = merged ? unmark(merged, '', result) : null;
  return { document, ...result, idle };
}
