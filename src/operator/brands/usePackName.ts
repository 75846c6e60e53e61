import { packTitle } from '../workspace/WorkspaceContext.tsx';
import { usePacks } from './usePacks.ts';

/** Gives the name of a pack by its id; the id itself of a pack that this account has no role for. */
export function usePackName(): (pack: string) => string {
  // A name read before will do.
  const { data: packs = [] } = usePacks(Number.POSITIVE_INFINITY);
  return (pack) => packTitle(packs.find((each) => each.pack === pack) ?? { name: '', pack });
}
