import { CallError } from '../gateway/call-error.ts';
import type { CheckDefinition } from './definition.ts';

/** Checks that a member invites by this code. */
export const check: CheckDefinition =
  ({ gateway }) =>
  async (code, signal) => {
    try {
      await gateway.call('referralInviter', { query: { code } }, { signal });
      return undefined;
    } catch (error) {
      if (error instanceof CallError && error.code === 'REFERRAL_NOT_FOUND')
        return { code: 'WRONG', params: {} };
      throw error;
    }
  };
