const name = 'livery.bucket';

/** A number from 0 to 99 that stays the same for this browser, so that a rollout takes it in once and for all. */
export function rolloutBucket(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  random: () => number,
): number {
  const stored = Number.parseInt(storage?.getItem(name) ?? '', 10);
  if (stored >= 0 && stored < 100) return stored;
  const drawn = Math.floor(random() * 100);
  try {
    storage?.setItem(name, String(drawn));
  } catch {
    // Forbidden storage: drawn anew at the next visit.
  }
  return drawn;
}
