import { useRef, type ReactNode } from 'react';
import { ScrollArrows } from './ScrollArrows.tsx';
import { useScrollEdges } from './use-scroll-edges.ts';
import './fading-row.css';

/**
 * A horizontal scroller that snaps to its items, with a fade and an arrow on each side with more. Focusable, for scrolling with arrow
 * keys even without focusable items. `head` is placed above.
 */
export function Scroller({
  label,
  head,
  children,
  className = '',
}: {
  label: string;
  head?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const row = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(row);
  const { atStart, atEnd } = edges;
  return (
    <div className={`lv-scroller ${className}`}>
      {head}
      <div className="lv-scroller-stage">
        <ScrollArrows label={label} row={row} edges={edges} />
        <div
          ref={row}
          className="lv-scroller-row lv-fading-row"
          role="group"
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable to be scrolled by key.
          tabIndex={atStart && atEnd ? -1 : 0}
          data-start={atStart || undefined}
          data-end={atEnd || undefined}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
