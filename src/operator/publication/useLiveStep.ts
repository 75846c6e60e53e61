import { hashKey, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { packsKey } from '../brands/usePacks.ts';
import { versionsKey } from './useVersions.ts';
import { usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';

/**
 * Mutation that changes the live version. It ends, and calls `done`, after the queries of `shown` were refetched, since the next step
 * depends on them; other affected queries are refetched in the background.
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
    // Drafts are compared with the live version.
    void workspace.load();
    await Promise.all(awaited);
  };
  return useMutation({
    mutationFn: step,
    onSuccess: async (answer) => {
      await readAgain();
      done?.(answer);
    },
    // After a refusal the shown data may be outdated by another operator's change.
    onError: readAgain,
  });
}
