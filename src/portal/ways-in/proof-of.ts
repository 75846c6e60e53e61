import type { WayBack } from '#contract/way-back.ts';
import type { CallRequest } from '../gateway/call-types.ts';
import { CallError } from '../gateway/call-error.ts';

/** Body of a call with the provider's answer. */
export type ProviderProof = CallRequest<'memberProviderLink'>['body'];

/** Providers' error codes for a player who declined. */
const denials = new Set(['access_denied', 'user_denied', 'user_cancelled_login']);

/**
 * Converts a provider's answer for calls.
 * @throws CallError PROVIDER_DENIED when the player declined, PROVIDER_REFUSED when the answer contains no proof
 */
export function providerProof({ provider, state, code, iss, error, result }: WayBack): ProviderProof {
  if (error !== null && denials.has(error)) {
    throw new CallError('PROVIDER_DENIED', 'The player did not allow the login.');
  }
  if (state !== null && code !== null) {
    return { type: 'social', provider, code, state, ...(iss !== null && { iss }) };
  }
  // Telegram sends "false" for a player who declined.
  if (result === 'false') throw new CallError('PROVIDER_DENIED', 'The player did not allow the login.');
  if (state !== null && result !== null) return { type: 'telegram', provider, result, state };
  throw new CallError('PROVIDER_REFUSED', `The provider sent back nothing to log in by: ${error ?? ''}`);
}

/** True for a message of the page that providers redirect to. */
export const isWayBack = (message: unknown): message is WayBack =>
  typeof message === 'object' &&
  message !== null &&
  'provider' in message &&
  typeof message.provider === 'string' &&
  ['state', 'code', 'iss', 'error', 'result'].every((name) => {
    const value = (message as Record<string, unknown>)[name];
    return value === null || typeof value === 'string';
  });
