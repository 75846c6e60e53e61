import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepStream } from './keep-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is opened again after pauses that grow, up to the longest, of which half is chance, until something is heard', async () => {
  const opened: number[] = [];
  const began = Date.now();
  const stream = keepStream({
    open: async () => {
      opened.push(Date.now() - began);
      throw new TypeError('Failed to fetch');
    },
    read: async () => undefined,
    longestPause: 4_000,
    random: () => 0.5,
  });
  stream.connect();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(opened).toEqual([0, 750, 2_250, 5_250, 8_250]);
  stream.heard();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(opened.slice(5)).toEqual([11_250, 12_000]);
  stream.disconnect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(7);
});

it('stays closed when nothing more is to come', async () => {
  const open = vi.fn<() => Promise<Response>>(async () => new Response(''));
  const stream = keepStream({ open, read: async () => 'over', longestPause: 4_000 });
  stream.connect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open).toHaveBeenCalledOnce();
  expect(stream.isOpen()).toBe(false);
});
