import { hashKey, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { packsKey } from '../brands/usePacks.ts';
import { versionsKey } from '../versions/useVersions.ts';
import { usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';

/**
 * A step that changes what is live, done or refused. It is over, and `done` is told, once the answers of `shown`, which the page of the step
 * shows, have been read again: what is asked next is asked by them. What else it may have changed is read again meanwhile, and nobody
 * waits for it.
 */
export function useLiveStep<Sent, Answer>(
  shown: readonly QueryKey[],
  step: (sent: Sent) => Promise<Answer>,
  done?: (answer: Answer) => void,
) {
  const { pack } = usePack();
  const workspace = useWorkspace();
  const client = useQueryClient();
  const readAgain = async (): Promise<void> => {
    const awaited = shown.map((queryKey) => client.invalidateQueries({ queryKey }));
    const known = new Set(shown.map(hashKey));
    for (const queryKey of [versionsKey(pack), packsKey]) {
      if (!known.has(hashKey(queryKey))) void client.invalidateQueries({ queryKey });
    }
    // Drafts are compared with what is live.
    void workspace.load();
    await Promise.all(awaited);
  };
  return useMutation({
    mutationFn: step,
    onSuccess: async (answer) => {
      await readAgain();
      done?.(answer);
    },
    // Refused: somebody else may have changed what the page shows.
    onError: readAgain,
  });
}
