import { proxy, ref } from 'valtio/vanilla';
import { bringParts, fetchManifest, LiveRefusal, readable, readDelta, readPointer } from './live-parts.ts';
import { createSchedule } from './live-schedule.ts';
import type { Ref, Writable } from '../proxy-types.ts';
import type { BundleDelta, LiveBundle, LiveFault, LiveOptions, Pointer } from './live-types.ts';

export type { BundleStore, HintStream, LiveBundle, LiveFault, LiveOptions, Pointer } from './live-types.ts';

/** Proxy that keeps a page on the newest bundle it may show. */
export type Live = {
  /** The bundle on show; undefined until `start` found one. */
  readonly current: Ref<LiveBundle> | undefined;
  /** Takes the newer of boot and stored bundle, or fetches one when there is neither, then follows the pointer. */
  start: () => Promise<LiveBundle | undefined>;
  /** Checks the pointer now. */
  check: () => Promise<void>;
  /** Fetches further parts of the bundle on show, such as another language; false when that failed. */
  bring: (names: readonly string[]) => Promise<boolean>;
  /** Reports the page's visibility; a hidden page does not poll, one shown again checks at once. */
  visible: (shown: boolean) => void;
  stop: () => void;
};

/**
 * Follows pointer → manifest → parts, or a delta sent with the hint. A bundle is shown only when its seq is higher, the engine
 * reads it, and all hashes match; else the last good one stays and a fault is reported.
 */
