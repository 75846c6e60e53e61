import { isJsonObject, type Json, type JsonObject } from '#engine/json.ts';
import { sameJson } from '#engine/merge-diff.ts';
import { mergeThree, withChoices, type Choice, type Merged, type MergeConflict } from '#engine/three-way.ts';
import { amendLayer, mergedDocument, type Layer, type Path } from '../documents/layer.ts';

export type Combined = {
  layer: Layer;
  /** Values that both changed, each to something else. Mine stand in `layer`. */
  clashes: Path[];
};

/** Two edits of one layer, as the documents they make. */
export type Edits = {
  merge: Merged;
  mine: Json | undefined;
  theirs: Json | undefined;
};

/** What two edits of a document, made from the same base, come to, and where they meet. */
export function compareEdits(parent: JsonObject | null, base: Layer, mine: Layer, theirs: Layer): Edits {
  const [start, my, their] = [base, mine, theirs].map((layer) => mergedDocument(parent, layer));
  return { merge: mergeThree(start, my, their), mine: my, theirs: their };
}

/** The document of a merge in which somebody decided about some of the conflicts; undefined when it is to go. */
export function decided(
  { merge, mine, theirs }: Edits,
  choices: ReadonlyMap<MergeConflict, Choice> = new Map(),
): JsonObject | undefined {
  const document = withChoices(merge, choices, { mine, theirs });
  return isJsonObject(document) ? document : undefined;
}

/** Two edits of one document made from the same base, laid over each other (a three-way merge of values). */
export function combine(parent: JsonObject | null, base: Layer, mine: Layer, theirs: Layer): Combined {
  if (sameJson(mine, base)) return { layer: theirs, clashes: [] };
  const edits = compareEdits(parent, base, mine, theirs);
  const document = decided(edits);
  return {
    layer: document ? amendLayer(parent, theirs, document) : null,
    clashes: edits.merge.conflicts.map(({ path }) => path),
  };
}
