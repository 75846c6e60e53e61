import type { Shown } from './story-context.ts';

const PATIENCE = 8000;

/** Lists and code that are still on their way, also the code of an input; a form that sends is as it should be. */
const pending = '.lv-loading, .lv-skeleton, .lv-control-loading, .lv-steps-loading';

/** Waits until nothing of a story is on its way any more; whatever has not come in eight seconds is looked at as it is. */
export async function untilDrawn(root: HTMLElement, shown: Shown | undefined): Promise<void> {
  const started = performance.now();
  const modal = shown !== undefined && 'modal' in shown;
  const done = (): boolean => {
    const part = modal ? root.querySelector('dialog[open]') : root;
    return part !== null && part.childElementCount > 0 && part.querySelector(pending) === null;
  };
  while (!done() && performance.now() - started < PATIENCE)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
