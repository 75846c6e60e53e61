import { useEffect, useState } from 'react';

/**
 * A typed text once it has not changed for `ms` milliseconds, an empty one at once.
 * @returns the text, and what takes one without waiting
 */
export function useRested(typed: string, ms: number): [string, (text: string) => void] {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), typed === '' ? 0 : ms);
    return () => clearTimeout(timer);
  }, [typed, ms]);
  return [rested, setRested];
}
