import { useMemo } from 'react';
import { own, type Json } from '#engine/json/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { joinPointer, valueAt } from '#engine/json/pointer.ts';
import { usePack, useWorkspace, useWorkspaceState } from './WorkspaceContext.tsx';
import { isSetHere, type Path } from '../documents/layer.ts';
import { draftProvenance } from '../documents/provenance.ts';

/** Origin of a value. */
type Origin = {
  /** True when this pack sets it or a part of it. */
  here: boolean;
  /** Pack that sets it now; undefined when none does. */
  layer: string | undefined;
  /** True when a pack below has a value here, so that this pack's can be reset. */
  inherited: boolean;
  /** Value of the packs below. */
  below: Json | undefined;
};

export type Origins = {
  /** The parent pack; undefined when there is none. */
  parent: string | undefined;
  of: (steps: Path) => Origin;
  /** Removes this pack's value at a place. */
  reset: (label: string, steps: Path) => void;
};

/** Origins of a document's values with the current edits, and the reset to the parent's. */
export function useOrigins(key: DocumentKey): Origins {
  const workspace = useWorkspace();
  const parent = usePack().extends ?? undefined;
  const draft = own(useWorkspaceState().drafts, key);
  return useMemo(() => {
    const provenance = draft ? draftProvenance(draft, workspace.pack, parent ?? '') : {};
    return {
      parent,
      of: (steps) => {
        const pointer = joinPointer('', ...steps);
        const below = draft?.parent ? (valueAt(draft.parent, pointer) as Json | undefined) : undefined;
        return {
          here: draft ? isSetHere(draft.layer, steps) : false,
          layer: own(provenance, pointer),
          inherited: below !== undefined,
          below,
        };
      },
      reset: (label, steps) => workspace.reset(label, { [key]: [steps] }),
    };
  }, [draft, key, parent, workspace]);
}
