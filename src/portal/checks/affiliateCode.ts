import type { CheckDefinition } from './definition.ts';
import { knownCode } from './parts/known-code.ts';

/** Checks that an agent has this code. */
export const check: CheckDefinition = ({ gateway, window }) =>
  knownCode('AFFILIATE_NOT_FOUND', (code, signal) =>
    gateway.call('agentAffiliate', { query: { code, domain: window.host() } }, { signal }),
  );
