import { useCallback } from 'react';
import { usePortal } from '../runtime/portal-context.ts';
import type { ActionData } from './action-data.ts';
import type { ActionInput, ActionOutcome } from './definition.ts';
import { runAction } from './run-action.ts';

export type { ActionData };

/** Runs an action: `const run = useAction()`, then `run(props.action)`. Never throws; a fault is reported and told. */
export function useAction(): (action: ActionData, input?: ActionInput) => Promise<ActionOutcome> {
  const portal = usePortal();
  return useCallback((action, input) => runAction(portal, action, input), [portal]);
}
