import { useQuery } from '@tanstack/react-query';
import { own } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePacks } from '../brands/usePacks.ts';
import { usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { keysAt } from './keys-at.ts';

/** Keys that the pack had at a moment; `keys` is undefined until they are read, and without a moment. */
export function useKeysAt(moment: string, source: string) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const { data: packs } = usePacks();
  const { drafts } = useWorkspaceState();
  const lineage: string[] = [];
  let next: string | null | undefined = pack;
  while (next && packs?.some(({ pack: known }) => known === next)) {
    lineage.push(next);
    next = packs.find(({ pack: known }) => known === next)?.extends;
  }
  const isWhole = !next;
  const chain = isWhole ? lineage : [pack];
  const below = isWhole ? null : (own(drafts, documentKey('texts', source))?.parent ?? null);
  const { data, error, isFetching } = useQuery({
    queryKey: ['text-keys-at', chain.join(), source, moment],
    enabled: moment !== '' && packs !== undefined,
    queryFn: () => keysAt(api, { chain, source, below }, new Date(moment)),
  });
  return { keys: moment === '' ? undefined : data, error, isFetching };
}
