import { useLayoutEffect, useRef, useState } from 'react';
import type { ChatLine } from './chat-types.ts';

/** Pixels from an edge that still count as there. */
const near = 60;

/** Keeps a list at its end while its reader is there, and in place when earlier messages come above. */
export function useScrollEnd(lines: readonly ChatLine[], own: string | undefined, onStart: () => void) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const first = useRef<number>(undefined);
  const height = useRef(0);
  const last = lines.at(-1);
  const [seen, setSeen] = useState(last?.id ?? 0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const newest = lines.at(-1);
    const top = lines[0]?.id;
    const wrote = newest !== undefined && newest.by === own && newest.id > seen;
    if (atEnd.current || wrote) {
      element.scrollTop = element.scrollHeight;
      atEnd.current = true;
      setSeen(newest?.id ?? 0);
    } else if (first.current !== undefined && top !== undefined && top < first.current)
      element.scrollTop += element.scrollHeight - height.current;
    first.current = top;
    height.current = element.scrollHeight;
  }, [lines, own, seen]);
  const onScroll = (): void => {
    const element = list.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    atEnd.current = scrollHeight - scrollTop - clientHeight <= near;
    if (atEnd.current) setSeen(last?.id ?? 0);
    else if (scrollTop <= near) onStart();
  };
  return {
    list,
    onScroll,
    fresh: lines.filter(({ id, by }) => id > seen && by !== own).length,
    toEnd() {
      const element = list.current;
      if (!element) return;
      element.scrollTop = element.scrollHeight;
      atEnd.current = true;
      setSeen(last?.id ?? 0);
      element.focus();
    },
  };
}
