import { engineVersion, type Manifest } from '../bundle/bundle-format.ts';
import type { BundleDelta, HeldPart, LiveFault, LiveFaultCode, LiveOptions, Pointer } from './live-types.ts';

/** Aborts an update; the page keeps its bundle. */
export class LiveRefusal extends Error {
  readonly fault: LiveFault;
  constructor(code: LiveFaultCode, message: string, retry: boolean, seq?: number) {
    super(message);
    this.fault = { code, message, retry, ...(seq === undefined ? {} : { seq }) };
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a pointer; undefined when it is malformed. */
export function readPointer(value: unknown): Pointer | undefined {
  if (!isRecord(value) || !isRecord(value['engine'])) return undefined;
  const { seq, hash, rollout = 100, kill = [] } = value;
  const { min, max } = value['engine'];
  const whole = [seq, min, max].every((number) => Number.isSafeInteger(number));
  if (!whole || typeof hash !== 'string' || typeof rollout !== 'number' || !Array.isArray(kill))
    return undefined;
  return { seq, hash, engine: { min, max }, rollout, kill: kill.map(String) } as Pointer;
}

/** Parses the delta of a hint; undefined when malformed. Its parts are checked by hash when it is applied. */
export function readDelta(value: unknown): BundleDelta | undefined {
  if (!isRecord(value) || typeof value['from'] !== 'string' || !isRecord(value['parts'])) return undefined;
  const pointer = readPointer(value['pointer']);
  return pointer && { from: value['from'], pointer, parts: value['parts'] as BundleDelta['parts'] };
}

/** True when this engine reads the bundle format that the pointer names. */
export const readable = ({ engine }: Pointer): boolean =>
  engine.min <= engineVersion && engineVersion <= engine.max;

type Fetching = Pick<LiveOptions, 'fetch' | 'partAddress' | 'digest'>;

/**
 * Fetches a text by its SHA-256 and verifies it; a wrong hash is fetched once more past the caches.
 * @throws LiveRefusal
 */
async function fetchByHash(options: Fetching, hash: string): Promise<string> {
  if (!options.digest) {
    const message =
      'This browser cannot check a bundle here (no crypto.subtle on an insecure address), so the page keeps the one it was served with. Serve the portal over https.';
    throw new LiveRefusal('UNVERIFIABLE', message, false);
  }
  for (const cache of ['default', 'reload'] as const) {
    const text = await fetchText(options, hash, cache);
    if ((await options.digest(text)) === hash) return text;
  }
  throw new LiveRefusal(
    'HASH_MISMATCH',
    `What was served as ${hash} has another SHA-256. Something between server and page changes it.`,
    true,
  );
}

async function fetchText(options: Fetching, hash: string, cache: RequestCache): Promise<string> {
  try {
    const response = await options.fetch(options.partAddress(hash), { cache });
    if (response.ok) return await response.text();
    throw new Error(`HTTP ${response.status}`);
  } catch (cause) {
    throw new LiveRefusal(
      'PART_UNREACHABLE',
      `The part ${hash} could not be fetched: ${String(cause)}.`,
      true,
    );
  }
}

/**
 * Fetches and parses the manifest that a pointer names.
 * @throws LiveRefusal
 */
export async function fetchManifest(options: Fetching, { hash, seq }: Pointer): Promise<Manifest> {
  const manifest = parse(await fetchByHash(options, hash), `manifest ${hash}`);
  if (isRecord(manifest) && isRecord(manifest['parts']) && typeof manifest['brand'] === 'string') {
    if (manifest['engine'] === engineVersion) return manifest as Manifest;
    throw new LiveRefusal(
      'ENGINE_MISMATCH',
      `Bundle ${seq} is of format ${String(manifest['engine'])}, this page reads ${engineVersion}. Load the page again.`,
      false,
      seq,
    );
  }
  throw new LiveRefusal('PART_INVALID', `Manifest ${hash} names no parts.`, false, seq);
}

/**
 * Fetches the named parts; parts with an unchanged hash are taken from the page.
 * @throws LiveRefusal
 */
export async function bringParts(
  options: Fetching,
  manifest: Manifest,
  names: readonly string[],
  held: Readonly<Record<string, HeldPart>>,
): Promise<Record<string, HeldPart>> {
  const brought = names.map(async (name): Promise<[string, HeldPart]> => {
    const hash = Object.hasOwn(manifest.parts, name) ? manifest.parts[name] : undefined;
    if (hash === undefined) throw new LiveRefusal('PART_MISSING', `The bundle has no part "${name}".`, false);
    const part = Object.hasOwn(held, name) ? held[name] : undefined;
    if (part && part.hash === hash) return [name, part];
    const text = await fetchByHash(options, hash);
    return [name, { hash, value: name.endsWith('.css') ? text : parse(text, `part "${name}"`) }];
  });
  return Object.fromEntries(await Promise.all(brought));
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LiveRefusal('PART_INVALID', `The ${what} is not JSON.`, false);
  }
}
