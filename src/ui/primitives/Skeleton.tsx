import './skeleton.css';

/**
 * Stands where content will be. `width` and `height` are CSS lengths given as classes would be too many;
 * they are set through the CSSOM, which a strict policy allows.
 */
export function Skeleton({
  width,
  height,
  round = false,
  lines = 1,
}: {
  width?: string;
  height?: string;
  round?: boolean;
  lines?: number;
}) {
  return (
    <span className="lv-skeleton-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={round ? 'lv-skeleton lv-skeleton-round' : 'lv-skeleton'}
          style={{ inlineSize: line === lines - 1 && lines > 1 ? '60%' : width, blockSize: height }}
        />
      ))}
    </span>
  );
}
