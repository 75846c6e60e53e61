import { fetchCode } from '../../runtime/fetch-code.ts';
import type { Summary } from '../definition.ts';
import { lazyActions } from '../lazy-action.ts';

const bringSummaries = () => fetchCode(() => import('../../cashier/summaries.ts'));

/** Actions of the cashier. */
export const lazyCashierAction = lazyActions({
  bring: () => fetchCode(() => import('../../cashier/flows.ts')),
  flowsOf: ({ cashierFlows }) => cashierFlows,
});

/** Summary of the values of a cashier form. */
export const cashierSummary =
  (name: keyof Awaited<ReturnType<typeof bringSummaries>>) => async (): Promise<Summary> =>
    (await bringSummaries())[name];
