import { createHash } from 'node:crypto';
import { subscribe } from 'valtio/vanilla';
import { describe, expect, it } from 'vitest';
import { makeDelta } from '../bundle/bundle-delta.ts';
import { canonicalJson } from '../json/canonical-json.ts';
import { createLiveBundle, type LiveBundle, type LiveFault, type LiveOptions, type Pointer } from './live.ts';

// Done at once, so that nothing here waits for a thread.
const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');

type Served = { pointer: Pointer; manifest: LiveBundle['manifest']; files: Map<string, string> };

/** An in-memory server with the delivery's addresses; every bundle it ever had stays available. */
function createServer() {
  const files = new Map<string, string>();
  const asked: string[] = [];
  let pointer: Pointer | undefined;
  let down = false;
  const store = async (text: string) => {
    const hash = await sha256(text);
    files.set(hash, text);
    return hash;
  };
  return {
    files,
    asked,
    setDown: (isDown: boolean) => void (down = isDown),
    setPointer: (changes: Partial<Pointer>) => void (pointer = { ...(pointer as Pointer), ...changes }),
    async publish(seq: number, words: Record<string, string>, more: Partial<Pointer> = {}): Promise<Served> {
      const parts: Record<string, string> = {
        core: await store(canonicalJson({ name: words['core'] ?? 'core' })),
        'theme.css': await store(`:root{--a:${words['theme'] ?? 'red'}}`),
        'texts/en': await store(canonicalJson({ language: 'en', texts: { hi: words['en'] ?? 'Hello' } })),
        'texts/my': await store(canonicalJson({ language: 'my', texts: { hi: words['my'] ?? 'မင်္ဂလာပါ' } })),
      };
      const manifest = { engine: 1, brand: words['brand'] ?? 'demo', parts };
      const hash = await store(canonicalJson(manifest));
      pointer = { seq, hash, engine: { min: 1, max: 1 }, rollout: 100, kill: [], ...more };
      return { pointer, manifest, files };
    },
    fetch: async (address: string, init: RequestInit): Promise<Response> => {
      asked.push(address);
      if (down) throw new TypeError('Failed to fetch');
      if (address === '/pointer') {
        const tag = `"${pointer?.seq}"`;
        if (new Headers(init.headers).get('if-none-match') === tag)
          return new Response(null, { status: 304 });
        return Response.json(pointer, { headers: { ETag: tag } });
      }
      const text = files.get(address.slice('/part/'.length));
      return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    },
  };
}

