import { own } from '#engine/json/json.ts';
import { joinPointer, valueAt } from '#engine/json/pointer.ts';
import type { DraftState } from '../workspace/state.ts';
import { isSetHere, type Path } from './layer.ts';

export type Inheritance = {
  /** True when this pack sets the value itself. */
  set: boolean;
  /** Pack that sets it otherwise; undefined for a pack without a parent. */
  layer: string | undefined;
  /** The parent's value. */
  value: unknown;
};

/** Origin of a document's value: `pack` itself, or a pack below, of which `parent` is the nearest. */
export function originOf(
  draft: DraftState | undefined,
  { pack, parent }: { pack: string; parent: string | null | undefined },
  path: Path,
): Inheritance {
  if (!draft?.parent || !parent) return { set: false, layer: undefined, value: undefined };
  const pointer = joinPointer('', ...path);
  const set = isSetHere(draft.layer, path);
  const from = own(draft.provenance, pointer);
  return {
    set,
    layer: set || from === undefined || from === pack ? parent : from,
    value: valueAt(draft.parent, pointer),
  };
}
