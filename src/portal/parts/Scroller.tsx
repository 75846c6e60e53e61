import { useRef, type ReactNode } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import './fading-row.css';
import './scroller.css';

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
  const say = useText();
  const row = useRef<HTMLDivElement>(null);
  const { atStart, atEnd } = useScrollEdges(row);
  const fits = atStart && atEnd;

  const page = (direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: direction * sign * element.clientWidth * 0.85, behavior: 'smooth' });
  };

  return (
    <div className={`lv-scroller ${className}`}>
      {head}
      <div className="lv-scroller-stage">
        <div className="lv-scroller-arrows" hidden={fits}>
          <Button
            icon="chevron"
            className="lv-scroller-back"
            aria-label={say('block.scroller.back', { name: label })}
            disabled={atStart}
            onClick={() => page(-1)}
          />
          <Button
            icon="chevron"
            className="lv-scroller-on"
            aria-label={say('block.scroller.on', { name: label })}
            disabled={atEnd}
            onClick={() => page(1)}
          />
        </div>
        <div
          ref={row}
          className="lv-scroller-row lv-fading-row"
          role="group"
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable to be scrolled by key.
          tabIndex={fits ? -1 : 0}
          data-start={atStart || undefined}
          data-end={atEnd || undefined}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
