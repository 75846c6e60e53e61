import type { PackSet } from '#engine/packs.ts';
import { validatePacks } from '#engine/validate.ts';
import { product } from '#play/product.ts';

export type CheckRequest = { round: number; packs: PackSet; brand: string };

/** The checks of a publication, beside the page: judging a pattern may take a second. */
globalThis.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const { round, packs, brand } = data;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that made this worker
  globalThis.postMessage({ round, problems: validatePacks(product, packs, [brand]) });
});
