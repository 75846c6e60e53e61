import './icon.css';

export type GlyphProps = { size?: number; label?: string; className?: string };

/**
 * An outline of the icons' 24 × 24 grid in the colour of the text around it; `path` is one of glyph-paths.ts. For code that
 * shows one or two and is to weigh little: `Icon` takes a name, and so brings the outlines of all names with it.
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
