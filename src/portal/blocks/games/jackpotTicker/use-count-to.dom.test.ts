import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCountTo } from './use-count-to.ts';

afterEach(() => vi.unstubAllGlobals());

/** Frames of a browser that are drawn when the test says so. */
function frames() {
  const waiting: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => waiting.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (at: number) => waiting.splice(at - 1, 1, () => {}));
  return (ms: number) => act(() => waiting.splice(0).forEach((frame) => frame(performance.now() + ms)));
}

describe('an amount that is counted to', () => {
  it('is there at once, counts up to a higher one and ends at it', () => {
    const draw = frames();
    const { result, rerender } = renderHook(({ amount }) => useCountTo(amount, 1_000), {
      initialProps: { amount: '100' },
    });
    expect(result.current).toBe('100');
    draw(0);
    rerender({ amount: '90000000000000000200' });
    expect(result.current).toBe('100');
    draw(500);
    expect(BigInt(result.current)).toBeGreaterThan(100n);
    expect(BigInt(result.current)).toBeLessThan(90000000000000000200n);
    draw(1_500);
    expect(result.current).toBe('90000000000000000200');
  });

  it('goes down at once, as after a win', () => {
    const draw = frames();
    const { result, rerender } = renderHook(({ amount }) => useCountTo(amount), {
      initialProps: { amount: '500' },
    });
    rerender({ amount: '20' });
    draw(0);
    expect(result.current).toBe('20');
  });

  it('goes up at once where the player wants no motion', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { result, rerender } = renderHook(({ amount }) => useCountTo(amount), {
      initialProps: { amount: '1' },
    });
    rerender({ amount: '1000' });
    await waitFor(() => expect(result.current).toBe('1000'));
  });
});
