import { describe, expect, it } from 'vitest';
import { createLine, LineFull } from './password-line.ts';

/** Work that ends at the call of `end`. */
function held() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end };
}

describe('the line of password hashes', () => {
  it('does so much at once, the rest in the order it came', async () => {
    const line = createLine({ atOnce: 2, most: 10 });
    const works = [held(), held(), held(), held()];
    const ended: number[] = [];
    const all = works.map(({ work }, at) => line.run(work).then(() => ended.push(at)));
    expect([line.running(), line.waiting()]).toEqual([2, 2]);
    works[3]!.end();
    works[1]!.end();
    await all[1];
    expect([line.running(), line.waiting(), ended]).toEqual([2, 1, [1]]);
    works[0]!.end();
    await all[0];
    await all[3];
    works[2]!.end();
    await Promise.all(all);
    expect([line.running(), line.waiting(), ended]).toEqual([0, 0, [1, 0, 3, 2]]);
  });

  it('refuses what would wait too long, and takes it when there is room again', async () => {
    const line = createLine({ atOnce: 1, most: 1 });
    const [first, second] = [held(), held()];
    const running = line.run(first.work);
    const waiting = line.run(second.work);
    expect(line.isFull()).toBe(true);
    await expect(line.run(() => Promise.resolve())).rejects.toThrow(LineFull);
    first.end();
    await running;
    expect(line.isFull()).toBe(false);
    second.end();
    await waiting;
    expect(await line.run(() => Promise.resolve('again'))).toBe('again');
  });

  it('goes on after work that fails', async () => {
    const line = createLine({ atOnce: 1, most: 1 });
    await expect(line.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await line.run(() => Promise.resolve(1))).toBe(1);
  });
});
