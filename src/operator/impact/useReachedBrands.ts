import type { Pack } from '#contract/generated/admin-types.ts';
import { usePacks } from '../brands/usePacks.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** The shown brands that a publish of this pack changes: itself, and every one over it. */
export function useReachedBrands(): readonly Pack[] {
  const { pack } = usePack();
  const { data: packs = [] } = usePacks();
  const parents = new Map(packs.map((entry) => [entry.pack, entry.extends]));
  const isOver = (name: string): boolean => {
    const seen = new Set<string>();
    for (let at: string | null | undefined = name; at && !seen.has(at); at = parents.get(at)) {
      if (at === pack) return true;
      seen.add(at);
    }
    return false;
  };
  return packs.filter((entry) => entry.abstract !== true && isOver(entry.pack));
}
