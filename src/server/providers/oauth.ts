import {
  allowInsecureRequests,
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  type Configuration,
} from 'openid-client';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import type { ProofOf } from './provider.ts';

/** Plain http is for providers on this machine, in trials and tests; the schema of the document allows no others. */
export const allowLocal = (config: Configuration): void => {
  if (new URL(config.serverMetadata().issuer).protocol === 'http:') allowInsecureRequests(config);
};

/** The address that the player came back to, as the provider wrote it. */
export function callbackUrl(
  returnTo: string,
  { code, state, iss }: Omit<ProofOf['oidc'], 'type' | 'provider'>,
): URL {
  const address = new URL(returnTo);
  address.searchParams.set('code', code);
  address.searchParams.set('state', state);
  if (iss !== undefined) address.searchParams.set('iss', iss);
  return address;
}

/** Error codes of the library for tokens with a wrong nonce, audience, issuer or signature, or expired ones. */
const wrongTokens = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

/** Facebook refuses a code with its own error format; the status tells whose fault it is. */
const isRefusedByStatus = ({ code, cause }: ClientError): boolean =>
  code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && cause instanceof Response && cause.status === 400;

/** True for errors of the library about a wrong proof: a code that is used or unknown, or an invalid token. */
export const isWrongProof = (fault: unknown): boolean =>
  fault instanceof AuthorizationResponseError ||
  (fault instanceof ResponseBodyError && fault.error === 'invalid_grant') ||
  (fault instanceof ClientError && (wrongTokens.has(fault.code ?? '') || isRefusedByStatus(fault)));

/** Refusal of a wrong proof. Other errors are rethrown: the provider fails, or is misconfigured. */
export function refusedProof(fault: unknown): CallRefusal {
  if (!isWrongProof(fault)) throw fault;
  return refuseCall('PROVIDER_REFUSED');
}

/** A claim that says something, as text that can be kept. */
export const textClaim = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? value
        .replace(/[\0\p{Surrogate}]/gu, '')
        .trim()
        .slice(0, 255)
    : undefined;
