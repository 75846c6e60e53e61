import type { CheckDefinition } from './definition.ts';
import { knownCode } from './parts/known-code.ts';

/** Checks that a member invites by this code. */
export const check: CheckDefinition = ({ gateway }) =>
  knownCode('REFERRAL_NOT_FOUND', (code, signal) =>
    gateway.call('referralInviter', { query: { code } }, { signal }),
  );
