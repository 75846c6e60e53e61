import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { memberCalls, type Member } from './calls.ts';

export function useMemberCalls() {
  const { api } = useAdmin();
  const { pack } = usePack();
  return { pack, calls: useMemo(() => memberCalls(api, pack), [api, pack]) };
}

/** By which fields members are found, and whether one may export them. */
export function useMembersAbout() {
  const { pack, calls } = useMemberCalls();
  return useQuery({ queryKey: ['members', pack, 'about'], queryFn: calls.about, retry: false });
}

/** Members found by a text, the newest first; each search is logged, so none runs by itself. */
export function useMemberSearch(text: string) {
  const { pack, calls } = useMemberCalls();
  return useInfiniteQuery({
    queryKey: ['members', pack, 'search', text],
    queryFn: ({ pageParam }) => calls.search(text, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** Replaces the tags of a member. */
export function useTagMember(id: string) {
  const { pack, calls } = useMemberCalls();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tags: string[]) => calls.tag(id, tags),
    onSuccess: ({ tags }) =>
      client.setQueryData<Member>(['members', pack, 'one', id], (member) => member && { ...member, tags }),
  });
}

/** Replaces the labels of a member. */
export function useLabelMember(id: string) {
  const { pack, calls } = useMemberCalls();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shown: Member['shown']) => calls.label(id, shown),
    onSuccess: (shown) =>
      client.setQueryData<Member>(['members', pack, 'one', id], (member) => member && { ...member, shown }),
  });
}

export function useMember(id: string) {
  const { pack, calls } = useMemberCalls();
  return useQuery({
    queryKey: ['members', pack, 'one', id],
    queryFn: () => calls.find(id),
    refetchOnWindowFocus: false,
    retry: false,
  });
}
