import type { Puzzle } from '#portal/flows/human-verification.ts';

/** A puzzle of the human verification that one try in sixteen solves: the real solver has it at once. */
export const easyPuzzle: Puzzle = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '00112233445566778899aabbccddeeff',
      salt: 'ffeeddccbbaa99887766554433221100',
      cost: 1,
      keyLength: 32,
      keyPrefix: '0',
    },
    signature: 'signed by the platform',
  },
  expiresAt: '2999-01-01T00:00:00Z',
};
