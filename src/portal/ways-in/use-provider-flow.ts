import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../gateway/call-error.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { ProviderFlow } from './provider-flows.ts';
import { runInTab, runInWindow, type FlowStage } from './run-provider-flow.ts';

export type ProviderFlowRun = {
  /** Stage of the visit; undefined before the first. */
  stage: FlowStage | undefined;
  /** Opens a provider in a window; call it during a click. */
  go: (flow: ProviderFlow) => void;
  /** Opens the provider in this tab. */
  leave: (flow: ProviderFlow) => Promise<void>;
  /** Abandons the visit. */
  stop: () => void;
};

/** A visit to a provider, which ends when the component unmounts. */
export function useProviderFlow(): ProviderFlowRun {
  const portal = usePortal();
  const [stage, setStage] = useState<FlowStage>();
  const running = useRef<() => void>(undefined);
  const end = useCallback(() => {
    running.current?.();
    running.current = undefined;
  }, []);
  useEffect(() => end, [end]);
  const go = useCallback(
    (flow: ProviderFlow) => {
      end();
      running.current = runInWindow(portal, flow, setStage);
    },
    [portal, end],
  );
  const leave = useCallback(
    async (flow: ProviderFlow) => {
      end();
      setStage({ at: 'finishing' });
      await runInTab(portal, flow).catch((cause: unknown) => {
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
