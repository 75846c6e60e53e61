import { describe, expect, it, vi } from 'vitest';
import { createKeptPages } from './kept-pages.ts';

type Drawn = { body: string; css: string } | undefined;

describe('pages that are kept', () => {
  let now = 0;
  const outline = async () => 'outline';
  const making = (...bodies: (string | undefined)[]) => {
    const drawn = vi.fn<() => Promise<Drawn>>();
    for (const body of bodies)
      drawn.mockResolvedValueOnce(body === undefined ? undefined : { body, css: '' });
    return { drawn, outline };
  };

  it('are drawn once for all who ask', async () => {
    const pages = createKeptPages(() => now);
    const once = making('one', 'two');
    const read = await Promise.all([pages.read('a', once), pages.read('a', once)]);
    expect(read.map(({ body }) => body)).toEqual(['one', 'one']);
    expect((await pages.read('a', once)).etag).toBe(read[0]?.etag);
    expect(once.drawn).toHaveBeenCalledOnce();
    expect((await pages.read('b', once)).body).toBe('two');
  });

  it('are drawn anew in a while, and sent as they are until that is done', async () => {
    const pages = createKeptPages(() => now);
    const twice = making('one', 'two');
    await pages.read('a', twice);
    now += 61_000;
    expect((await pages.read('a', twice)).body).toBe('one');
    await vi.waitFor(async () => expect((await pages.read('a', twice)).body).toBe('two'));
    expect(twice.drawn).toHaveBeenCalledTimes(2);
  });

  it('stay when they cannot be drawn again; one that never could is sent without its content', async () => {
    const pages = createKeptPages(() => now);
    const failing = making('one', undefined);
    await pages.read('a', failing);
    now += 61_000;
    await pages.read('a', failing);
    expect((await pages.read('a', failing)).body).toBe('one');
    const never = making(undefined);
    expect((await pages.read('b', never)).body).toBe('outline');
    expect((await pages.read('b', never)).body).toBe('outline');
    expect(never.drawn).toHaveBeenCalledOnce();
  });
});
