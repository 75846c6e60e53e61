import { solveChallenge as search } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { CallError } from '../gateway/call-error.ts';
import type { Puzzle } from './human-verification.ts';

/**
 * Solves a puzzle of ALTCHA. Keys are derived by the browser's own cryptography, which works beside the page: typing stays
 * smooth without a worker, whose address the policy of the page would have to let through.
 */
export async function solveChallenge(challenge: Puzzle['challenge']): Promise<string> {
  const solution = await search({ challenge, deriveKey });
  if (!solution)
    throw new CallError('HUMAN_UNSOLVED', 'The puzzle of the human verification was not solved.');
  return btoa(JSON.stringify({ challenge, solution }));
}
