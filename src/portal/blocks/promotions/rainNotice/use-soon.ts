import { useEffect, useState } from 'react';
import { usePortal } from '#portal/runtime/portal-context.ts';

/** True once a moment has come, in milliseconds since 1970; false without one. */
export function useSoon(at: number | undefined): boolean {
  const { clock } = usePortal();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (at === undefined) return undefined;
    const timer = setTimeout(() => setNow(clock().getTime()), Math.max(at - clock().getTime(), 0));
    return () => clearTimeout(timer);
  }, [at, clock]);
  return at !== undefined && now >= at;
}
