import { useCallback } from 'react';
import { usePortal } from '../runtime/portal-context.ts';
import type { ActionInput, ActionOutcome } from './definition.ts';
import { runAction } from './run-action.ts';

/** An action as documents name it. */
export type ActionData = { readonly do: string; readonly [argument: string]: unknown };

/** Runs an action: `const run = useAction()`, then `run(props.action)`. Never throws; a fault is reported and told. */
export function useAction(): (action: ActionData, input?: ActionInput) => Promise<ActionOutcome> {
  const portal = usePortal();
  return useCallback((action, input) => runAction(portal, action, input), [portal]);
}
