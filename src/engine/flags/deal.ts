import { textHash } from '../text-hash.ts';

/** Buckets of browsers, 0 to 99. */
export const buckets = 100;

/** Numbers from 0 to 2³²−1 that a seed always gives in the same order (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (again ^ (again >>> 14)) >>> 0;
  };
}

const dealt = new Map<string, readonly number[]>();
const dealtMax = 1000;

/** The buckets shuffled by a salt. */
function shuffled(salt: string): readonly number[] {
  const known = dealt.get(salt);
  if (known) return known;
  const slots = Array.from({ length: buckets }, (_, index) => index);
  const next = numbersFrom(textHash(salt));
  for (let index = buckets - 1; index > 0; index -= 1) {
    const other = next() % (index + 1);
    [slots[index], slots[other]] = [slots[other] ?? 0, slots[index] ?? 0];
  }
  if (dealt.size >= dealtMax) dealt.clear();
  dealt.set(salt, slots);
  return slots;
}

/**
 * Place of a bucket among all of them, 0 to 99, in an order that the salt decides: every share is exact, and those of two salts have no
 * more in common than chance.
 */
export const slotOf = (bucket: number, salt: string): number => shuffled(salt)[bucket] ?? 0;
