import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';

export const sessionKey = ['session'] as const;

/** The operator's session; null when not signed in. */
export function useSession() {
  const { api } = useAdmin();
  return useQuery({
    queryKey: sessionKey,
    queryFn: () =>
      api.session().catch((error: unknown) => {
        if (refusalOf(error).status === 401) return null;
        throw error;
      }),
    staleTime: Infinity,
  });
}
