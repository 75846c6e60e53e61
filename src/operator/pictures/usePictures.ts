import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { fetchPictures } from './calls.ts';

/** Pictures change with the files of the server only. */
const FRESH = 60_000;

export function usePictures() {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useQuery({
    queryKey: ['pictures', pack],
    queryFn: () => fetchPictures(api, pack),
    staleTime: FRESH,
  });
}
