import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';

/** Milliseconds before its end at which a preview link is made anew. */
const MARGIN = 60_000;

/** A signed link to the portal of a brand with the drafts of a pack, made anew before it expires. */
export function usePreview(pack: string, brand: string | undefined) {
  const { api, timers } = useAdmin();
  return useQuery({
    queryKey: ['preview', pack, brand],
    queryFn: () => api.preview(pack, brand ?? pack),
    enabled: brand !== undefined,
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data ? Math.max(MARGIN, Date.parse(state.data.expiresAt) - timers.now() - MARGIN) : false,
  });
}
