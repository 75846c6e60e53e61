import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Refetch interval in milliseconds. */
const lookAgain = 15_000;

/** What readers say of the articles. */
export function useHelpVotes() {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useQuery({
    queryKey: ['help', pack],
    queryFn: () => api.call('helpVotes', { params: { pack } }),
    refetchInterval: lookAgain,
    retry: false,
  });
}
