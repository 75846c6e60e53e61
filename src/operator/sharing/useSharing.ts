import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Refetch interval in milliseconds. */
const lookAgain = 10_000;

export type ReferralView = 'counted' | 'refused' | 'all';
export type ReferralQuery = { view: ReferralView; search: string; page: number };

export function useReferrals({ view, search, page }: ReferralQuery) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const query = {
    page: String(page),
    ...(view !== 'all' && { view }),
    ...(search !== '' && { search }),
  };
  return useQuery({
    queryKey: ['sharing', pack, 'referrals', query],
    queryFn: () => api.call('referralList', { params: { pack }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
    retry: false,
  });
}

export function useRaffles() {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useQuery({
    queryKey: ['sharing', pack, 'raffles'],
    queryFn: () => api.call('raffleList', { params: { pack } }),
    refetchInterval: lookAgain,
    retry: false,
  });
}

export function useRains() {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useQuery({
    queryKey: ['sharing', pack, 'rains'],
    queryFn: () => api.call('rainList', { params: { pack } }),
    refetchInterval: lookAgain,
    retry: false,
  });
}
