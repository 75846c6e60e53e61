import type { Icon as IconName } from '#contract/generated/blocks.ts';
import { Glyph, type GlyphProps } from './Glyph.tsx';
import { iconPaths } from './icon-paths.ts';

export type { IconName };

/**
 * An icon in the colour of the text around it. Decorative unless `label` says what it means.
 * `size` is in CSS pixels; without it the icon is as high as 1.25 em.
 */
export function Icon({ name, ...rest }: { name: IconName } & GlyphProps) {
  return <Glyph path={iconPaths[name]} {...rest} />;
}
