import { fetchCode } from '../runtime/fetch-code.ts';
import type { SecurityFlowName } from '../security/flows.ts';
import type { ActionDefinition } from './definition.ts';

const bring = () => fetchCode(() => import('../security/flows.ts'));

/** An action of the security page, whose code is fetched when a form that submits to it opens, or when it runs. */
export function lazySecurityAction<Name extends SecurityFlowName>(name: Name): ActionDefinition<Name> {
  const action: ActionDefinition<Name> = async (data, portal, input) => {
    const { securityFlows } = await bring();
    return (securityFlows[name] as ActionDefinition<Name>)(data, portal, input);
  };
  // A failed fetch is told when the action runs.
  action.prepare = () => void bring().catch(() => {});
  return action;
}
