import { callsOnTheWay } from './story-network.ts';
import type { Shown } from './story-context.ts';

/** Reached by a fault only: more than a loaded machine takes, less than the time of a test. */
const PATIENCE = 35_000;

/** Lists and code that are still on their way, also the code of an input; a form that sends is as it should be. */
const pending = '.lv-loading, .lv-skeleton, .lv-control-loading, .lv-steps-loading';

/** What a story still waits for, or undefined. */
function pendingIn(root: HTMLElement, shown: Shown | undefined): string | undefined {
  const modal = shown !== undefined && 'modal' in shown;
  const part = modal ? root.querySelector('dialog[open]') : root;
  if (part === null) return 'the modal is not open';
  if (part.childElementCount === 0) return 'nothing is there';
  if (callsOnTheWay() > 0) return `${callsOnTheWay()} calls have no answer`;
  return part.querySelector(pending)?.outerHTML.slice(0, 300);
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until nothing of a story is on its way any more; a story that stays a skeleton fails. */
export async function untilDrawn(root: HTMLElement, shown: Shown | undefined): Promise<void> {
  const started = performance.now();
  // An answer asks for more, or for code: nothing may be pending in two frames that follow each other.
  for (let quiet = 0; quiet < 2;) {
    await frame();
    const waits = pendingIn(root, shown);
    quiet = waits === undefined ? quiet + 1 : 0;
    if (performance.now() - started > PATIENCE)
      throw new Error(`The story stays unfinished: ${waits ?? 'it moves'}`);
  }
}
