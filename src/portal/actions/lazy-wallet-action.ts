import { fetchCode } from '../runtime/fetch-code.ts';
import type { WalletFlowName } from '../wallet/flows.ts';
import type { ActionDefinition } from './definition.ts';

const bring = () => fetchCode(() => import('../wallet/flows.ts'));

/** An action of the wallet, whose code is fetched when a form that submits to it opens, or when it runs. */
export function lazyWalletAction<Name extends WalletFlowName>(name: Name): ActionDefinition<Name> {
  const action: ActionDefinition<Name> = async (data, portal, input) => {
    const { walletFlows } = await bring();
    return (walletFlows[name] as ActionDefinition<Name>)(data, portal, input);
  };
  action.once = true;
  // A failed fetch is told when the action runs.
  action.prepare = () => void bring().catch(() => {});
  return action;
}
