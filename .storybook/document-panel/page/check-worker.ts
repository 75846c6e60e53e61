import { validatePacks } from '#engine/validate.ts';
import { product } from '#play/product.ts';
import type { CheckAnswer, CheckRequest } from './checker.ts';

/** The checks of a publication, beside the page: judging a pattern may take a second. */
globalThis.addEventListener('message', ({ data: { packs, brand } }: MessageEvent<CheckRequest>) => {
  const answer: CheckAnswer = { problems: validatePacks(product, packs, [brand]) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that made this worker
  globalThis.postMessage(answer);
});
