import type { CashierFlowName } from '../cashier/flows.ts';
import { fetchCode } from '../runtime/fetch-code.ts';
import type { ActionDefinition, Summary } from './definition.ts';

const bring = () => fetchCode(() => import('../cashier/flows.ts'));
const bringSummaries = () => fetchCode(() => import('../cashier/summaries.ts'));

type SummaryName = keyof Awaited<ReturnType<typeof bringSummaries>>;

type CashierForm = {
  /** It moves money. */
  once?: true;
  /** What its form shows of the values. */
  summary?: SummaryName;
  initial?: ActionDefinition<CashierFlowName>['initial'];
};

/** An action of the cashier, whose code is fetched when a form that submits to it opens, or when it runs. */
export function lazyCashierAction<Name extends CashierFlowName>(
  name: Name,
  { once, summary, initial }: CashierForm = {},
): ActionDefinition<Name> {
  const action: ActionDefinition<Name> = async (data, portal, input) => {
    const { cashierFlows } = await bring();
    return (cashierFlows[name] as ActionDefinition<Name>)(data, portal, input);
  };
  // A failed fetch is told when the action runs.
  action.prepare = () => void bring().catch(() => {});
  if (once) action.once = once;
  if (initial) action.initial = initial;
  if (summary) action.summary = async (): Promise<Summary> => (await bringSummaries())[summary];
  return action;
}
