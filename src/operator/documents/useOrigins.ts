import { useMemo } from 'react';
import { own, type Json } from '#engine/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { joinPointer, valueAt } from '#engine/pointer.ts';
import { usePack, useWorkspace, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { isSetHere, type Path } from './layer.ts';
import { draftProvenance } from './provenance.ts';

/** Where a value comes from. */
type Origin = {
  /** True when this pack says it, or a part of it, itself. */
  here: boolean;
  /** Pack that says it now; undefined when nobody does. */
  layer: string | undefined;
  /** True when a pack below says something of this place, so that this pack's word can be taken back. */
  inherited: boolean;
  /** What the packs below say. */
  below: Json | undefined;
};

export type Origins = {
  /** The pack below this one; undefined when it extends none. */
  parent: string | undefined;
  of: (steps: Path) => Origin;
  /** Takes back what this pack says of a place. */
  reset: (label: string, steps: Path) => void;
};

/** Which layer set each value of a document as it is edited here, and the way back to the parent's. */
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
