import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Refetch interval in milliseconds, which shows what is said meanwhile. */
const lookAgain = 3_000;
const key = (pack: string) => ['chat', pack] as const;

export type ChatMessage = AdminCallTypes['chatLines']['value']['messages'][number];
export type ChatReport = AdminCallTypes['chatReports']['value']['reports'][number];
type Restriction = AdminCallTypes['chatRestrict']['body'];

const useChatQuery = <Value>(name: readonly unknown[], ask: (pack: string) => Promise<Value>) => {
  const { pack } = usePack();
  return useQuery({
    queryKey: [...key(pack), ...name],
    queryFn: () => ask(pack),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
    retry: false,
  });
};

export function useChatDesk() {
  const { api } = useAdmin();
  return useChatQuery(['desk'], (pack) => api.call('chatDesk', { params: { pack } }));
}

/** Messages of a room, the newest first; those before one of them on later pages. */
export function useLines(room: string, { search, before }: { search: string; before: number | undefined }) {
  const { api } = useAdmin();
  const query = {
    ...(search !== '' && { search }),
    ...(before !== undefined && { before: String(before) }),
  };
  return useChatQuery(['lines', room, query], (pack) =>
    api.call('chatLines', { params: { pack, room }, query }),
  );
}

export function useReports({ state, page }: { state: ChatReport['state'] | 'all'; page: number }) {
  const { api } = useAdmin();
  const query = { page: String(page), ...(state !== 'all' && { state }) };
  return useChatQuery(['reports', query], (pack) => api.call('chatReports', { params: { pack }, query }));
}

export type Moderation =
  | { what: 'delete'; room: string; id: number; reason: string }
  | { what: 'dismiss'; room: string; id: number }
  | { what: 'restrict'; member: string; restriction: Restriction };

/** Mutation of one step of a moderator; afterwards everything of the chat is refetched, also after a refusal. */
export function useModeration(done?: () => void) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (step: Moderation): Promise<void> => {
      if (step.what === 'restrict') {
        await api.call('chatRestrict', { params: { pack, id: step.member }, body: step.restriction });
        return;
      }
      const params = { pack, room: step.room, id: String(step.id) };
      if (step.what === 'dismiss') await api.call('chatReportDismiss', { params });
      else await api.call('chatLineDelete', { params, body: { reason: step.reason } });
    },
    onSuccess: () => done?.(),
    onSettled: () => client.invalidateQueries({ queryKey: key(pack) }),
  });
}