/** Fake time, advanced by the test. */
function createTime() {
  let now = 0;
  let tasks: { at: number; task: () => void }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    timer: (task: () => void, milliseconds: number) => {
      const entry = { at: now + milliseconds, task };
      tasks.push(entry);
      return () => void (tasks = tasks.filter((other) => other !== entry));
    },
    pending: () => tasks.length,
    next: () => Math.min(...tasks.map(({ at }) => at)) - now,
    async pass(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const due = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        tasks = tasks.filter((other) => other !== due);
        now = due.at;
        due.task();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

async function bootOf({ pointer, manifest, files }: Served): Promise<LiveBundle> {
  const part = (name: string) => {
    const hash = manifest.parts[name] ?? '';
    const text = files.get(hash) ?? '';
    return { hash, value: name.endsWith('.css') ? null : (JSON.parse(text) as unknown) };
  };
  const names = ['core', 'texts/en', 'theme.css'];
  return {
    pointer,
    manifest,
    kill: pointer.kill,
    parts: Object.fromEntries(names.map((name) => [name, part(name)])),
  };
}

async function openPage(server: ReturnType<typeof createServer>, more: Partial<LiveOptions> = {}) {
  const time = createTime();
  const faults: LiveFault[] = [];
  const hints: Parameters<NonNullable<LiveOptions['hints']>>[0][] = [];
  let changes = 0;
  const live = createLiveBundle({
    pointerAddress: '/pointer',
    partAddress: (hash) => `/part/${hash}`,
    fetch: server.fetch,
    digest: sha256,
    wanted: () => ['core', 'texts/en', 'theme.css'],
    hints: (on) => {
      hints.push(on);
      return () => void hints.splice(0);
    },
    timer: time.timer,
    random: () => 0.5,
    bucket: 50,
    onFault: (fault) => faults.push(fault),
    ...more,
  });
  subscribe(live, () => (changes += 1), true);
  await live.start();
  return { live, time, faults, hints, changes: () => changes, seq: () => live.current?.pointer.seq };
}

const value = (bundle: LiveBundle | undefined, name: string) => bundle?.parts[name]?.value;

describe('a live bundle', () => {
  it('starts from the bundle of the HTML without a request', async () => {
    const server = createServer();
    const boot = await bootOf(await server.publish(3, { core: 'first' }));
    const page = await openPage(server, { boot });
    expect(page.seq()).toBe(3);
    expect(value(page.live.current, 'core')).toEqual({ name: 'first' });
    expect(server.asked).toEqual([]);
  });

  it('fetches a bundle when it has neither boot nor a kept one', async () => {
    const server = createServer();
    await server.publish(1, { theme: 'blue' });
    const page = await openPage(server);
    expect(value(page.live.current, 'theme.css')).toBe(':root{--a:blue}');
  });

  it('follows a hint at once and fetches only the parts that changed', async () => {
    const server = createServer();
    const boot = await bootOf(await server.publish(1, {}));
    const page = await openPage(server, { boot });
    page.hints[0]?.connected(true);
    await page.time.pass(200);
    server.asked.length = 0;
    const { manifest, pointer } = await server.publish(2, { en: 'Hi' });
    page.hints[0]?.hint(2);
    await page.time.pass(100);
    expect(page.seq()).toBe(2);
    expect(value(page.live.current, 'texts/en')).toMatchObject({ texts: { hi: 'Hi' } });
    expect(page.live.current?.parts['core']).toBe(boot.parts['core']);
    expect(server.asked).toEqual([
      '/pointer',
      `/part/${pointer.hash}`,
      `/part/${manifest.parts['texts/en']}`,
    ]);
  });

  it('replaces nothing before the page may change, and brings further parts meanwhile', async () => {
    const server = createServer();
    const boot = await bootOf(await server.publish(1, {}));
    let change = (): void => undefined;
    const page = await openPage(server, {
      boot,
      updatesAfter: new Promise<void>((resolve) => (change = resolve)),
    });
    await server.publish(2, { en: 'Hi' });
    page.hints[0]?.hint(2);
    await page.time.pass(10_000);
    expect(page.seq()).toBe(1);
    expect(await page.live.bring(['texts/my'])).toBe(true);
    change();
    await page.time.pass(100);
    expect(page.seq()).toBe(2);
    expect(value(page.live.current, 'texts/en')).toMatchObject({ texts: { hi: 'Hi' } });
  });

  const deltaOf = (before: Served, { pointer, manifest, files }: Served) =>
    makeDelta({ hash: before.pointer.hash, manifest: before.manifest }, pointer, manifest, (hash) =>
      files.get(hash),
    );

  it('takes what came with the hint without a request', async () => {
    const server = createServer();
    const first = await server.publish(1, {});
    const page = await openPage(server, { boot: await bootOf(first) });
    page.hints[0]?.hint(2, deltaOf(first, await server.publish(2, { core: 'next', theme: 'blue' })));
    await expect.poll(() => page.seq()).toBe(2);
    expect(value(page.live.current, 'core')).toEqual({ name: 'next' });
    expect(value(page.live.current, 'theme.css')).toBe(':root{--a:blue}');
    expect(server.asked).toEqual([]);
  });

  it('fetches what came with the hint and is not what its hash says [ENG-10]', async () => {
    const server = createServer();
    const first = await server.publish(1, {});
    const page = await openPage(server, { boot: await bootOf(first) });
    const second = await server.publish(2, { core: 'next' });
    const delta = deltaOf(first, second);
    const core = { ...delta?.parts['core'], patch: { name: 'evil' } };
    page.hints[0]?.hint(2, { ...delta, parts: { core } });
    await expect.poll(() => page.seq()).toBe(2);
    expect(value(page.live.current, 'core')).toEqual({ name: 'next' });
    expect(server.asked).toEqual([`/part/${second.manifest.parts['core']}`]);
  });

  it('asks for the pointer when what came with the hint is for another bundle than its own', async () => {
    const server = createServer();
    const page = await openPage(server, { boot: await bootOf(await server.publish(1, { core: 'one' })) });
    const second = await server.publish(2, { core: 'two' });
    page.hints[0]?.hint(3, deltaOf(second, await server.publish(3, { core: 'three' })));
    await page.time.pass(100);
    expect(page.seq()).toBe(3);
    expect(server.asked[0]).toBe('/pointer');
  });

  it('asks again when a hint comes while the pointer is asked for, whose answer may be from before', async () => {
    const server = createServer();
    const boot = await bootOf(await server.publish(1, {}));
    let answer = () => {};
    const page = await openPage(server, {
      boot,
      fetch: async (address, init) => {
        const response = await server.fetch(address, init);
        if (address === '/pointer') await new Promise<void>((resolve) => (answer = resolve));
        return response;
      },
    });
    page.hints[0]?.connected(true);
    await page.time.pass(100);
    await server.publish(2, { core: 'next' });
    page.hints[0]?.hint(2);
    answer();
    await page.time.pass(0);
    expect(page.seq()).toBe(1);
    await page.time.pass(100);
    answer();
    await page.time.pass(0);
    expect(page.seq()).toBe(2);
  });

  it('goes on asking after a fault of whoever shows a bundle', async () => {
    const server = createServer();
    const page = await openPage(server, { boot: await bootOf(await server.publish(1, {})) });
    const faults: unknown[] = [];
    const heard = (fault: unknown) => faults.push(fault);
    process.on('unhandledRejection', heard);
    const fail = () => {
      throw new Error('A view that cannot show this.');
    };
    const unsubscribe = subscribe(page.live, fail, true);
    await server.publish(2, { core: 'next' });
    await page.time.pass(10_000);
    unsubscribe();
    await server.publish(3, { core: 'third' });
    await page.time.pass(30_000);
    process.off('unhandledRejection', heard);
    expect(faults).toHaveLength(1);
    expect(page.seq()).toBe(3);
  });

  it('takes a roll back as a new seq of an old bundle', async () => {
    const server = createServer();
    const first = await server.publish(1, { core: 'old' });
    const page = await openPage(server, { boot: await bootOf(first) });
    await server.publish(2, { core: 'new' });
    await page.live.check();
    expect(value(page.live.current, 'core')).toEqual({ name: 'new' });
    server.setPointer({ seq: 3, hash: first.pointer.hash });
    await page.live.check();
    expect(page.seq()).toBe(3);
    expect(value(page.live.current, 'core')).toEqual({ name: 'old' });
  });

  it('never goes back to a lower seq', async () => {
    const server = createServer();
    const page = await openPage(server, { boot: await bootOf(await server.publish(5, { core: 'newest' })) });
    await server.publish(4, { core: 'older' });
    await page.live.check();
    expect(page.seq()).toBe(5);
    expect(page.faults).toMatchObject([{ code: 'POINTER_OLDER', seq: 4 }]);
  });

  it('keeps the last good bundle when a part is not what its hash says, and recovers [ENG-10]', async () => {
    const server = createServer();
    const page = await openPage(server, { boot: await bootOf(await server.publish(1, { core: 'good' })) });
    const { manifest, files } = await server.publish(2, { core: 'next' });
    const hash = manifest.parts['core'] ?? '';
    const right = files.get(hash) ?? '';
    files.set(hash, right.replace('next', 'evil'));
    await page.live.check();
    expect(page.seq()).toBe(1);
    expect(value(page.live.current, 'core')).toEqual({ name: 'good' });
    expect(page.faults).toMatchObject([{ code: 'HASH_MISMATCH', retry: true }]);
    files.set(hash, right);
    await page.live.check();
    expect(value(page.live.current, 'core')).toEqual({ name: 'next' });
  });

  it('applies a bundle whole or not at all', async () => {
    const server = createServer();
    const page = await openPage(server, { boot: await bootOf(await server.publish(1, {})) });
    const { manifest, files } = await server.publish(2, { core: 'next', en: 'Hi', theme: 'green' });
    files.delete(manifest.parts['theme.css'] ?? '');
    await page.live.check();
    expect(page.seq()).toBe(1);
    expect(page.changes()).toBe(1);
    expect(page.faults).toMatchObject([{ code: 'PART_UNREACHABLE' }]);
  });

  it.each([
    ['another engine', { engine: { min: 2, max: 3 } }, 'ENGINE_MISMATCH'],
    ['a pointer without a hash', { hash: undefined as unknown as string }, 'POINTER_INVALID'],
  ])('stays on what it has for %s', async (_, changes, code) => {
    const server = createServer();
    const page = await openPage(server, { boot: await bootOf(await server.publish(1, {})) });
    await server.publish(2, { core: 'next' }, changes);
    await page.live.check();
    expect(page.seq()).toBe(1);
    expect(page.faults).toMatchObject([{ code }]);
  });

  it('refuses what it cannot check', async () => {
    const server = createServer();
    const page = await openPage(server, {
      boot: await bootOf(await server.publish(1, {})),
      digest: undefined,
    });
    await server.publish(2, { core: 'next' });
    await page.live.check();
    expect(page.seq()).toBe(1);
    expect(page.faults).toMatchObject([{ code: 'UNVERIFIABLE', retry: false }]);
  });

  it('refuses the bundle of another brand', async () => {
    const server = createServer();
    const page = await openPage(server, { boot: await bootOf(await server.publish(1, {})) });
    await server.publish(2, { brand: 'other' });
    await page.live.check();
    expect(page.seq()).toBe(1);
  });

  it('waits outside of a rollout, takes kill switches all the same, and joins when the rollout grows', async () => {
    const server = createServer();
    const page = await openPage(server, { boot: await bootOf(await server.publish(1, {})), bucket: 30 });
    await server.publish(2, { core: 'next' }, { rollout: 30, kill: ['heroCarousel'] });
    await page.live.check();
    expect(page.seq()).toBe(1);
    expect(page.live.current?.kill).toEqual(['heroCarousel']);
    server.setPointer({ seq: 3, rollout: 31 });
    await page.live.check();
    expect(page.seq()).toBe(3);
  });

  it('polls with back-off while the server is away, and recovers', async () => {
    const server = createServer();
    const page = await openPage(server, { boot: await bootOf(await server.publish(1, {})) });
    server.setDown(true);
    await page.time.pass(120_000);
    const tries = server.asked.length;
    expect(tries).toBeGreaterThan(4);
    expect(tries).toBeLessThan(12);
    expect(page.faults).toHaveLength(1);
    expect(page.faults).toMatchObject([{ code: 'POINTER_UNREACHABLE' }]);
    await server.publish(2, { core: 'back' });
    server.setDown(false);
    await page.time.pass(90_000);
    expect(page.seq()).toBe(2);
  });

  it('polls without hints, and hardly with them', async () => {
    const server = createServer();
    const page = await openPage(server, { boot: await bootOf(await server.publish(1, {})) });
    await page.time.pass(60_000);
    expect(server.asked.length).toBeGreaterThanOrEqual(6);
    page.hints[0]?.connected(true);
    await page.time.pass(1_000);
    server.asked.length = 0;
    await page.time.pass(60_000);
    expect(server.asked).toEqual([]);
  });

  it('does not poll while hidden and asks at once when shown again', async () => {
    const server = createServer();
    const page = await openPage(server, { boot: await bootOf(await server.publish(1, {})) });
    await page.time.pass(1_000);
    page.live.visible(false);
    server.asked.length = 0;
    await server.publish(2, { core: 'next' });
    await page.time.pass(600_000);
    expect(server.asked).toEqual([]);
    page.live.visible(true);
    await page.time.pass(0);
    expect(page.seq()).toBe(2);
  });

  it('brings another language of the bundle it shows', async () => {
    const server = createServer();
    const page = await openPage(server, { boot: await bootOf(await server.publish(1, {})) });
    expect(await page.live.bring(['texts/my'])).toBe(true);
    expect(value(page.live.current, 'texts/my')).toMatchObject({ language: 'my' });
    expect(await page.live.bring(['texts/xx'])).toBe(false);
    expect(page.faults).toMatchObject([{ code: 'PART_MISSING' }]);
  });

  it('starts from the kept bundle when that is newer, completes it, and keeps what it takes', async () => {
    const server = createServer();
    const old = await bootOf(await server.publish(1, { core: 'one' }));
    const two = await server.publish(2, { core: 'two', theme: 'blue' });
    let kept: LiveBundle | undefined;
    const store = { load: async () => kept, save: async (bundle: LiveBundle) => void (kept = bundle) };
    const first = await openPage(server, { boot: await bootOf(two), store });
    await first.time.pass(10);
    expect(kept?.pointer.seq).toBe(2);
    expect(kept?.parts).not.toHaveProperty('theme.css');
    const page = await openPage(server, { boot: old, store });
    await page.time.pass(10);
    expect(page.seq()).toBe(2);
    expect(value(page.live.current, 'theme.css')).toBe(':root{--a:blue}');
  });

  it('takes parts that the HTML came without from the kept bundle where they are the same, and fetches others', async () => {
    const server = createServer();
    const one = await bootOf(await server.publish(1, { en: 'Hello' }));
    const two = await bootOf(await server.publish(2, { core: 'two', en: 'Hello' }));
    const three = await bootOf(await server.publish(3, { en: 'Good day' }));
    const store = { load: async () => one, save: async () => undefined };
    const without = ({ parts: { 'texts/en': _texts, ...parts }, ...boot }: LiveBundle) => ({
      ...boot,
      parts,
    });
    const page = await openPage(server, { boot: without(two), store });
    expect(value(page.live.current, 'texts/en')).toMatchObject({ texts: { hi: 'Hello' } });
    expect(value(page.live.current, 'core')).toEqual({ name: 'two' });
    expect(server.asked).toEqual([]);
    const later = await openPage(server, { boot: without(three), store });
    await later.time.pass(0);
    expect(value(later.live.current, 'texts/en')).toMatchObject({ texts: { hi: 'Good day' } });
  });

  it('goes on without a store that fails', async () => {
    const server = createServer();
    const fails = async () => {
      throw new Error('quota');
    };
    const page = await openPage(server, {
      boot: await bootOf(await server.publish(1, {})),
      store: { load: fails, save: fails },
    });
    await page.time.pass(10);
    expect(page.seq()).toBe(1);
    expect(page.faults).toMatchObject([{ code: 'STORE_FAILED' }]);
  });

  it('asks no more once stopped', async () => {
    const server = createServer();
    const page = await openPage(server, { boot: await bootOf(await server.publish(1, {})) });
    page.live.stop();
    await page.time.pass(600_000);
    expect(server.asked).toEqual([]);
    expect(page.time.pending()).toBe(0);
  });
});
