import { useEffect, useState } from 'react';
import { usePortal } from '#portal/runtime/portal-context.ts';

/** Current time (ms since 1970), updated every second; not in a hidden tab. */
export function useNow(): number {
  const { clock } = usePortal();
  const [now, setNow] = useState(() => clock().getTime());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const time = clock().getTime();
      setNow(time);
      timer = setTimeout(tick, 1000 - (time % 1000));
    };
    const follow = () => {
      clearTimeout(timer);
      if (!document.hidden) tick();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [clock]);
  return now;
}
