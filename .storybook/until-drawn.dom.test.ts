import { beforeEach, expect, it, vi } from 'vitest';
import { untilDrawn } from './until-drawn.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const pictured = (html: string): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};

/** Result of the wait after its whole timeout has passed in fake time. */
async function waitFor(root: HTMLElement, shown?: { modal: string }): Promise<string> {
  const end = untilDrawn(root, shown).then(
    () => 'drawn',
    (fault: Error) => fault.message,
  );
  await vi.advanceTimersByTimeAsync(36_000);
  return end;
}

it.each(['lv-skeleton', 'lv-loading', 'lv-control-loading', 'lv-steps-loading'])(
  'fails a story that stays %s',
  async (name) => {
    const message = await waitFor(pictured(`<main><h1>Games</h1><div class="${name}"></div></main>`));
    expect(message).toMatch(/^The story stays unfinished: /u);
    expect(message).toContain(name);
  },
);

it('fails a story of which nothing is drawn, and a modal that does not open', async () => {
  expect(await waitFor(pictured(''))).toContain('nothing is there');
  expect(await waitFor(pictured('<main></main>'), { modal: 'login' })).toContain('the modal is not open');
});

it('goes on with what is drawn, also when it came late', async () => {
  expect(await waitFor(pictured('<main><h1>Games</h1></main>'))).toBe('drawn');
  const root = pictured('<div class="lv-skeleton"></div>');
  setTimeout(() => (root.innerHTML = '<h1>Games</h1>'), 5000);
  expect(await waitFor(root)).toBe('drawn');
});
