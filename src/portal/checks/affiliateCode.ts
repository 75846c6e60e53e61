import { CallError } from '../gateway/call-error.ts';
import type { CheckDefinition } from './definition.ts';

/** Checks that an agent has this code. */
export const check: CheckDefinition =
  ({ gateway, window }) =>
  async (value, signal) => {
    try {
      await gateway.call('agentAffiliate', { query: { code: value, domain: window.host() } }, { signal });
      return undefined;
    } catch (error) {
      if (error instanceof CallError && error.code === 'AFFILIATE_NOT_FOUND')
        return { code: 'WRONG', params: {} };
      throw error;
    }
  };
