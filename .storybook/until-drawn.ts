import { callsOnTheWay } from './story-network.ts';
import type { Shown } from './story-context.ts';

/** Timeout in milliseconds, above the time of a loaded machine and below the test timeout. */
const PATIENCE = 35_000;

/** Placeholders of lists and code that are still loading; a form that is submitting is a final state. */
const pending = '.lv-loading, .lv-skeleton, .lv-control-loading, .lv-steps-loading';

/** First thing that a story still waits for, or undefined. */
function pendingIn(root: HTMLElement, shown: Shown | undefined): string | undefined {
  const modal = shown !== undefined && 'modal' in shown;
  const part = modal ? root.querySelector('dialog[open]') : root;
  if (part === null) return 'the modal is not open';
  if (part.childElementCount === 0) return 'nothing is there';
  if (callsOnTheWay() > 0) return `${callsOnTheWay()} calls have no answer`;
  return part.querySelector(pending)?.outerHTML.slice(0, 300);
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until nothing of a story is loading; fails for a story that stays a skeleton. */
export async function untilDrawn(root: HTMLElement, shown: Shown | undefined): Promise<void> {
  const started = performance.now();
  // Answers trigger further requests and code, so two consecutive frames must be idle.
  for (let quiet = 0; quiet < 2;) {
    await frame();
    const waits = pendingIn(root, shown);
    quiet = waits === undefined ? quiet + 1 : 0;
    if (performance.now() - started > PATIENCE)
      throw new Error(`The story stays unfinished: ${waits ?? 'it moves'}`);
  }
}
