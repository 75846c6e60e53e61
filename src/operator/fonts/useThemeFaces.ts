import { useMemo } from 'react';
import type { ThemeDocument } from '#contract/generated/documents.ts';
import type { Font } from '#contract/generated/admin-types.ts';
import { fontFaces } from '#engine/theme/brand-fonts.ts';
import { assetAddress } from '#engine/pictures/asset-address.ts';
import { useStyleSheet } from '../parts/useStyleSheet.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { useFonts } from './useFonts.ts';

/** Path of a font as its address has it, with hash and weights. */
export const pinnedPathOf = ({ address }: Pick<Font, 'address'>): string =>
  address.split('/').slice(3).join('/');

/** Applies the faces of a theme's own fonts as they are drafted. */
export function useThemeFaces(theme: ThemeDocument | undefined): void {
  const { pack } = usePack();
  const { data: fonts } = useFonts();
  const type = theme?.type;
  const faces = useMemo(() => {
    const pinned = (path: string | undefined): string | undefined => {
      const font = fonts?.find((one) => one.path === path);
      return font && pinnedPathOf(font);
    };
    const [bodyFont, displayFont] = [pinned(type?.bodyFont), pinned(type?.displayFont)];
    const own = { ...(bodyFont && { bodyFont }), ...(displayFont && { displayFont }) };
    return fontFaces(own, (path) => assetAddress(pack, path));
  }, [type, fonts, pack]);
  // Faces have no scope: they stand in a sheet of their own.
  useStyleSheet(faces);
}
