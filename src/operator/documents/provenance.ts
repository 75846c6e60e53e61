import { isJsonObject, type Json } from '#engine/json.ts';
import type { Provenance } from '#engine/overlay.ts';
import { joinPointer } from '#engine/pointer.ts';
import type { Layer } from './layer.ts';

/** A document as this session has it: what lies below, the layer as edited, and who set what when it was saved. */
type Drafted = { parent: Json; layer: Layer; provenance: Provenance };

function mark(value: Json, pointer: string, pack: string, marked: Provenance): void {
  marked[pointer] = pack;
  if (value === null || typeof value !== 'object') return;
  const entries = isJsonObject(value) ? Object.entries(value) : [...value.entries()];
  for (const [step, inner] of entries) mark(inner, joinPointer(pointer, step), pack, marked);
}

/**
 * Who sets each value of a document with the edits of this session: the pack what its layer says, the layers below what
 * they said when it was saved. A value that the pack said then and no longer says is its parent's.
 */
export function draftProvenance(
  { parent, layer, provenance }: Drafted,
  pack: string,
  below: string,
): Provenance {
  const marked: Provenance = {};
  if (parent !== null) {
    for (const [pointer, from] of Object.entries(provenance)) marked[pointer] = from === pack ? below : from;
  }
  if (layer !== null) mark(layer, '', pack, marked);
  return marked;
}
