import { useEffect, useState } from 'react';
import { say } from '../language/say.ts';

const tickMs = 15_000;

/** How long a player has waited, in minutes; it goes on by itself. */
export const WaitingTime = ({ since }: { since: string }) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(ticking);
  }, []);
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  return <time dateTime={since}>{say('console.support.waits', { minutes })}</time>;
};
