import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import {
  mergeThree,
  withChoices,
  type Choice,
  type Merged,
  type MergeConflict,
} from '#engine/overlay/three-way.ts';
import { amendLayer, mergedDocument, type Layer, type Path } from '../documents/layer.ts';

export type Combined = {
  layer: Layer;
  /** Values that both sides changed differently. Mine are in `layer`. */
  clashes: Path[];
};

/** Two edits of one layer, as the resulting documents. */
export type Edits = {
  merge: Merged;
  mine: Json | undefined;
  theirs: Json | undefined;
};

/** Merge of two edits of a document from the same base, with their conflicts. */
export function compareEdits(parent: JsonObject | null, base: Layer, mine: Layer, theirs: Layer): Edits {
  const [start, my, their] = [base, mine, theirs].map((layer) => mergedDocument(parent, layer));
  return { merge: mergeThree(start, my, their), mine: my, theirs: their };
}

/** Document of a merge with some conflicts decided; undefined when it is deleted. */
export function decided(
  { merge, mine, theirs }: Edits,
  choices: ReadonlyMap<MergeConflict, Choice> = new Map(),
): JsonObject | undefined {
  const document = withChoices(merge, choices, { mine, theirs });
  return isJsonObject(document) ? document : undefined;
}

/** Three-way merge of two layers from the same base. */
export function combine(parent: JsonObject | null, base: Layer, mine: Layer, theirs: Layer): Combined {
  if (sameJson(mine, base)) return { layer: theirs, clashes: [] };
  const edits = compareEdits(parent, base, mine, theirs);
  const document = decided(edits);
  return {
    layer: document ? amendLayer(parent, theirs, document) : null,
    clashes: edits.merge.conflicts.map(({ path }) => path),
  };
}
