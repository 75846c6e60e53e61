import { useEffect, useRef, type RefObject } from 'react';

/**
 * Ref of a heading, with `tabIndex={-1}`, that takes the focus when an entry of its list went with the button that had it.
 * @param count of entries; undefined until it is known
 */
export function useFocusAfterRemoval(count: number | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [count]);
  return heading;
}
