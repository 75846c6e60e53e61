import { fetchCode } from '../runtime/fetch-code.ts';
import type { Summary } from './definition.ts';
import { lazyActions } from './lazy-action.ts';

const bringSummaries = () => fetchCode(() => import('../cashier/summaries.ts'));

/** Actions of the cashier. */
export const lazyCashierAction = lazyActions({
  bring: () => fetchCode(() => import('../cashier/flows.ts')),
  flowsOf: ({ cashierFlows }) => cashierFlows,
});

/** What a form of the cashier shows of its values. */
export const cashierSummary =
  (name: keyof Awaited<ReturnType<typeof bringSummaries>>) => async (): Promise<Summary> =>
    (await bringSummaries())[name];
