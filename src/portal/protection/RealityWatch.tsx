import { useEffect, useState } from 'react';
import type { CallValue } from '../gateway/call-types.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { useSource } from '../sources/use-source.ts';
import { RealityDialog } from './RealityDialog.tsx';

/** A timer may not wait longer: browsers take more for nothing. */
const longest = 2 ** 31 - 1;

/** Fetches current figures when a reality check is due, and shows them over everything else. */
export function RealityWatch() {
  const { calls, gateway } = usePortal();
  const check = useSource('sessionCheck');
  const [due, setDue] = useState<CallValue<'sessionCheck'>>();
  const value = check.state === 'ready' ? check.value : undefined;
  const nextAt = value?.nextAt ?? undefined;
  const serverNow = value?.now;
  useEffect(() => {
    if (nextAt === undefined || serverNow === undefined) return;
    let gone = false;
    // By the server's clock: the page's may be wrong.
    const wait = Date.parse(nextAt) - Date.parse(serverNow);
    const timer = setTimeout(
      () => {
        // Another device may have answered it, and money has moved since.
        gateway.call('sessionCheck', {}).then(
          (fresh) => {
            if (gone) return;
            if (fresh.nextAt !== null && Date.parse(fresh.nextAt) <= Date.parse(fresh.now)) setDue(fresh);
            else calls.invalidate((id) => id === 'sessionCheck');
          },
          () => calls.invalidate((id) => id === 'sessionCheck'),
        );
      },
      Math.min(Math.max(wait, 0), longest),
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [nextAt, serverNow, calls, gateway]);

  if (!due) return null;
  return (
    <RealityDialog
      check={due}
      onDone={() => {
        setDue(undefined);
        calls.invalidate((id) => id === 'sessionCheck');
      }}
    />
  );
}
