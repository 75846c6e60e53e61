import { isJsonObject, own, type Json, type JsonObject } from '#engine/json.ts';
import { diffPatch, sameJson } from '#engine/merge-diff.ts';
import { mergePatch } from '#engine/overlay.ts';
import { amendLayer, mergedDocument, type Layer, type Path } from '../documents/layer.ts';

export type Combined = {
  layer: Layer;
  /** Values that both changed, each to something else. Mine stand in `layer`. */
  clashes: Path[];
};

/** Two edits of one document made from the same base, laid over each other (a three-way merge of values). */
export function combine(parent: JsonObject | null, base: Layer, mine: Layer, theirs: Layer): Combined {
  const start = mergedDocument(parent, base) ?? {};
  const their = mergedDocument(parent, theirs) ?? {};
  const my = mergedDocument(parent, mine) ?? {};
  const myPatch = diffPatch(start, my);
  const theirPatch = diffPatch(start, their);
  if (myPatch === undefined) return { layer: theirs, clashes: [] };
  const merged = mergePatch(their, myPatch);
  return {
    layer: amendLayer(parent, theirs, isJsonObject(merged) ? merged : my),
    clashes: clashesOf(myPatch, theirPatch, []),
  };
}

function clashesOf(mine: Json, theirs: Json | undefined, path: Path): Path[] {
  if (theirs === undefined || sameJson(mine, theirs)) return [];
  if (!isJsonObject(mine) || !isJsonObject(theirs)) return [path];
  return Object.entries(mine).flatMap(([name, value]) =>
    clashesOf(value, own(theirs, name), [...path, name]),
  );
}
