import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { packsKey } from '../brands/usePacks.ts';
import { versionsKey } from '../versions/useVersions.ts';
import { usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';

/**
 * A step that changes what is live. It is over, and `done` is told, once the answers of `shown`, which the page of the step shows, have
 * been read again: what is asked next is asked by them. What else it may have changed is read again meanwhile, and nobody waits for it.
 */
export function useLiveStep<Sent, Answer>(
  shown: QueryKey,
  step: (sent: Sent) => Promise<Answer>,
  done?: (answer: Answer) => void,
) {
  const { pack } = usePack();
  const workspace = useWorkspace();
  const client = useQueryClient();
  const readAgain = (): Promise<void> => {
    void client.invalidateQueries({ queryKey: versionsKey(pack) });
    void client.invalidateQueries({ queryKey: packsKey });
    void workspace.load();
    return client.invalidateQueries({ queryKey: shown });
  };
  return useMutation({
    mutationFn: step,
    onSuccess: async (answer) => {
      await readAgain();
      done?.(answer);
    },
    // Refused: somebody else may have changed what the page shows.
    onError: () => void readAgain(),
  });
}