export function createLiveBundle(options: LiveOptions): Live {
  const { store, onFault } = options;
  let etag: string | undefined;
  let offered: BundleDelta | undefined;
  let lastFault = '';
  let closeHints = () => {};
  // Updates and further parts run one after the other, so that none works on a bundle being replaced.
  let line: Promise<unknown> = Promise.resolve();
  const inLine = <T>(task: () => Promise<T>): Promise<T> => {
    const done = line.then(task);
    line = done.catch(() => {});
    return done;
  };

  const report = (fault: LiveFault) => {
    const said = `${fault.code} ${fault.seq ?? ''} ${fault.message}`;
    if (said !== lastFault) onFault(fault);
    lastFault = said;
  };
  const show = (bundle: LiveBundle) => {
    live.current = ref(bundle);
  };
  /** Not to be waited for: a page that asked for words shows them first. */
  const keep = async () => {
    try {
      if (live.current) await store?.save({ ...live.current, parts: whole(live.current.parts) });
    } catch (cause) {
      report({
        code: 'STORE_FAILED',
        message: `The bundle could not be kept: ${String(cause)}.`,
        retry: false,
      });
    }
  };

  const askPointer = async (): Promise<Pointer | undefined> => {
    const headers: Record<string, string> = etag === undefined ? {} : { 'If-None-Match': etag };
    let response: Response;
    let body: unknown;
    try {
      response = await options.fetch(options.pointerAddress, { cache: 'no-store', headers });
      if (response.status === 304) return undefined;
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      body = await response.json();
    } catch (cause) {
      throw new LiveRefusal(
        'POINTER_UNREACHABLE',
        `The pointer could not be fetched: ${String(cause)}.`,
        true,
      );
    }
    const pointer = readPointer(body);
    if (!pointer) throw new LiveRefusal('POINTER_INVALID', 'The pointer lacks seq, hash or engine.', true);
    return pointer;
  };

  /** Manifest and parts after the delta; undefined when it is for another bundle or a hash does not match. */
  const applied = async (delta: BundleDelta | undefined) => {
    const { current: bundle } = live;
    if (!delta || !bundle || delta.from !== bundle.pointer.hash || !options.digest) return undefined;
    const { digest } = options;
    // Loaded with the first delta: a page that no publish reaches never needs it.
    return import('./live-delta.ts')
      .then(({ applyDelta }) => applyDelta(delta, bundle, digest))
      .catch(() => undefined);
  };

  const follow = async (pointer: Pointer, delta?: BundleDelta): Promise<void> => {
    const { seq, kill, rollout } = pointer;
    const { current } = live;
    if (current && seq <= current.pointer.seq) {
      if (seq === current.pointer.seq) return;
      throw new LiveRefusal(
        'POINTER_OLDER',
        `The pointer says ${seq}, the page shows ${current.pointer.seq}.`,
        false,
        seq,
      );
    }
    if (!readable(pointer)) {
      throw new LiveRefusal(
        'ENGINE_MISMATCH',
        `Bundle ${seq} needs another engine. Load the page again.`,
        false,
        seq,
      );
    }
    // A page outside of a rollout keeps its bundle, but kill switches apply to every page.
    if (current && options.bucket >= rollout) {
      if (kill.join() !== current.kill.join()) show({ ...current, kill });
      return;
    }
    const same = current && current.pointer.hash === pointer.hash ? current.manifest : undefined;
    const brought = same ? undefined : await applied(delta);
    const manifest = same ?? brought?.manifest ?? (await fetchManifest(options, pointer));
    if (current && manifest.brand !== current.manifest.brand) {
      throw new LiveRefusal(
        'PART_INVALID',
        `Bundle ${seq} is of "${manifest.brand}", not "${current.manifest.brand}".`,
        false,
        seq,
      );
    }
    const parts = await bringParts(
      options,
      manifest,
      options.wanted(manifest),
      brought?.parts ?? current?.parts ?? {},
    );
    show({ pointer, manifest, parts, kill });
    void keep();
  };

  /** False when a retry may help. */
  const update = async (): Promise<boolean> => {
    // Outside of the line: further parts of the bundle on show may be what the page waits for.
    if (live.current) await options.updatesAfter;
    return inLine(async () => {
      let asked: Pointer | undefined;
      try {
        const delta = offered;
        offered = undefined;
        asked = delta?.pointer ?? (await askPointer());
        if (asked) await follow(asked, delta);
        if (asked) etag = `"${asked.seq}"`;
        lastFault = '';
        return true;
      } catch (error) {
        if (!(error instanceof LiveRefusal)) throw error;
        report(error.fault);
        // A bundle this page will never take is not requested again; a later one has another ETag.
        if (asked && !error.fault.retry) etag = `"${asked.seq}"`;
        return !error.fault.retry;
      }
    });
  };

  const bring = (names: readonly string[]): Promise<boolean> =>
    inLine(async () => {
      const { current } = live;
      if (!current) return false;
      try {
        const parts = await bringParts(options, current.manifest, names, current.parts);
        show({ ...current, parts: { ...current.parts, ...parts } });
        void keep();
        return true;
      } catch (error) {
        if (!(error instanceof LiveRefusal)) throw error;
        report(error.fault);
        return false;
      }
    });

  const schedule = createSchedule(update, options.timer, options.random);

  const live: Writable<Live> = proxy<Writable<Live>>({
    current: undefined,
    async start() {
      const stored = await store?.load().catch(() => undefined);
      const usable = [options.boot, stored].filter((bundle) => bundle && readable(bundle.pointer));
      const newest = usable.reduce(
        (best, bundle) => (bundle && (!best || bundle.pointer.seq > best.pointer.seq) ? bundle : best),
        undefined,
      );
      if (newest) {
        show(newest === options.boot ? withStored(newest, stored) : newest);
        etag = `"${newest.pointer.seq}"`;
        if (newest !== stored) void keep();
        const held = live.current?.parts ?? {};
        const lacking = options.wanted(newest.manifest).filter((name) => !Object.hasOwn(held, name));
        if (lacking.length > 0) void bring(lacking);
        schedule.soon();
      } else schedule.now();
      closeHints =
        options.hints?.({
          hint: (seq, sent) => {
            const { current } = live;
            if (current && seq <= current.pointer.seq) return;
            const delta = readDelta(sent);
            if (delta?.from === current?.pointer.hash) offered = delta;
            // Applying a delta takes no request, so there is no load to spread.
            if (offered) schedule.now();
            else schedule.soon();
          },
          connected: schedule.connected,
        }) ?? closeHints;
      if (!newest) await inLine(async () => {});
      return live.current;
    },
    check: async () => void (await update()),
    bring,
    visible: schedule.visible,
    stop() {
      closeHints();
      schedule.stop();
    },
  });
  return live;
}

/** A bundle with the parts that it lacks, as far as an earlier one has them with the same hash. */
const withStored = (bundle: LiveBundle, stored: LiveBundle | undefined): LiveBundle => {
  const kept = Object.entries(stored?.parts ?? {}).filter(
    ([name, { hash }]) => hash === bundle.manifest.parts[name],
  );
  return { ...bundle, parts: { ...Object.fromEntries(kept), ...bundle.parts } };
};

/** Leaves out parts that the page has by other means: they do not outlive it. */
const whole = (parts: LiveBundle['parts']): LiveBundle['parts'] =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part.value !== null));
