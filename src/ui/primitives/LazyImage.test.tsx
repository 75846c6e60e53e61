import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HydrationMark } from '../blocks/LazyBoundary.tsx';
import { hydrationOf } from '../blocks/hydration.ts';
import { LazyImage } from './LazyImage.tsx';
import { remember } from './near-viewport.ts';

/** Fake IntersectionObserver, triggered by the test. */
class Watcher {
  static options: IntersectionObserverInit | undefined;
  static seen = new Map<Element, IntersectionObserverCallback>();
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.#tell = tell;
    Watcher.options = options;
  }
  observe(element: Element): void {
    Watcher.seen.set(element, this.#tell);
  }
  unobserve(element: Element): void {
    Watcher.seen.delete(element);
  }
  static comeNear(element: Element): void {
    const entry = { target: element, isIntersecting: true } as IntersectionObserverEntry;
    act(() => Watcher.seen.get(element)?.([entry], {} as IntersectionObserver));
  }
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Watcher));
afterEach(() => {
  cleanup();
  Watcher.seen.clear();
});

const picture = () => document.querySelector('img');
const place = (): Element => document.querySelector('.lv-image') ?? document.body;

it('fetches a picture when a tenth of it is within 1.3 times the view [CON-15]', () => {
  render(<LazyImage src="/near.svg" alt="" />);
  expect(picture()).toBeNull();
  expect(Watcher.options).toEqual({ rootMargin: '30% 0px', threshold: 0.1 });
  Watcher.comeNear(place());
  expect(picture()?.getAttribute('src')).toBe('/near.svg');
  expect(Watcher.seen.size).toBe(0);
});

it('tries three times, then a quiet surface stands in [CON-15]', () => {
  render(<LazyImage src="/gone.svg" alt="" eager />);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const now = picture();
    expect(now).not.toBeNull();
    if (now) fireEvent.error(now);
  }
  expect(picture()).toBeNull();
});

it('shows one of the last 200 pictures at once when it stands there again [CON-15]', () => {
  const show = (src: string): void => {
    cleanup();
    render(<LazyImage src={src} alt="" />);
  };
  const load = (src: string): void => {
    show(src);
    Watcher.comeNear(place());
    const now = picture();
    if (now) fireEvent.load(now);
  };
  load('/first.svg');
  show('/first.svg');
  expect(place().classList.contains('lv-image-loaded')).toBe(true);
  for (let other = 0; other < 200; other += 1) load(`/other-${other}.svg`);
  show('/first.svg');
  expect(picture()).toBeNull();
  show('/other-199.svg');
  expect(picture()).not.toBeNull();
});

it('takes over what the server drew, also where the picture has come elsewhere on the page by then', async () => {
  const page = (
    <>
      <LazyImage src="/twice.svg" alt="" />
      <HydrationMark />
    </>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  remember('/twice.svg');
  const differs = vi.fn<(error: unknown) => void>();
  const isTakenOver = hydrationOf(1);
  await act(async () => void hydrateRoot(place, page, { onRecoverableError: differs }));
  await isTakenOver;
  expect(differs).not.toHaveBeenCalled();
  expect(place.querySelector('img')).toBeNull();
  place.remove();
});

it('keeps the point of a picture in sight that its address says', () => {
  const address = (part: string) => `/assets/shop/by-hash/${'0a'.repeat(16)}${part}/night.jpg`;
  const { rerender } = render(<LazyImage src={address('-20-75')} alt="" near />);
  expect(picture()?.style.objectPosition).toBe('20% 75%');
  rerender(<LazyImage src={address('')} alt="" near />);
  expect(picture()?.style.objectPosition).toBe('');
});

it('offers pictures of the brand in several widths, drawings in their one', () => {
  const { rerender } = render(<LazyImage src="/assets/shop/night.jpg" alt="" near />);
  expect(picture()?.getAttribute('srcset')).toContain('/assets/shop/night.jpg?w=640 640w');
  expect(picture()?.getAttribute('sizes')).toBe('auto, 100vw');
  expect(picture()?.getAttribute('loading')).toBe('lazy');
  rerender(<LazyImage src="/assets/shop/drawn.svg" alt="" near />);
  expect(picture()?.hasAttribute('srcset')).toBe(false);
});
