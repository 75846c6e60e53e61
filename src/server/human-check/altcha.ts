import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { secret } from '#server/crypto/secrets.ts';
import type { Db } from '#server/db/types.ts';
import { hit } from '#server/db/counters.ts';
import { constantOf } from '#server/brands/documents.ts';
import { sha256Hex, type RandomBytes } from '#server/crypto/tokens.ts';
import type { HumanCheck, HumanPuzzle } from './human-check.ts';

type Proof = { challenge: Challenge; solution: Solution };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decoded proof; undefined if its shape cannot come from a puzzle. */
function opened(proof: string): Proof | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    if (!isObject(read) || !isObject(read['challenge']) || !isObject(read['solution'])) return undefined;
    const { challenge, solution } = read;
    if (!isObject(challenge['parameters']) || typeof challenge['signature'] !== 'string') return undefined;
    // Everything else is looked at by its signature first.
    return { challenge: challenge as unknown as Challenge, solution: solution as unknown as Solution };
  } catch {
    return undefined;
  }
}

/** A whole number from 1 to `most`. */
const upTo = (most: number, random: RandomBytes): number =>
  1 + (Buffer.from(random(6)).readUIntBE(0, 6) % most);

/**
 * Proof of work by ALTCHA (its version 2): the page looks for the counter whose derived key begins as asked. Puzzles are
 * signed and not kept; only those that were answered are, until they run out.
 */
export function altcha(db: Db, random: RandomBytes): HumanCheck {
  let known: Promise<{ hmacSignatureSecret: string; hmacKeySignatureSecret: string }> | undefined;
  const secrets = (): NonNullable<typeof known> =>
    (known ??= secret({ db, random }, 'human').then((bytes) => ({
      hmacSignatureSecret: sha256Hex(`puzzle:${bytes.toString('hex')}`),
      hmacKeySignatureSecret: sha256Hex(`key:${bytes.toString('hex')}`),
    })));

  return {
    async task({ brand, now }) {
      const expiresAt = new Date(now.getTime() + constantOf(brand, 'humanMinutes') * 60_000);
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: constantOf(brand, 'humanCost'),
        counter: upTo(constantOf(brand, 'humanTries'), random),
        deriveKey,
        // Not as the library's own expiry, which goes by another clock than ours.
        data: { brand: brand.brand, expiresAt: Math.floor(expiresAt.getTime() / 1000) },
        ...(await secrets()),
      });
      return { challenge: challenge as HumanPuzzle['challenge'], expiresAt: expiresAt.toISOString() };
    },

    async proves({ brand, now }, proof) {
      const read = opened(proof);
      if (!read) return false;
      const { verified } = await verifySolution({ ...read, deriveKey, ...(await secrets()) });
      const { data } = read.challenge.parameters;
      if (!verified || data?.['brand'] !== brand.brand) return false;
      const left = Number(data['expiresAt']) * 1000 - now.getTime();
      if (!(left > 0)) return false;
      const { hits } = await hit(db, {
        brand: brand.brand,
        subject: `human:${sha256Hex(String(read.challenge.signature))}`,
        now,
        windowMs: left,
      });
      return hits === 1;
    },
  };
}
