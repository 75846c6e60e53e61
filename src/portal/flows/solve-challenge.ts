import { solveChallenge as search } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { CallError } from '../gateway/call-error.ts';
import type { Puzzle } from './human-verification.ts';

/**
 * Solves an ALTCHA puzzle. WebCrypto derives keys off the main thread, so the page stays responsive without a worker, whose address the
 * security policy would have to allow.
 */
export async function solveChallenge(challenge: Puzzle['challenge']): Promise<string> {
  const solution = await search({ challenge, deriveKey });
  if (!solution)
    throw new CallError('HUMAN_UNSOLVED', 'The puzzle of the human verification was not solved.');
  return btoa(JSON.stringify({ challenge, solution }));
}
