import type { RefObject } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { ScrollEdges } from './use-scroll-edges.ts';
import './scroller.css';

/** An arrow on each side of a horizontal scroller that has more there. */
export function ScrollArrows({
  label,
  row,
  edges: { atStart, atEnd },
}: {
  label: string;
  row: RefObject<HTMLElement | null>;
  edges: ScrollEdges;
}) {
  const say = useText();
  const arrow = (side: 'back' | 'on', isOver: boolean, direction: number) => (
    <Button
      icon="chevron"
      className={`lv-scroller-${side}`}
      aria-label={say(`block.scroller.${side}`, { name: label })}
      disabled={isOver}
      onClick={() => {
        const element = row.current;
        if (!element) return;
        const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
        element.scrollBy({ left: direction * sign * element.clientWidth * 0.85 });
      }}
    />
  );
  return (
    <div className="lv-scroller-arrows" hidden={atStart && atEnd}>
      {arrow('back', atStart, -1)}
      {arrow('on', atEnd, 1)}
    </div>
  );
}
