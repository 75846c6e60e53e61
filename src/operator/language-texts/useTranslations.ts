import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { assigneesOf } from './assignees.ts';

const nobody: AdminCallTypes['translationList']['value'] = { translators: [], assigned: [] };

/** Who translates what of the pack, and its assignment. */
export function useTranslations() {
  const { api } = useAdmin();
  const { pack } = usePack();
  const client = useQueryClient();
  const queryKey = ['translations', pack];
  const { data = nobody } = useQuery({
    queryKey,
    queryFn: () => api.call('translationList', { params: { pack } }),
  });
  const assign = useMutation({
    mutationFn: (body: AdminCallTypes['translationAssign']['body']) =>
      api.call('translationAssign', { params: { pack }, body }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  });
  const assignees = useMemo(() => assigneesOf(data.assigned), [data]);
  return { translators: data.translators, assignees, assign };
}

export type Translations = ReturnType<typeof useTranslations>;
