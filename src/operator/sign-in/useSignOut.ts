import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf, unsavedRefusal } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { dropUndoSteps } from '../undo/undo-store.ts';
import { sessionKey } from './useSession.ts';

/** Ends the session. `before` resolves to true when no edits would be lost; `losing` signs out nevertheless. */
export function useSignOut(before?: () => Promise<boolean>) {
  const { api } = useAdmin();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ losing }: { losing: boolean }) => {
      if (!losing && (await before?.()) === false)
        throw unsavedRefusal({
          message: say('console.signIn.unsaved.message'),
          fix: say('console.signIn.unsaved.fix'),
        });
      await api.signOut().catch((error: unknown) => {
        // An expired session is the wanted state.
        if (refusalOf(error).status !== 401) throw error;
      });
    },
    onSuccess: () => {
      dropUndoSteps();
      client.setQueryData(sessionKey, null);
      // Data of this account must not show for the next one.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
}
