import type { FlowName } from '../flows/index.ts';
import { fetchCode } from '../runtime/fetch-code.ts';
import type { ActionDefinition } from './definition.ts';

const bring = () => fetchCode(() => import('../flows/index.ts'));

/**
 * An action whose code, the flow of its name, stays out of the first load: it is fetched when the action runs, or before,
 * when a form that submits to it opens.
 */
export function lazyAction<Name extends FlowName>(name: Name): ActionDefinition<Name> {
  const action: ActionDefinition<Name> = async (data, portal, input) => {
    const { flows } = await bring();
    return (flows[name] as ActionDefinition<Name>)(data, portal, input);
  };
  action.prepare = (portal) =>
    void bring().then(
      ({ preparations }) => preparations[name]?.(portal),
      // Running the action tells.
      () => {},
    );
  return action;
}
