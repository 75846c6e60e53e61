import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

/** The documents of the pack with whoever saved each draft last, read again after each save. */
export function useDraftList() {
  const { api } = useAdmin();
  const { pack } = usePack();
  const { saves } = useWorkspaceState();
  return useQuery({
    queryKey: ['drafts', pack, saves],
    queryFn: () => api.call('documentList', { params: { pack } }),
  });
}
