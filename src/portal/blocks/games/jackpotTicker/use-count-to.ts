import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#portal/parts/use-reduced-motion.ts';

/** Steps of a count: finer than any eye follows within its time. */
const steps = 1_000;

/**
 * Counts up from the amount before to a higher one, in minor units; a first or lower one, and any where the player wants no motion, is
 * there at once.
 */
export function useCountTo(amount: string, ms = 1_500): string {
  const still = useReducedMotion();
  const [shown, setShown] = useState(amount);
  const before = useRef(amount);
  useEffect(() => {
    const [from, to] = [BigInt(before.current), BigInt(amount)];
    before.current = amount;
    const began = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const part = still || from >= to ? steps : Math.min(steps, Math.round(((now - began) / ms) * steps));
      setShown(String(from + ((to - from) * BigInt(Math.max(0, part))) / BigInt(steps)));
      if (part < steps) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount, ms, still]);
  return shown;
}
