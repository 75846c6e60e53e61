import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../gateway/call-error.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { Errand } from './errands.ts';
import { leaveFor, visit, type Stage } from './visit.ts';

export type Visit = {
  /** Stage of the visit; undefined before the first. */
  stage: Stage | undefined;
  /** Opens a provider in a window; call it during a click. */
  go: (errand: Errand) => void;
  /** Opens the provider in this tab. */
  leave: (errand: Errand) => Promise<void>;
  /** Abandons the visit. */
  stop: () => void;
};

/** A visit to a provider, which ends when the component unmounts. */
export function useVisit(): Visit {
  const portal = usePortal();
  const [stage, setStage] = useState<Stage>();
  const running = useRef<() => void>(undefined);
  const end = useCallback(() => {
    running.current?.();
    running.current = undefined;
  }, []);
  useEffect(() => end, [end]);
  const go = useCallback(
    (errand: Errand) => {
      end();
      running.current = visit(portal, errand, setStage);
    },
    [portal, end],
  );
  const leave = useCallback(
    async (errand: Errand) => {
      end();
      setStage({ at: 'finishing' });
      await leaveFor(portal, errand).catch((cause: unknown) => {
        const error = cause instanceof CallError ? cause : new CallError('UNEXPECTED', String(cause));
        setStage({ at: 'failed', error });
      });
    },
    [portal, end],
  );
  const stop = useCallback(() => {
    end();
    setStage(undefined);
  }, [end]);
  return { stage, go, leave, stop };
}
