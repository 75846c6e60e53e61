import { expect, userEvent, waitFor } from 'storybook/test';
import type { FormStoryArgs } from './form-data.ts';

type Playing = { canvasElement: HTMLElement; args: FormStoryArgs };

const WAIT = { timeout: 10_000 };

const mainButton = (canvas: HTMLElement): HTMLElement => {
  const button = canvas.querySelector<HTMLElement>('form [type=submit]');
  if (!button) throw new Error('The form of this story has no button to press.');
  return button;
};

/** Presses the main button as often as the story says, and waits for what it is about. */
export async function press({ canvasElement, args }: Playing): Promise<void> {
  await waitFor(() => mainButton(canvasElement), WAIT);
  for (let times = 0; times < (args.press ?? 0); times += 1) {
    const before = canvasElement.querySelector('[aria-current=step]')?.textContent;
    await userEvent.click(mainButton(canvasElement));
    const left = () => canvasElement.querySelector('[aria-current=step]')?.textContent !== before;
    if (times + 1 < (args.press ?? 0)) await waitFor(() => expect(left()).toBe(true), WAIT);
  }
  const { until } = args;
  // Dialogs lie over the page, outside of the story's own element.
  if (until) await waitFor(() => expect(document.querySelector(until)).not.toBeNull(), WAIT);
}
