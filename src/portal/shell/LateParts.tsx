import { useEffect } from 'react';
import { usePortal } from '../runtime/portal-context.ts';
import { ToastRegion } from '../toasts/ToastRegion.tsx';

/** Milliseconds before the watch over the connection is fetched, so that the first page comes first. */
const pause = 2_000;

/** Parts of the shell that no first paint needs: messages, and the watch over the connection, which has to be here before that breaks. */
export function LateParts() {
  const portal = usePortal();
  useEffect(() => {
    let end: (() => void) | undefined;
    let over = false;
    const begin = (): Promise<void> =>
      import('../connection/follow-connection.ts').then(
        ({ followConnection }) => {
          if (!over) end = followConnection(portal);
        },
        // Whatever else is fetched says that the network is away.
        () => {},
      );
    const timer = setTimeout(() => void begin(), pause);
    return () => {
      over = true;
      clearTimeout(timer);
      end?.();
    };
  }, [portal]);
  return <ToastRegion />;
}
