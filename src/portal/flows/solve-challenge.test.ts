import { createChallenge, verifySolution, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import type { Puzzle } from './human-verification.ts';
import { solveChallenge } from './solve-challenge.ts';

const secret = 'a secret of the platform';

describe('the puzzle of the human verification', () => {
  it('is solved by the browser so that the platform takes the answer [VAL-08]', async () => {
    const challenge = (await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 20,
      counter: 37,
      deriveKey,
      hmacSignatureSecret: secret,
    })) as Puzzle['challenge'];
    const answer = JSON.parse(atob(await solveChallenge(challenge))) as {
      challenge: Puzzle['challenge'];
      solution: Solution;
    };
    expect(answer.challenge).toEqual(challenge);
    expect(answer.solution.counter).toBe(37);
    const verdict = await verifySolution({ ...answer, deriveKey, hmacSignatureSecret: secret });
    expect(verdict.verified).toBe(true);
  });
});
