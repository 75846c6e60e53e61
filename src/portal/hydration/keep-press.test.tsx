import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { keepPress } from './keep-press.ts';

const root = document.documentElement;
keepPress(root);
afterEach(() => document.body.replaceChildren());

function button(): { element: HTMLButtonElement; pressed: () => number } {
  const pressed = vi.fn<() => void>();
  const element = document.body.appendChild(document.createElement('button'));
  element.addEventListener('click', pressed);
  return { element, pressed: () => pressed.mock.calls.length };
}
const takeOver = (): Promise<void> => {
  delete root.dataset['drawn'];
  // After the observer has been told, and what it then put off.
  return new Promise((resolve) => queueMicrotask(() => setTimeout(resolve, 1)));
};

it('presses a button again, once, when the page has been taken over', async () => {
  root.dataset['drawn'] = '';
  const { element, pressed } = button();
  element.click();
  element.click();
  expect(pressed()).toBe(0);
  await takeOver();
  expect(pressed()).toBe(1);
  element.click();
  expect(pressed()).toBe(2);
});

function toggle(): HTMLButtonElement {
  const { element } = button();
  const set = (pressed: boolean): void => element.setAttribute('aria-pressed', String(pressed));
  set(false);
  element.addEventListener('click', () => set(element.getAttribute('aria-pressed') !== 'true'));
  return element;
}

it('presses every switch that was pressed, such as the numbers of a lottery, and none that was pressed twice', async () => {
  root.dataset['drawn'] = '';
  const [one, two, three] = [toggle(), toggle(), toggle()];
  const { element, pressed } = button();
  for (const each of [one, two, element, three, two]) each.click();
  await takeOver();
  expect([one, two, three].map((each) => each.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'true',
  ]);
  expect(pressed()).toBe(1);
});

it('leaves a switch alone that the takeover has brought to what was asked, such as a number chosen before', async () => {
  root.dataset['drawn'] = '';
  const chosen = toggle();
  chosen.click();
  chosen.setAttribute('aria-pressed', 'true');
  await takeOver();
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
});

it('presses none that has gone', async () => {
  root.dataset['drawn'] = '';
  const { element, pressed } = button();
  element.click();
  element.remove();
  await takeOver();
  expect(pressed()).toBe(0);
});

it('sends the form of a field in which Enter was pressed, also when its button was disabled', async () => {
  root.dataset['drawn'] = '';
  const form = document.body.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('input'));
  const { element: submit } = button();
  form.appendChild(submit).disabled = true;
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  form.addEventListener('submit', sent);
  const user = userEvent.setup();
  await user.type(field, '07{Enter}');
  expect(sent).not.toHaveBeenCalled();
  submit.disabled = false;
  await takeOver();
  expect(sent).toHaveBeenCalledOnce();
  await user.type(field, '{Enter}');
  expect(sent).toHaveBeenCalledTimes(2);
});
