import { subscribe } from 'valtio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createViewer } from './viewer.ts';

/** Media queries of a page with a width set by the test. */
function page(width: number) {
  const listeners = new Set<() => void>();
  let now = width;
  vi.stubGlobal('matchMedia', (media: string) => {
    const max = Number(/max-width: (?<px>[\d.]+)px/u.exec(media)?.groups?.['px']);
    return {
      get matches() {
        return now <= max;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    };
  });
  return (next: number) => {
    now = next;
    listeners.forEach((listener) => listener());
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what conditions know of the viewer', () => {
  it('is how wide the page is, as it changes', () => {
    const resize = page(390);
    const viewer = createViewer(() => new Date());
    const seen: string[] = [viewer.width];
    subscribe(viewer, () => seen.push(viewer.width), true);
    resize(640);
    resize(900);
    resize(639);
    expect(new Set(seen)).toEqual(new Set(['phone', 'tablet', 'desktop']));
    expect(seen.at(-1)).toBe('phone');
  });

  it('is the minute in the zone of the brand, told anew when it is over', () => {
    page(1440);
    vi.setSystemTime(new Date('2026-12-24T16:59:30Z'));
    const viewer = createViewer(() => new Date());
    const told = vi.fn<() => void>();
    subscribe(viewer, told, true);
    expect(viewer.minute('UTC')).toBe(202612241659);
    expect(viewer.minute('Asia/Yangon')).toBe(202612242329);
    vi.advanceTimersByTime(29_000);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(told).toHaveBeenCalledOnce();
    expect(viewer.minute('UTC')).toBe(202612241700);
    vi.advanceTimersByTime(60_000);
    expect(told).toHaveBeenCalledTimes(2);
  });
});
