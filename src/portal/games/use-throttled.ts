import { useEffect, useRef, useState } from 'react';

/** Throttles a value to one change per `ms` milliseconds; the last one always arrives. */
export function useThrottled<T>(value: T, ms: number): T {
  const [followed, setFollowed] = useState(value);
  const last = useRef(0);
  useEffect(() => {
    if (Object.is(value, followed)) return;
    const wait = Math.max(0, last.current + ms - performance.now());
    const timer = setTimeout(() => {
      last.current = performance.now();
      setFollowed(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, followed, ms]);
  return followed;
}
