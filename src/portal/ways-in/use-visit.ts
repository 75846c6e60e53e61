import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../gateway/call-error.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { Errand } from './errands.ts';
import { leaveFor, visit, type Stage } from './visit.ts';

export type Visit = {
  /** How far it has come; undefined before the first. */
  stage: Stage | undefined;
  /** Goes to a provider in a window of its own; call it while a click is being handled. */
  go: (errand: Errand) => void;
  /** Goes there in this tab. */
  leave: (errand: Errand) => Promise<void>;
  /** Gives the visit up. */
  stop: () => void;
};

/** A visit to a provider, which ends with the component. */
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
