// The one place that reads how much a test run covers. Built-ins only: scripts, Vitest, Playwright and Storybook all ask here.
import { createHash } from 'node:crypto';

/** True in `npm run test:full`: every count, combination and database; false in `npm test`, which takes a sample of each. */
export const full = process.env.LIVERY_FULL === '1';

/** A count of steps, kills or random documents: `short` in `npm test`, `whole` in `npm run test:full`. */
export const count = (short, whole) => (full ? whole : short);

/** Combinations to try: the first list in `npm test`, both in `npm run test:full`. */
export const combinations = (short, further) => (full ? [...short, ...further] : short);

/** Tag of a test that belongs to the full run only: `{ tags: [fullTag] }` in Vitest, `{ tag: '@full' }` in Playwright. */
export const fullTag = 'full';

/** Tag of a unit test that tries all there is of something, over half a second: `npm run check` leaves it to `npm test`. */
export const exhaustiveTag = 'exhaustive';

/**
 * Seed of a random test, an unsigned 32-bit integer: `fixed` in `npm test`, so that two runs try the same; derived from `LIVERY_SEED` in
 * `npm run test:full`, which draws a new one, prints it and takes it back for a replay.
 */
export function seedOf(fixed) {
  const drawn = process.env.LIVERY_SEED;
  if (!drawn) return fixed >>> 0;
  return createHash('sha256').update(`${drawn}/${fixed}`).digest().readUInt32BE(0);
}
