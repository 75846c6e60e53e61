import { useCallback, useEffect, useRef } from 'react';

/** Pauses that end with the page. */
export function usePause(): (ms: number) => Promise<void> {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const all = timers.current;
    return () => all.forEach((timer) => clearTimeout(timer));
  }, []);
  return useCallback(
    (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          timers.current.delete(timer);
          resolve();
        }, ms);
        timers.current.add(timer);
      }),
    [],
  );
}
