import { useQuery } from '@tanstack/react-query';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { promotionsKey } from '../promotions/promotions-key.ts';
import { useLiveStep } from '../publication/useLiveStep.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';

export type Figures = AdminCallTypes['promotionFigures']['value'];

/** Refetch interval in milliseconds. */
const lookAgain = 30_000;
const key = (pack: string, id: string) => [...promotionsKey(pack), 'figures', id] as const;

/** What a live promotion gives; a draft that never was live is not asked about. */
export function useFigures(id: string, isLive: boolean) {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useQuery({
    queryKey: key(pack, id),
    queryFn: () => api.call('promotionFigures', { params: { pack, id } }),
    enabled: isLive,
    refetchInterval: lookAgain,
    retry: false,
  });
}

/** Stops a promotion by publishing it switched off. */
export function useStop(id: string, done: () => void) {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useLiveStep(
    [key(pack, id), promotionsKey(pack)],
    () => api.call('promotionStop', { params: { pack, id } }),
    done,
  );
}
