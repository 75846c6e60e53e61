import type { ProtectionFlowName } from '../protection/flows.ts';
import { fetchCode } from '../runtime/fetch-code.ts';
import type { ActionDefinition } from './definition.ts';

const bring = () => fetchCode(() => import('../protection/flows.ts'));

type ProtectionForm = { summary?: 'limitSummary'; initial?: ActionDefinition<ProtectionFlowName>['initial'] };

/** An action of the member's protection, whose code is fetched when a form that submits to it opens, or when it runs. */
export function lazyProtectionAction<Name extends ProtectionFlowName>(
  name: Name,
  { summary, initial }: ProtectionForm = {},
): ActionDefinition<Name> {
  const action: ActionDefinition<Name> = async (data, portal, input) => {
    const { protectionFlows } = await bring();
    return (protectionFlows[name] as ActionDefinition<Name>)(data, portal, input);
  };
  // A failed fetch is told when the action runs.
  action.prepare = () => void bring().catch(() => {});
  if (initial) action.initial = initial;
  if (summary) action.summary = async () => (await bring())[summary];
  return action;
}
