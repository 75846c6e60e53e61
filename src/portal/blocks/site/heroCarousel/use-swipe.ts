import { useRef, type PointerEvent } from 'react';

/** Pixels a finger must travel sideways before it counts as a swipe. */
const threshold = 44;

/**
 * Pointer handlers that tell a sideways swipe; the page still scrolls up and down (set `touch-action: pan-y`).
 * `onSwipe` is given the reading direction: forward is towards the end of the line, also right to left.
 */
export function useSwipe(onSwipe: (direction: 'forward' | 'back') => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current =
        event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const across = event.clientX - from.x;
      if (Math.abs(across) < threshold || Math.abs(across) < Math.abs(event.clientY - from.y)) return;
      const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      onSwipe(across < 0 === !rightToLeft ? 'forward' : 'back');
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
