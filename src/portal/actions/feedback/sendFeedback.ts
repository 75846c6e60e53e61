import { fetchCode } from '../../runtime/fetch-code.ts';
import { lazyActions } from '../lazy-action.ts';

const lazyFeedbackAction = lazyActions({
  bring: () => fetchCode(() => import('../../feedback/flows.ts')),
  flowsOf: ({ feedbackFlows }) => feedbackFlows,
});

/** Sends feedback of the member. */
export const action = lazyFeedbackAction('sendFeedback');
