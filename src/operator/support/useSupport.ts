import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Refetch interval in milliseconds, should the watch miss something. */
const lookAgain = 5_000;
/** Pause in milliseconds before the next watch, after one without an event, and after a failure. */
const pauses = { idle: 1_000, failed: 5_000 };
/** Time in milliseconds for which a player counts as typing. */
const typingMs = 6_000;

const key = (pack: string) => ['support', pack] as const;

export type Head = AdminCallTypes['supportRead']['value']['conversation'];
export type SupportMessage = AdminCallTypes['supportRead']['value']['messages'][number];
export type SupportDesk = AdminCallTypes['supportAbout']['value'];
type View = AdminCallTypes['supportQueue']['query']['view'];
export type SupportView = { view: View; search: string; page: number };

export function useSupportDesk() {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useQuery({
    queryKey: [...key(pack), 'desk'],
    queryFn: () => api.call('supportAbout', { params: { pack } }),
    refetchInterval: 60_000,
    retry: false,
  });
}

export function useQueue({ view, search, page }: SupportView) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const query = { view, page: String(page), ...(search !== '' && { search }) };
  return useQuery({
    queryKey: [...key(pack), 'queue', query],
    queryFn: () => api.call('supportQueue', { params: { pack }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
    retry: false,
  });
}

export function useConversation(id: string) {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useQuery({
    queryKey: [...key(pack), 'one', id],
    queryFn: () => api.call('supportRead', { params: { pack, id }, query: {} }),
    refetchInterval: lookAgain,
    retry: false,
  });
}

/** Messages before those on show, a page at each call. */
export function useEarlier(id: string) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const [earlier, setEarlier] = useState<{ messages: SupportMessage[]; more: boolean }>();
  const more = useMutation({
    mutationFn: (before: number) =>
      api.call('supportRead', { params: { pack, id }, query: { before: String(before) } }),
    onSuccess: (answer) =>
      setEarlier((known) => ({
        messages: [...answer.messages, ...(known?.messages ?? [])],
        more: answer.earlier,
      })),
  });
  return { earlier, more };
}

/** Refetches what changes at the desk as soon as it does; answers the conversation whose player is typing. */
export function useWatch(): string | undefined {
  const { api } = useAdmin();
  const { pack } = usePack();
  const client = useQueryClient();
  const [typing, setTyping] = useState<string>();
  useEffect(() => {
    const abort = new AbortController();
    let shown: ReturnType<typeof setTimeout> | undefined;
    let next: ReturnType<typeof setTimeout> | undefined;
    const watch = async (): Promise<void> => {
      let pause = 0;
      try {
        const event = await api.call('supportWatch', {
          params: { pack },
          query: {},
          signal: abort.signal,
        });
        if (event.changed !== null) void client.invalidateQueries({ queryKey: key(pack) });
        else if (event.typing === null) pause = pauses.idle;
        else {
          setTyping(event.typing);
          clearTimeout(shown);
          shown = setTimeout(() => setTyping(undefined), typingMs);
        }
      } catch {
        pause = pauses.failed;
      }
      if (!abort.signal.aborted) next = setTimeout(() => void watch(), pause);
    };
    void watch();
    return () => {
      abort.abort();
      clearTimeout(shown);
      clearTimeout(next);
    };
  }, [api, client, pack]);
  return typing;
}

/** Steps with a conversation; afterwards everything at the desk is refetched, also after a refusal. */
export function useSteps(id: string) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const client = useQueryClient();
  const params = { pack, id };
  const onSettled = () => client.invalidateQueries({ queryKey: key(pack) });
  return {
    take: useMutation({
      mutationFn: (over: boolean) => api.call('supportTake', { params, body: over ? { over: true } : {} }),
      onSettled,
    }),
    answer: useMutation({
      mutationFn: (body: { key: string; words: string }) => api.call('supportAnswer', { params, body }),
      onSettled,
    }),
    picture: useMutation({
      mutationFn: (body: { key: string; file: string }) => api.call('supportPictureSend', { params, body }),
      onSettled,
    }),
    note: useMutation({
      mutationFn: (body: { key: string; words: string }) => api.call('supportNote', { params, body }),
      onSettled,
    }),
    handOver: useMutation({
      mutationFn: (to: string | null) => api.call('supportHandOver', { params, body: { to } }),
      onSettled,
    }),
    close: useMutation({ mutationFn: () => api.call('supportClose', { params }), onSettled }),
    seen: useMutation({
      mutationFn: (body: { read?: number; typing?: true }) => api.call('supportSeen', { params, body }),
    }),
  };
}

export type Steps = ReturnType<typeof useSteps>;

/** Key of a message, the same for every try to send it. */
export const messageKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
