import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';

export const versionsKey = (pack: string) => ['versions', pack] as const;

/** The published versions of a pack, the newest first. */
export function useVersions(pack: string) {
  const { api } = useAdmin();
  return useQuery({
    queryKey: versionsKey(pack),
    queryFn: async () => (await api.versions(pack)).sort((a, b) => b.version - a.version),
  });
}
