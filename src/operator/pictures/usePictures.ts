import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Picture } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { usePack, usePackDocuments, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import type { Crop } from '#engine/pictures/uploaded-pictures.ts';
import { addPicture, cropPicture, fetchPictures, removePicture } from './calls.ts';

/** Files of the server change seldom; uploads change the document of pictures, which is part of the key. */
const FRESH = 60_000;

export function usePictures() {
  const { api } = useAdmin();
  const { pack } = usePack();
  const uploaded = JSON.stringify(usePackDocuments()['pictures/main'] ?? null);
  return useQuery({
    queryKey: ['pictures', pack, uploaded],
    queryFn: () => fetchPictures(api, pack),
    placeholderData: (before) => before,
    staleTime: FRESH,
  });
}

/** Takes in what the server drafted of pictures or fonts: the list, and the documents of the workspace. */
export function useTakeIn(list: 'pictures' | 'fonts'): () => Promise<void> {
  const { pack } = usePack();
  const workspace = useWorkspace();
  const client = useQueryClient();
  return async () => {
    // What could not be read now comes with the next look.
    await workspace.refresh().catch(() => undefined);
    await client.invalidateQueries({ queryKey: [list, pack] });
  };
}

/** Uploads one picture under a path. */
export function useAddPicture(done: (picture: Picture) => void = () => undefined) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const takeIn = useTakeIn('pictures');
  return useMutation({
    mutationFn: async (sent: { path: string; file: File; replace?: boolean }) => {
      const picture = await addPicture(api, pack, sent);
      await takeIn();
      return picture;
    },
    onSuccess: done,
  });
}

/** Shows a part of a picture wherever it is used; undefined stands for the whole. */
export function useCropPicture(path: string) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const takeIn = useTakeIn('pictures');
  return useMutation({
    mutationFn: async (crop: Crop | undefined) => {
      const picture = await cropPicture(api, pack, path, crop);
      await takeIn();
      return picture;
    },
  });
}

export function useRemovePicture(done: () => void) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const takeIn = useTakeIn('pictures');
  return useMutation({
    mutationFn: async (path: string) => {
      await removePicture(api, pack, path);
      await takeIn();
    },
    onSuccess: done,
  });
}
