import { useQuery } from '@tanstack/react-query';
import type { Pack } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { roleFor, useOperatorSession } from '../sign-in/SessionContext.tsx';

export const packsKey = ['packs'] as const;

/**
 * The packs this account has a role for: brands first, shared bases after.
 * @param staleTime milliseconds for which what was read before will do
 */
export function usePacks(staleTime = 0) {
  const { api } = useAdmin();
  const session = useOperatorSession();
  return useQuery({
    queryKey: packsKey,
    queryFn: api.packs,
    staleTime,
    select: (packs: Pack[]) =>
      packs
        .filter(({ pack }) => roleFor(session, pack) !== undefined)
        .sort(
          (a, b) =>
            Number(a.abstract ?? false) - Number(b.abstract ?? false) || a.name.localeCompare(b.name, 'en'),
        ),
  });
}
