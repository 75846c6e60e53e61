import { useEffect, useState } from 'react';

/** Milliseconds after which a game that is not there is offered to be started again. */
const patience = 15_000;

/** True when a frame has taken longer to load than it should. */
export function useLateFrame(there: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (there) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [there]);
  return late && !there;
}
