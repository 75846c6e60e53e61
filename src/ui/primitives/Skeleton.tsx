import './skeleton.css';

/** Placeholder of loading content. `width` and `height` are CSS lengths, set by the CSSOM, which a strict policy allows. */
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
