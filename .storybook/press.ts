import { expect, userEvent, waitFor } from 'storybook/test';
import type { FormStoryArgs } from './form-data.ts';

type Playing = { canvasElement: HTMLElement; args: FormStoryArgs };

const WAIT = { timeout: 10_000 };

const mainButton = (canvas: HTMLElement): HTMLElement => {
  const button = canvas.querySelector<HTMLElement>('form [type=submit]');
  if (!button) throw new Error('The form of this story has no button to press.');
  return button;
};

/** Presses the main button as often as the story demands, and waits for the expected element. */
export async function press({ canvasElement, args }: Playing): Promise<void> {
  await waitFor(() => mainButton(canvasElement), WAIT);
  for (let times = 0; times < (args.press ?? 0); times += 1) {
    const before = canvasElement.querySelector('[aria-current=step]')?.textContent;
    await userEvent.click(mainButton(canvasElement));
    const left = () => canvasElement.querySelector('[aria-current=step]')?.textContent !== before;
    if (times + 1 < (args.press ?? 0)) await waitFor(() => expect(left()).toBe(true), WAIT);
  }
  const { until, show } = args;
  if (until === undefined) return;
  // Repeats, since lazily loaded widgets may set their values later. Once a frame: waitFor reacts to every DOM change,
  // which leaving fields causes, and would loop without end.
  const most = show === 'questions' ? 300 : 0;
  for (let frames = 0; frames < most && !document.querySelector(until); frames += 1) {
    leaveFields(canvasElement);
    await new Promise(requestAnimationFrame);
  }
  await waitFor(() => shows(until), { ...WAIT, onTimeout: (error) => error });
}

/** Focuses and leaves every field without a change. */
function leaveFields(canvas: HTMLElement): void {
  for (const control of canvas.querySelectorAll<HTMLElement>('[data-field] :is([name], [role=combobox])')) {
    control.focus();
    control.blur();
  }
}

/** Searches the whole document, since dialogs are outside of the story's element. */
function shows(selector: string): void {
  if (!document.querySelector(selector)) throw new Error(`Nothing on the page matches ${selector}.`);
}
