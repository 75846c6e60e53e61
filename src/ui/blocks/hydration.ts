let awaited = 0;
let finish: (() => void) | undefined;
let tell: (() => void) | undefined;

/** True while boundaries that the server drew have not been taken over: what is drawn now has to be what the server drew. */
export const isHydrating = (): boolean => awaited > 0;

/** One boundary that the server drew has been taken over. */
export function boundaryHydrated(): void {
  if (awaited === 0) return;
  awaited -= 1;
  tell?.();
  if (awaited === 0) finish?.();
}

/**
 * Resolves once `count` boundaries have been hydrated: React takes them over one by one, after what surrounds them. Call before
 * the root is hydrated. `progress` is called with each of them.
 */
export const hydrationOf = (count: number, progress?: () => void): Promise<void> =>
  new Promise((resolve) => {
    awaited = count;
    finish = resolve;
    tell = progress;
    if (count === 0) resolve();
  });

/** What has not been taken over yet is not waited for any more: it is drawn as the page is by then. */
export function endHydration(): void {
  awaited = 0;
}
