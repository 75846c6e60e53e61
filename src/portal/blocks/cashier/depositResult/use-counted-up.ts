import { useEffect, useState } from 'react';
import { useReducedMotion } from '#portal/parts/use-reduced-motion.ts';

const durationMs = 1200;

/** A number on its way from one to another, slower towards the end; at the end at once for who wants less motion. */
export function useCountedUp(from: bigint, to: bigint): bigint {
  const still = useReducedMotion();
  const [shown, setShown] = useState(still ? to : from);
  useEffect(() => {
    if (still) return undefined;
    let frame = 0;
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begun) / durationMs));
      const eased = BigInt(Math.round((1 - (1 - part) ** 3) * 10_000));
      setShown(from + ((to - from) * eased) / 10_000n);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from, to, still]);
  return still ? to : shown;
}
