import { useMutation, useQuery } from '@tanstack/react-query';
import type { Font } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { base64Of } from '../api/base64-of.ts';
import { ApiRefusal } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { useTakeIn } from '../pictures/usePictures.ts';
import { usePack, usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { fontBytesMax } from './font-file.ts';

/** Files of the server change seldom; uploads change the document of pictures, which is part of the key. */
const FRESH = 60_000;

/** Fonts that the theme may name, with their drafts. */
export function useFonts() {
  const { api } = useAdmin();
  const { pack } = usePack();
  const uploaded = JSON.stringify(usePackDocuments()['pictures/main'] ?? null);
  return useQuery({
    queryKey: ['fonts', pack, uploaded],
    queryFn: () => api.call('fontList', { params: { pack } }).then(({ fonts }) => fonts),
    placeholderData: (before) => before,
    staleTime: FRESH,
  });
}

type SentFont = { name: string; file: File; licence: string; replace?: boolean };

/** Uploads one font; rejects with a Refusal. */
export function useAddFont(done: (font: Font) => void) {
  const { api } = useAdmin();
  const { pack } = usePack();
  const takeIn = useTakeIn('fonts');
  return useMutation({
    mutationFn: async ({ file, ...sent }: SentFont) => {
      if (file.size > fontBytesMax || file.size === 0) {
        const message = say(file.size === 0 ? 'console.pictures.upload.empty' : 'console.fonts.large');
        throw new ApiRefusal(0, { code: 'FONT_SIZE', message, fix: say('console.fonts.sizeFix') });
      }
      const body = { ...sent, file: await base64Of(file) };
      const font = await api.call('fontAdd', { params: { pack }, body });
      await takeIn();
      return font;
    },
    onSuccess: done,
  });
}

export function useRemoveFont() {
  const { api } = useAdmin();
  const { pack } = usePack();
  const takeIn = useTakeIn('fonts');
  return useMutation({
    mutationFn: async (name: string) => {
      await api.call('fontRemove', { params: { pack }, query: { name } });
      await takeIn();
    },
  });
}
