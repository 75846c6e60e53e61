import { useState } from 'react';
import { tellError } from '../errors/tell-error.ts';
import { CallError } from '../gateway/call-error.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { refreshPromotions } from './refresh.ts';

/** Runs one step of promotions at a time, tells what it has done or why it was refused, and refetches what it changes. */
export function useStep(): {
  busy: boolean;
  run: (send: () => Promise<string | undefined>) => Promise<void>;
} {
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const run = async (send: () => Promise<string | undefined>) => {
    if (busy) return;
    setBusy(true);
    try {
      const done = await send();
      if (done !== undefined) portal.toasts.show(done, 'success');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellError(portal, error.code);
    } finally {
      // A refusal may tell that the state has changed.
      refreshPromotions(portal);
      setBusy(false);
    }
  };
  return { busy, run };
}
