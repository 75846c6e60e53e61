import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { diffPatch, sameJson } from '#engine/overlay/merge-diff.ts';
import { mergePatch } from '#engine/overlay/overlay.ts';

/** A pack's part of one document: a merge patch over its parent; null when there is none. */
export type Layer = JsonObject | null;

/** Property names that lead to a value in a document. */
export type Path = readonly string[];

/** Properties that identify a layer's document; they are no change. */
const HEAD = ['$schema', 'kind', 'id'];

/** The document that results from a layer over its parent; undefined when neither has one. */
export function mergedDocument(parent: JsonObject | null, layer: Layer): JsonObject | undefined {
  const merged = layer === null ? parent : mergePatch(parent ?? undefined, layer);
  return isJsonObject(merged) ? merged : undefined;
}

const isEmptyLayer = (layer: JsonObject): boolean => Object.keys(layer).every((name) => HEAD.includes(name));

/** Drops a layer without changes, unless the document has no parent. */
const settled = (parent: JsonObject | null, layer: JsonObject): Layer =>
  parent !== null && isEmptyLayer(layer) ? null : layer;

const headOf = (document: JsonObject): JsonObject =>
  Object.fromEntries(
    HEAD.flatMap((name) => (Object.hasOwn(document, name) ? [[name, document[name] ?? '']] : [])),
  );

function amend(layer: JsonObject, parent: JsonObject, before: JsonObject, edited: JsonObject): JsonObject {
  const amended = new Map(Object.entries(layer));
  for (const name of new Set([...Object.keys(before), ...Object.keys(edited)])) {
    const now = own(edited, name);
    const was = own(before, name);
    // Unedited values stay as the pack wrote them, even when they repeat the parent's.
    if (sameJson(was, now)) continue;
    const below = own(parent, name);
    const said = own(layer, name);
    const deep = isJsonObject(said) && isJsonObject(below) && isJsonObject(was) && isJsonObject(now);
    const patch = deep ? amend(said, below, was, now) : difference(below, now);
    if (patch === undefined || (deep && isJsonObject(patch) && Object.keys(patch).length === 0)) {
      amended.delete(name);
    } else amended.set(name, patch);
  }
  return Object.fromEntries(amended);
}

const difference = (below: Json | undefined, now: Json | undefined): Json | undefined => {
  if (now !== undefined) return diffPatch(below, now);
  return below === undefined ? undefined : null;
};

/**
 * Layer that makes `edited` from `parent` with the fewest changes to `layer`: it keeps unedited values, and holds the smallest merge
 * patch for others. Null when nothing remains.
 */
export function amendLayer(parent: JsonObject | null, layer: Layer, edited: JsonObject): Layer {
  if (parent === null) return edited;
  const before = mergedDocument(parent, layer) ?? {};
  if (sameJson(before, edited)) return layer;
  const amended = amend(layer ?? {}, parent, before, edited);
  return settled(parent, { ...headOf(edited), ...amended });
}

/** True when the pack's own layer sets or removes the value at this path, or a part of it. */
export function isSetHere(layer: Layer, path: Path): boolean {
  let value: Json | undefined = layer ?? undefined;
  for (const step of path) {
    if (!isJsonObject(value)) return false;
    value = own(value, step);
  }
  return value !== undefined;
}

/** True when a document has a value at this path, to which a reset would return. */
export function hasAt(document: JsonObject | null, path: Path): boolean {
  let value: Json | undefined = document ?? undefined;
  for (const step of path) value = isJsonObject(value) ? own(value, step) : undefined;
  return value !== undefined;
}

const without = (layer: JsonObject, [step, ...rest]: Path): JsonObject => {
  if (step === undefined || !Object.hasOwn(layer, step)) return layer;
  const { [step]: said, ...others } = layer;
  if (rest.length === 0 || !isJsonObject(said)) return rest.length === 0 ? others : layer;
  const less = without(said, rest);
  return Object.keys(less).length === 0 ? others : { ...layer, [step]: less };
};

/** The layer without its values at these paths, so that the parent's apply again. */
export function resetToParent(parent: JsonObject | null, layer: Layer, paths: readonly Path[]): Layer {
  if (parent === null || layer === null) return layer;
  return settled(
    parent,
    paths.reduce((left, path) => without(left, path), layer),
  );
}
