import type { Icon as IconName } from '#contract/generated/blocks.ts';
import { Glyph, type GlyphProps } from './Glyph.tsx';
import { iconPaths } from './icon-paths.ts';

export type { IconName };

/** Icons that point along the line, as the text beside them runs. */
const pointing: ReadonlySet<IconName> = new Set(['arrow', 'logout']);

/** An icon in the text's colour. Decorative without `label`. `size` is in CSS pixels, by default 1.25 em. */
export function Icon({ name, className, ...rest }: { name: IconName } & GlyphProps) {
  const classes = [className, pointing.has(name) && 'lv-icon-pointing'].filter(Boolean).join(' ');
  return <Glyph path={iconPaths[name]} {...(classes !== '' && { className: classes })} {...rest} />;
}
