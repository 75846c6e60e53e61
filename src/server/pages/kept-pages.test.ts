import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKeptPages, type KeptDrawing } from './kept-pages.ts';

describe('pages that are kept', () => {
  let now = 0;
  afterEach(() => void vi.useRealTimers());
  const outline = async () => 'outline';
  const drawing = (body: string | undefined, isWhole = true): KeptDrawing => ({
    page: body === undefined ? undefined : { body, css: '' },
    isWhole,
  });
  const making = (...made: KeptDrawing[]) => {
    const drawn = vi.fn<() => Promise<KeptDrawing>>();
    for (const one of made) drawn.mockResolvedValueOnce(one);
    return { drawn, outlineKey: 'of the screen', outline };
  };
  const textOf = ({ body }: { body: Buffer }) => body.toString();

  it('are drawn once for all who ask', async () => {
    const pages = createKeptPages(() => now);
    const once = making(drawing('one'), drawing('two'));
    const both = await Promise.all([pages.read('a', once), pages.read('a', once)]);
    expect(both.map(textOf)).toEqual(['one', 'one']);
    expect((await pages.read('a', once)).etag).toBe(both[0]?.etag);
    expect(once.drawn).toHaveBeenCalledOnce();
    expect(textOf(await pages.read('b', once))).toBe('two');
  });

  it('are drawn anew in a while, and sent as they are until that is done', async () => {
    const pages = createKeptPages(() => now);
    const twice = making(drawing('one'), drawing('two'));
    await pages.read('a', twice);
    now += 61_000;
    expect(textOf(await pages.read('a', twice))).toBe('one');
    await vi.waitFor(async () => expect(textOf(await pages.read('a', twice))).toBe('two'));
    expect(twice.drawn).toHaveBeenCalledTimes(2);
  });

  it('are waited for once they are older, and sent as they are when that fails', async () => {
    const pages = createKeptPages(() => now);
    const made = making(drawing('one'), drawing('two'), drawing(undefined));
    await pages.read('a', made);
    now += 121_000;
    expect(textOf(await pages.read('a', made))).toBe('two');
    now += 121_000;
    expect(textOf(await pages.read('a', made))).toBe('two');
    expect(made.drawn).toHaveBeenCalledTimes(3);
  });

  it('are waited for from the moment on at which they are no longer true', async () => {
    const pages = createKeptPages(() => now);
    const made = making({ ...drawing('one'), until: now + 20_000 }, drawing('two'));
    await pages.read('a', made);
    now += 19_000;
    expect(textOf(await pages.read('a', made))).toBe('one');
    expect(made.drawn).toHaveBeenCalledOnce();
    now += 1_000;
    expect(textOf(await pages.read('a', made))).toBe('two');
  });

  it('stay when they cannot be drawn again; one that never could is sent without its content', async () => {
    const pages = createKeptPages(() => now);
    const failing = making(drawing('one'), drawing(undefined));
    await pages.read('a', failing);
    now += 61_000;
    await pages.read('a', failing);
    expect(textOf(await pages.read('a', failing))).toBe('one');
    const never = making(drawing(undefined));
    expect(textOf(await pages.read('b', never))).toBe('outline');
    expect(textOf(await pages.read('b', never))).toBe('outline');
    expect(never.drawn).toHaveBeenCalledOnce();
  });

  it('give way to no page that lacks something, and are soon drawn again in place of one', async () => {
    const pages = createKeptPages(() => now);
    const lacking = making(drawing('half', false), drawing('whole'), drawing('half', false));
    expect(textOf(await pages.read('a', lacking))).toBe('half');
    now += 6_000;
    await pages.read('a', lacking);
    await vi.waitFor(async () => expect(textOf(await pages.read('a', lacking))).toBe('whole'));
    now += 61_000;
    await pages.read('a', lacking);
    await vi.waitFor(() => expect(lacking.drawn).toHaveBeenCalledTimes(3));
    expect(textOf(await pages.read('a', lacking))).toBe('whole');
  });

  it('are sent without their content to who has waited three seconds', async () => {
    vi.useFakeTimers();
    const pages = createKeptPages(() => now);
    const sent = pages.read('a', { ...making(), drawn: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(textOf(await sent)).toBe('outline');
  });

  it('are kept as long as they are read, and no more of them than there is room for', async () => {
    const pages = createKeptPages(() => now);
    const large = (name: string) => making(drawing(name.padEnd(25 * 2 ** 20)), drawing(`${name} anew`));
    const [first, second] = [large('a'), large('b')];
    await pages.read('a', first);
    await pages.read('b', second);
    await pages.read('a', first);
    await pages.read('c', large('c'));
    expect((await pages.read('a', first)).body.length).toBe(25 * 2 ** 20);
    expect((await pages.read('b', second)).body.length).toBe('b anew'.length);
  });
});
