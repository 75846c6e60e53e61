import type { ActionName } from '#contract/generated/names.ts';
import { fetchCode } from '../runtime/fetch-code.ts';
import type { Portal } from '../runtime/portal.ts';
import type { ActionDefinition } from './definition.ts';

type ActionCode<Name extends ActionName> = {
  run: ActionDefinition<Name>;
  /** What can begin before the action runs. */
  prepare?: (portal: Portal) => void;
};

/**
 * An action whose code stays out of the first load: it is fetched when the action runs, or before, when a form that
 * submits to it opens.
 */
export function lazyAction<Name extends ActionName>(
  load: () => Promise<ActionCode<Name>>,
): ActionDefinition<Name> {
  const action: ActionDefinition<Name> = async (data, portal, input) => {
    const code = await fetchCode(load);
    return code.run(data, portal, input);
  };
  action.prepare = (portal) =>
    void fetchCode(load).then(
      ({ prepare }) => prepare?.(portal),
      // Running the action tells.
      () => {},
    );
  return action;
}
