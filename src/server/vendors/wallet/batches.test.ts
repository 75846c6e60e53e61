import { describe, expect, it } from 'vitest';
import { createBatches, type BatchOptions } from './batches.ts';

const long = 60_000;

/** Batches of numbers, each of which ends when the test says so. */
function heldBatches(
  places: number,
  most: number,
  undone: BatchOptions<number, string>['undone'] = () => false,
) {
  const begun: { items: readonly number[]; end: () => void; fail: (fault: unknown) => void }[] = [];
  const waiting: (() => void)[] = [];
  const batches = createBatches<number, string>({
    places,
    most,
    undone,
    work: (items) =>
      new Promise((resolve, fail) => {
        begun.push({ items, end: () => resolve(items.map((item) => `done ${item}`)), fail });
        waiting.splice(0).forEach((look) => look());
      }),
  });
  return {
    run: (item: number, patienceMs = long) => batches.run(item, patienceMs),
    /** The batch of that number, once it has begun. */
    async batch(at: number) {
      while (begun[at] === undefined) await new Promise<void>((resolve) => waiting.push(resolve));
      return begun[at];
    },
    itemsBegun: () => begun.map(({ items }) => items),
  };
}

describe('work done together', () => {
  it('takes what is asked at once together, at most so much, and in the order of coming', async () => {
    const { run, batch, itemsBegun } = heldBatches(1, 3);
    const all = [1, 2, 3, 4].map((item) => run(item));
    const first = await batch(0);
    all.push(run(5));
    expect(itemsBegun()).toEqual([[1, 2, 3]]);
    first.end();
    const second = await batch(1);
    expect(second.items).toEqual([4, 5]);
    second.end();
    expect(await Promise.all(all)).toEqual(['done 1', 'done 2', 'done 3', 'done 4', 'done 5']);
  });

  it('has no more batches at work than places', async () => {
    const { run, batch, itemsBegun } = heldBatches(2, 1);
    const all = [1, 2, 3].map((item) => run(item));
    const second = await batch(1);
    expect(itemsBegun()).toEqual([[1], [2]]);
    second.end();
    const third = await batch(2);
    expect(third.items).toEqual([3]);
    third.end();
    (await batch(0)).end();
    await Promise.all(all);
  });

  it('does nothing for one that has waited for too long', async () => {
    const { run, batch, itemsBegun } = heldBatches(1, 1);
    const running = run(1);
    const first = await batch(0);
    const late = run(2, 1);
    const patient = run(3);
    expect(await late).toBeUndefined();
    first.end();
    (await batch(1)).end();
    expect(await running).toBe('done 1');
    expect(await patient).toBe('done 3');
    expect(itemsBegun()).toEqual([[1], [3]]);
  });

  it('does again one by one, and before what came later, what failed together and left nothing', async () => {
    const { run, batch } = heldBatches(1, 2, () => true);
    const [good, bad, later] = [run(1), run(2), run(3)];
    (await batch(0)).fail(new Error('one of them'));
    expect((await batch(1)).items).toEqual([1]);
    (await batch(1)).end();
    expect((await batch(2)).items).toEqual([2]);
    (await batch(2)).fail(new Error('this one'));
    await expect(bad).rejects.toThrow('this one');
    expect((await batch(3)).items).toEqual([3]);
    (await batch(3)).end();
    expect(await Promise.all([good, later])).toEqual(['done 1', 'done 3']);
  });

  it('does nothing again of what may have been done', async () => {
    const { run, batch, itemsBegun } = heldBatches(1, 2);
    const both = Promise.allSettled([run(1), run(2)]);
    (await batch(0)).fail(new Error('the connection broke'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = run(3);
    (await batch(1)).end();
    expect(await next).toBe('done 3');
    expect(itemsBegun()).toEqual([[1, 2], [3]]);
  });
});
