import { fetchCode } from '../../runtime/fetch-code.ts';
import type { Summary } from '../definition.ts';
import { lazyActions } from '../lazy-action.ts';

const bring = () => fetchCode(() => import('../../protection/flows.ts'));

/** Actions of the member's protection. */
export const lazyProtectionAction = lazyActions({ bring, flowsOf: ({ protectionFlows }) => protectionFlows });

/** Summary of the values of a limit's form. */
export const lazyLimitSummary = async (): Promise<Summary> => (await bring()).limitSummary;
