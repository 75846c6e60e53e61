import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deltaMax, makeDelta } from './bundle-delta.ts';
import { canonicalJson } from '../json/canonical-json.ts';
import { applyDelta } from '../live/live-delta.ts';
import type { BundleDelta, LiveBundle } from '../live/live-types.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const digest = (text: string): Promise<string> => Promise.resolve(hashOf(text));

/** A bundle in both forms: stored by the server, and held by a page. */
function bundle(seq: number, values: Record<string, unknown>) {
  const bodies = new Map<string, string>();
  const held: Record<string, { hash: string; value: unknown }> = {};
  for (const [name, value] of Object.entries(values)) {
    const body = name.endsWith('.css') ? String(value) : canonicalJson(value);
    const hash = hashOf(body);
    bodies.set(hash, body);
    held[name] = { hash, value };
  }
  const parts = Object.fromEntries(Object.entries(held).map(([name, { hash }]) => [name, hash]));
  const manifest = { engine: 1, brand: 'demo', parts };
  const pointer = {
    seq,
    hash: hashOf(canonicalJson(manifest)),
    engine: { min: 1, max: 1 },
    rollout: 100,
    kill: [],
  };
  const page: LiveBundle = { pointer, manifest, parts: held, kill: [] };
  return { pointer, manifest, bodies, page };
}
type Bundle = ReturnType<typeof bundle>;

const deltaOf = (before: Bundle, after: Bundle): BundleDelta | undefined =>
  makeDelta(
    { hash: before.pointer.hash, manifest: before.manifest },
    after.pointer,
    after.manifest,
    (hash) => before.bodies.get(hash) ?? after.bodies.get(hash),
  );

/** Arbitrary documents without null, which a merge patch cannot express. */
const { document } = fc.letrec<{ document: unknown; value: unknown }>((tie) => ({
  document: fc.dictionary(fc.string({ maxLength: 6 }), tie('value'), { maxKeys: 6 }),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.array(fc.string()),
    tie('document'),
  ),
}));

describe('a delta between bundles', () => {
  it('makes of the bundle before exactly the bundle after', async () => {
    await fc.assert(
      fc.asyncProperty(document, document, fc.string(), fc.string(), async (one, two, red, blue) => {
        const before = bundle(1, { core: one, 'theme.css': red, 'texts/en': one });
        const after = bundle(2, { core: two, 'theme.css': blue, 'texts/en': one });
        const delta = deltaOf(before, after);
        expect(delta).toBeDefined();
        if (!delta) return;
        // Round trip through JSON, as over the wire.
        const sent = JSON.parse(JSON.stringify(delta)) as BundleDelta;
        expect(await applyDelta(sent, before.page, digest)).toEqual({
          manifest: after.manifest,
          parts: after.page.parts,
        });
      }),
    );
  });

  it('tells parts that came and went', async () => {
    const before = bundle(1, { core: { a: 1 }, 'texts/my': { texts: {} } });
    const after = bundle(2, { core: { a: 1 }, 'texts/en': { texts: {} } });
    const delta = deltaOf(before, after);
    expect(delta?.parts).toEqual({
      'texts/en': { hash: after.manifest.parts['texts/en'] },
      'texts/my': null,
    });
    expect(delta && (await applyDelta(delta, before.page, digest))?.manifest).toEqual(after.manifest);
  });

  it('is not made where fetching is the better way', () => {
    const before = bundle(1, { core: { words: '' } });
    expect(deltaOf(before, bundle(2, { core: { words: 'x'.repeat(deltaMax) } }))).toBeUndefined();
  });

  it('is not believed when what it makes has another hash', async () => {
    const before = bundle(1, { core: { a: 1, b: 1 } });
    const after = bundle(2, { core: { a: 2, b: 1 } });
    const honest = deltaOf(before, after);
    if (!honest?.parts['core']) throw new Error('There is no delta to forge.');
    const forged = { ...honest, parts: { core: { ...honest.parts['core'], patch: { a: 'evil' } } } };
    expect((await applyDelta(forged, before.page, digest))?.parts['core']).toEqual(before.page.parts['core']);
    const renamed = { ...honest, parts: { core: { hash: before.manifest.parts['core'] ?? '' } } };
    expect(await applyDelta(renamed, before.page, digest)).toBeUndefined();
  });
});
