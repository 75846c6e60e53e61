import { useCallback, useEffect } from 'react';
import { usePortal } from '../runtime/portal-context.ts';
import type { ActionData } from './action-data.ts';
import type { ActionInput, ActionOutcome } from './definition.ts';
import { prepareAction, runAction } from './run-action.ts';

/** Runs an action: `const run = useAction()`, then `run(props.action)`. Never throws; a fault is reported and told. */
export function useAction(): (action: ActionData, input?: ActionInput) => Promise<ActionOutcome> {
  const portal = usePortal();
  return useCallback((action, input) => runAction(portal, action, input), [portal]);
}

/** Begins with what an action will need as soon as what may run it is on show: its code, a puzzle to solve. */
export function usePreparedAction(action: ActionData): void {
  const portal = usePortal();
  useEffect(() => prepareAction(portal, action), [portal, action]);
}
