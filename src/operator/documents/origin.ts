import { own } from '#engine/json.ts';
import { joinPointer, valueAt } from '#engine/pointer.ts';
import type { DraftState } from '../workspace/state.ts';
import { isSetHere, type Path } from './layer.ts';

export type Inheritance = {
  /** True when this pack says the value itself. */
  set: boolean;
  /** Pack that says it otherwise; undefined when this pack extends none. */
  layer: string | undefined;
  /** What the parent says. */
  value: unknown;
};

/** Where a value of a document comes from: `pack` itself, or a pack below, of which `parent` is the nearest. */
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
