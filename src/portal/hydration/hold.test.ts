import { describe, expect, it, vi } from 'vitest';
import type { DrawnPage } from '#contract/drawn-page.ts';
import { createHold } from './hold.ts';

const drawn: DrawnPage = { at: 1_000, width: 'phone', mode: 'dark', boundaries: 0, answers: { 'a {}': 1 } };

describe('a page as the server drew it', () => {
  it('has the time and the answers of its drawing until it is released', async () => {
    const hold = createHold(drawn, () => new Date(50_000));
    expect([hold.clock().getTime(), hold.answers.get('a {}')]).toEqual([1_000, 1]);
    hold.release();
    await hold.released;
    expect([hold.clock().getTime(), hold.answers.size]).toEqual([50_000, 0]);
  });

  it.each([
    [2_000, true],
    [60_000, false],
  ])('is released once, and at %i ms its answers are fresh: %s', (now, isFresh) => {
    const hold = createHold(drawn, () => new Date(now));
    const task = vi.fn<(isFresh: boolean) => void>();
    hold.onRelease(task);
    hold.release();
    hold.release();
    expect(task.mock.calls).toEqual([[isFresh]]);
  });
});
