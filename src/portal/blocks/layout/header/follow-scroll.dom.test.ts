import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followScroll } from './follow-scroll.ts';

const root = document.documentElement;
let end = (): void => {};
const scrollToY = (y: number): void => {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
};
beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
  end = followScroll(root);
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  delete root.dataset['scrolled'];
});

it('says which way the page was scrolled, and nothing at its top', () => {
  expect(root.dataset['scrolled']).toBeUndefined();
  scrollToY(200);
  expect(root.dataset['scrolled']).toBe('down');
  scrollToY(150);
  expect(root.dataset['scrolled']).toBe('up');
  scrollToY(-30);
  expect(root.dataset['scrolled']).toBeUndefined();
});

it('minds no small movement, but adds them up', () => {
  scrollToY(200);
  scrollToY(195);
  expect(root.dataset['scrolled']).toBe('down');
  scrollToY(187);
  expect(root.dataset['scrolled']).toBe('up');
});
