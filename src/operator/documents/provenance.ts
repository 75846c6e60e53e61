import { isJsonObject, type Json } from '#engine/json/json.ts';
import type { Provenance } from '#engine/overlay/overlay.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import type { Layer } from './layer.ts';

/** A document in this session: its parent, the edited layer, and the provenance as of the last save. */
type Drafted = { parent: Json; layer: Layer; provenance: Provenance };

function mark(value: Json, pointer: string, pack: string, marked: Provenance): void {
  marked[pointer] = pack;
  if (value === null || typeof value !== 'object') return;
  const entries = isJsonObject(value) ? Object.entries(value) : [...value.entries()];
  for (const [step, inner] of entries) mark(inner, joinPointer(pointer, step), pack, marked);
}

/**
 * Provenance of a document with this session's edits: this pack for values in its layer, the packs below for the rest. A value
 * that the saved layer had and the edited one lacks becomes the parent's.
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
