import { fetchCode } from '../../runtime/fetch-code.ts';
import { lazyActions } from '../lazy-action.ts';

/** Actions of accounts and their ways in. */
export const lazyAction = lazyActions({
  bring: () => fetchCode(() => import('../../flows/index.ts')),
  flowsOf: ({ flows }) => flows,
  begin: ({ preparations }, name, portal) => preparations[name]?.(portal),
});
