import type { PackSet } from '#engine/packs.ts';
import type { Problem } from '#engine/problems.ts';
import { withSpokenTexts } from '#engine/spoken-texts.ts';

export type CheckRequest = { packs: PackSet; brand: string };
export type CheckAnswer = { problems: Problem[] };
export type Checked = { packs: PackSet; problems: readonly Problem[] };

type CheckWorker = {
  postMessage: (request: CheckRequest) => void;
  addEventListener: (type: 'message', hear: (event: { data: CheckAnswer }) => void) => void;
};

/**
 * Checks packs one after the other in a worker. A check takes seconds: of what is asked meanwhile only the last is checked, and only an
 * answer about the last is passed on.
 */
export function createChecker(worker: CheckWorker, onChecked: (checked: Checked) => void) {
  let running: CheckRequest | undefined;
  let waiting: CheckRequest | undefined;
  const start = (): void => {
    if (running || !waiting) return;
    running = waiting;
    waiting = undefined;
    const { packs, brand } = running;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker
    worker.postMessage({ packs: withSpokenTexts(packs, [brand]), brand });
  };
  worker.addEventListener('message', ({ data: { problems } }) => {
    const packs = running?.packs;
    running = undefined;
    if (packs && !waiting) onChecked({ packs, problems });
    start();
  });
  return (request: CheckRequest): void => {
    waiting = request;
    start();
  };
}
