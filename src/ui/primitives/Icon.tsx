import type { Icon as IconName } from '#contract/generated/blocks.ts';
import { iconPaths } from './icon-paths.ts';
import './icon.css';

export type { IconName };

/**
 * An icon in the colour of the text around it. Decorative unless `label` says what it means.
 * `size` is in CSS pixels; without it the icon is as high as 1.25 em.
 */
export function Icon({
  name,
  size,
  label,
  className,
}: {
  name: IconName;
  size?: number;
  label?: string;
  className?: string;
}) {
  return (
    <svg
      className={className ? `lv-icon ${className}` : 'lv-icon'}
      viewBox="0 0 24 24"
      {...(size === undefined ? {} : { width: size, height: size })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
