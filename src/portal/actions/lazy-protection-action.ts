import { fetchCode } from '../runtime/fetch-code.ts';
import type { Summary } from './definition.ts';
import { lazyActions } from './lazy-action.ts';

const bring = () => fetchCode(() => import('../protection/flows.ts'));

/** Actions of the member's protection. */
export const lazyProtectionAction = lazyActions({ bring, flowsOf: ({ protectionFlows }) => protectionFlows });

/** What the form of a limit shows of its values. */
export const limitSummary = async (): Promise<Summary> => (await bring()).limitSummary;
