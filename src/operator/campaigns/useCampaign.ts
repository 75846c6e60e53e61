import { useQuery } from '@tanstack/react-query';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { useLiveStep } from '../publication/useLiveStep.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';

export type Figures = AdminCallTypes['promotionFigures']['value'];

/** Refetch interval in milliseconds. */
const lookAgain = 30_000;
const key = (pack: string, id: string) => ['promotions', pack, 'figures', id] as const;

/** What a live promotion gives. */
export function useFigures(id: string) {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useQuery({
    queryKey: key(pack, id),
    queryFn: () => api.call('promotionFigures', { params: { pack, id } }),
    refetchInterval: lookAgain,
    retry: false,
  });
}

/** Stops a promotion by publishing it switched off. */
export function useStop(id: string, done: () => void) {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useLiveStep(
    [key(pack, id), ['promotions', pack]],
    () => api.call('promotionStop', { params: { pack, id } }),
    done,
  );
}
