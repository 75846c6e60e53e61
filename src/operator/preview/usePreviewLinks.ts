import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdmin } from '../api/AdminContext.tsx';
import { endLink, makeLink, previewLinks } from './calls.ts';

/** The links of a pack that still work, making another and ending one. */
export function usePreviewLinks(pack: string, brand: string) {
  const { api } = useAdmin();
  const client = useQueryClient();
  const key = ['preview-links', pack];
  const again = { onSuccess: () => client.invalidateQueries({ queryKey: key }) };
  return {
    links: useQuery({ queryKey: key, queryFn: () => previewLinks(api, pack) }),
    make: useMutation({ mutationFn: (minutes: number) => makeLink(api, pack, brand, minutes), ...again }),
    end: useMutation({ mutationFn: (id: string) => endLink(api, pack, id), ...again }),
  };
}
