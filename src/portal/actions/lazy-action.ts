import type { ActionName } from '#contract/generated/names.ts';
import { loadWithRetry } from '#ui/blocks/load-with-retry.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import type { ActionDefinition } from './definition.ts';

type ActionCode<Name extends ActionName> = {
  run: ActionDefinition<Name>;
  /** What can begin before the action runs. */
  prepare?: (portal: Portal) => void;
};

/**
 * An action whose code stays out of the first load: it is fetched when the action runs, or before, when a form that
 * submits to it opens. Code that cannot be fetched is a network that cannot be reached.
 */
export function lazyAction<Name extends ActionName>(
  load: () => Promise<ActionCode<Name>>,
): ActionDefinition<Name> {
  const bring = () =>
    loadWithRetry(load).catch((cause: unknown) => {
      throw new CallError('NETWORK', 'The code of the action could not be fetched.', { cause });
    });
  const action: ActionDefinition<Name> = async (data, portal, input) => {
    const code = await bring();
    return code.run(data, portal, input);
  };
  action.prepare = (portal) =>
    void bring().then(
      ({ prepare }) => prepare?.(portal),
      // Running the action tells.
      () => {},
    );
  return action;
}
