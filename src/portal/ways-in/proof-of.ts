import type { WayBack } from '#contract/way-back.ts';
import type { CallRequest } from '../gateway/call-types.ts';
import { CallError } from '../gateway/call-error.ts';

/** What is sent on of what came back with a player. */
export type Proof = CallRequest<'memberProviderLink'>['body'];

/** Words of providers for a player who said no. */
const denials = new Set(['access_denied', 'user_denied', 'user_cancelled_login']);

/**
 * What came back, as calls take it. Throws PROVIDER_DENIED when the player said no, and PROVIDER_REFUSED when the provider sent
 * nothing that could prove anything.
 */
export function proofOf({ provider, state, code, iss, error, result }: WayBack): Proof {
  if (error !== null && denials.has(error)) {
    throw new CallError('PROVIDER_DENIED', 'The player did not allow the login.');
  }
  if (state !== null && code !== null) {
    return { type: 'social', provider, code, state, ...(iss !== null && { iss }) };
  }
  // Telegram sends "false" for a player who said no.
  if (result === 'false') throw new CallError('PROVIDER_DENIED', 'The player did not allow the login.');
  if (state !== null && result !== null) return { type: 'telegram', provider, result, state };
  throw new CallError('PROVIDER_REFUSED', `The provider sent back nothing to log in by: ${error ?? ''}`);
}

/** Whether a message is what the page to which providers lead back sends. */
export const isWayBack = (message: unknown): message is WayBack =>
  typeof message === 'object' &&
  message !== null &&
  'provider' in message &&
  typeof message.provider === 'string' &&
  ['state', 'code', 'iss', 'error', 'result'].every((name) => {
    const value = (message as Record<string, unknown>)[name];
    return value === null || typeof value === 'string';
  });
