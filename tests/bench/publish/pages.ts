import { Agent } from 'node:http';
import { sha256 } from '#engine/bundle/hash.ts';
import { applyDelta } from '#engine/live/live-delta.ts';
import { bringParts, fetchManifest, readDelta, readPointer } from '#engine/live/live-parts.ts';
import type { BundleDelta, LiveBundle, Pointer } from '#engine/live/live-types.ts';
import { readEvents } from './event-reader.ts';

const wanted = ['core', 'theme.css', 'texts/en'];

export type Page = {
  /** Sequence number of the bundle that it holds, whole and checked. */
  seq(): number;
  connected(): boolean;
  /** Requests that it made after its first bundle, its stream left out. */
  asked(): number;
  close(): void;
};

/**
 * Network side of a brand's open pages: each has its own stream and a bundle with verified hashes. Patches and hashes,
 * which a thousand players' machines would compute, are computed once for all: they are not the server's work.
 */
export function openPages(brand: string, onHeld: (page: number, seq: number, at: number) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const bundles = new Map<string, Promise<LiveBundle | undefined>>();
  const digests = new Map<string, Promise<string>>();
  const digest = (text: string): Promise<string> => {
    const known = digests.get(text) ?? sha256(text);
    if (digests.size > 200) digests.clear();
    digests.set(text, known);
    return known;
  };

  const applied = (delta: BundleDelta, held: LiveBundle): Promise<LiveBundle | undefined> => {
    const name = `${delta.from} ${delta.pointer.seq}`;
    const known =
      bundles.get(name) ??
      applyDelta(delta, held, digest).then((made) => {
        const whole = made && wanted.every((part) => made.parts[part]?.hash === made.manifest.parts[part]);
        return whole ? { ...made, pointer: delta.pointer, kill: delta.pointer.kill } : undefined;
      });
    bundles.set(name, known);
    return known;
  };

  function open(index: number, origin: string): Page {
    let held: LiveBundle | undefined;
    let connected = false;
    let asked = 0;
    let first = true;
    let closed = false;
    let stop = (): void => undefined;
    // A page each, so that the limit of streams per address takes them for different players.
    const headers = { 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` };
    const ask = async (address: string): Promise<Response> => {
      if (!first) asked += 1;
      return fetch(address, { headers });
    };
    const hold = (bundle: LiveBundle): void => {
      if (held && bundle.pointer.seq <= held.pointer.seq) return;
      held = bundle;
      onHeld(index, bundle.pointer.seq, performance.now());
    };

    async function fetchBundle(): Promise<void> {
      const options = {
        fetch: (address: string) => ask(address),
        partAddress: (hash: string) => `${origin}/config/v1/bundles/${hash}`,
        digest,
      };
      const answer = await ask(`${origin}/config/v1/brands/${brand}/pointer`);
      const pointer: Pointer | undefined = readPointer(await answer.json());
      if (!pointer) throw new Error('There is no pointer.');
      const manifest = await fetchManifest(options, pointer);
      hold({
        pointer,
        manifest,
        parts: await bringParts(options, manifest, wanted, held?.parts ?? {}),
        kill: pointer.kill,
      });
      first = false;
    }

    async function hear(data: string): Promise<void> {
      const { seq, delta: sent } = JSON.parse(data) as { seq: number; delta?: unknown };
      if (held && seq <= held.pointer.seq) return;
      const delta = readDelta(sent);
      const next = delta && held && delta.from === held.pointer.hash ? await applied(delta, held) : undefined;
      if (next) hold(next);
      else await fetchBundle();
    }

    const connect = (): void => {
      stop = readEvents({
        address: `${origin}/config/v1/brands/${brand}/events`,
        headers,
        agent,
        onOpen: () => (connected = true),
        // A page whose server is away asks again when its stream is back.
        onEvent: ({ event, data }) => void (event === 'pointer' && hear(data).catch(() => undefined)),
        onEnd: (retryMs) => {
          connected = false;
          if (!closed) setTimeout(connect, retryMs).unref();
        },
      });
    };
    connect();
    return {
      seq: () => held?.pointer.seq ?? 0,
      connected: () => connected,
      asked: () => asked,
      close() {
        closed = true;
        stop();
      },
    };
  }

  return { open, close: () => agent.destroy() };
}
