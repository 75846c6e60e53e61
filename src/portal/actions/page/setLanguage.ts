import { fetchCode } from '../../runtime/fetch-code.ts';
import { lazyActions } from '../lazy-action.ts';

/** Shows another language, and tells the platform for a member who is logged in. */
export const action = lazyActions({
  bring: () => fetchCode(() => import('../../language/choose-language.ts')),
  flowsOf: ({ languageFlows }) => languageFlows,
})('setLanguage');
