import type { Icon as IconName } from '#contract/generated/blocks.ts';
import { Glyph, type GlyphProps } from './Glyph.tsx';
import { iconPaths } from './icon-paths.ts';

export type { IconName };

/** An icon in the text's colour. Decorative without `label`. `size` is in CSS pixels, by default 1.25 em. */
export function Icon({ name, ...rest }: { name: IconName } & GlyphProps) {
  return <Glyph path={iconPaths[name]} {...rest} />;
}
