import './icon.css';

export type GlyphProps = { size?: number; label?: string; className?: string };

/**
 * An icon outline in the text's colour; `path` is one of glyph-paths.ts. For small bundles: unlike `Icon`, it does not include all
 * outlines by name.
 */
export function Glyph({ path, size, label, className }: { path: string } & GlyphProps) {
  return (
    <svg
      className={className ? `lv-icon ${className}` : 'lv-icon'}
      viewBox="0 0 24 24"
      {...(size === undefined ? {} : { width: size, height: size })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={path} />
    </svg>
  );
}
