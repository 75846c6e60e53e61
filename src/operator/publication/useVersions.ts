import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';
import { noteWords } from '../language/note-words.ts';

export const versionsKey = (pack: string) => ['versions', pack] as const;

/** The published versions of a pack, the newest first. */
export function useVersions(pack: string) {
  const { api } = useAdmin();
  return useQuery({
    queryKey: versionsKey(pack),
    queryFn: async () =>
      (await api.versions(pack))
        .map((version) => ({ ...version, note: noteWords(version.note) }))
        .sort((a, b) => b.version - a.version),
  });
}
