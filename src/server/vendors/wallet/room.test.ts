import { describe, expect, it } from 'vitest';
import { createRoom } from './room.ts';

/** Work that runs until it is told to end. */
function held() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => ended };
}
const long = 60_000;

describe('a room with places', () => {
  it('lets in as much as it has places, and then in the order of coming', async () => {
    const room = createRoom(2);
    const all = [held(), held(), held(), held()];
    const begun: number[] = [];
    const runs = all.map((one, index) =>
      room.run(long, () => {
        begun.push(index);
        return one.work();
      }),
    );
    expect(begun).toEqual([0, 1]);
    all[1]?.end();
    await runs[1];
    expect(begun).toEqual([0, 1, 2]);
    all[0]?.end();
    await runs[0];
    expect(begun).toEqual([0, 1, 2, 3]);
    for (const one of all) one.end();
    await Promise.all(runs);
  });

  it('does nothing for one that has waited for too long, and keeps no place for it', async () => {
    const room = createRoom(1);
    const first = held();
    const running = room.run(long, first.work);
    let ran = false;
    const late = room.run(1, () => {
      ran = true;
      return Promise.resolve('done');
    });
    const patient = room.run(long, () => Promise.resolve('done'));
    expect(await late).toBeUndefined();
    first.end();
    await running;
    expect(await patient).toBe('done');
    expect(ran).toBe(false);
    expect(await room.run(long, () => Promise.resolve('again'))).toBe('again');
  });

  it('gives the place on when work fails', async () => {
    const room = createRoom(1);
    await expect(room.run(long, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await room.run(long, () => Promise.resolve('done'))).toBe('done');
  });
});
