import { describe, expect, it } from 'vitest';
import { makeBundle, type CorePart, type TextsPart } from './bundle.ts';
import { canonicalJson } from '../json/canonical-json.ts';
import { sha256 } from './hash.ts';
import type { PackSet } from '../packs.ts';
import { resolveBrand } from '../resolve.ts';
import { objectUnder, smallPacks, writePacks, type PackValues } from '../testing/small-packs.ts';
import { noProduct } from '../testing/no-product.ts';

const bundleOf = (edit: (packs: PackValues) => void = () => undefined): ReturnType<typeof makeBundle> => {
  const packs = smallPacks();
  edit(packs);
  return makeBundle(noProduct, resolveBrand(writePacks(packs), 'shop'));
};

const part = <T>({ manifest, parts }: Awaited<ReturnType<typeof makeBundle>>, name: string): T =>
  JSON.parse(parts[manifest.parts[name] ?? '']?.body ?? 'null') as T;

describe('canonicalJson', () => {
  it('sorts names by code units, as RFC 8785 does', () => {
    const value = {
      '\u20ac': 1,
      '\r': 2,
      '1': 3,
      '\u{1F600}': 4,
      '\ufb33': 5,
      a: { c: [null, { z: 1, y: 2 }], b: undefined },
    };
    expect(canonicalJson(value)).toBe(
      '{"\\r":2,"1":3,"a":{"c":[null,{"y":2,"z":1}]},"\u20ac":1,"\u{1F600}":4,"\ufb33":5}',
    );
  });
});

describe('makeBundle', () => {
  it('stores every part and the manifest under the SHA-256 of its body', async () => {
    const { manifest, manifestHash, parts } = await bundleOf();
    expect(Object.keys(manifest.parts).toSorted()).toEqual(['core', 'texts/en', 'texts/my', 'theme.css']);
    expect(manifest).toMatchObject({ engine: 1, brand: 'shop' });
    for (const [hash, { body }] of Object.entries(parts)) expect(await sha256(body)).toBe(hash);
    expect(Object.keys(parts).toSorted()).toEqual(
      [manifestHash, ...Object.values(manifest.parts)].toSorted(),
    );
    expect(JSON.parse(parts[manifestHash]?.body ?? '')).toEqual(manifest);
  });

  it('leaves out texts that only the server says', async () => {
    const product = { ...noProduct, serverText: (key: string) => key === 'shop.name' };
    const bundle = await makeBundle(product, resolveBrand(writePacks(smallPacks()), 'shop'));
    const { texts } = part<TextsPart>(bundle, 'texts/en');
    expect(part<TextsPart>(await bundleOf(), 'texts/en').texts).toHaveProperty(['shop.name']);
    expect(texts).not.toHaveProperty(['shop.name']);
  });

  it('leaves out sections, which only the console uses', async () => {
    const body = { order: ['a'], items: { a: { type: 'heading', props: { text: 'menu.home' } } } };
    const kept = await bundleOf(({ shop }) => {
      (shop ?? {})['section/offer'] = { kind: 'section', id: 'offer', name: 'Offer', use: 'section', body };
    });
    expect(kept.manifestHash).toBe((await bundleOf()).manifestHash);
  });

  it('hashes as others do', async () => {
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('does not depend on the order of files or names', async () => {
    const reversed = (value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([name, entry]) => [name, reversed(entry)]),
          );
    const packs = reversed(smallPacks()) as PackValues;
    const set: PackSet = writePacks(packs);
    const { manifestHash } = await makeBundle(noProduct, resolveBrand(set, 'shop'));
    expect(manifestHash).toBe((await bundleOf()).manifestHash);
  });

  it('changes only the part that a document belongs to', async () => {
    const before = (await bundleOf()).manifest.parts;
    const changedBy = async (edit: (packs: PackValues) => void): Promise<string[]> => {
      const after = (await bundleOf(edit)).manifest.parts;
      return Object.keys(after).filter((name) => after[name] !== before[name]);
    };
    const label = (packs: PackValues): unknown =>
      Object.assign(objectUnder(packs['ground']?.['texts/my'], 'texts'), { 'menu.home': 'ပင်မ' });
    expect(await changedBy(label)).toEqual(['texts/my']);
    const lobby = (packs: PackValues): unknown =>
      Object.assign(objectUnder(packs['ground']?.['lobby/main'], 'vendors', 'acme'), { isHot: true });
    expect(await changedBy(lobby)).toEqual([]);
  });

  it('marks the ends of words where a language writes none, and keeps the lists for it from pages', async () => {
    const bundle = await bundleOf((packs) => {
      Object.assign(objectUnder(packs['ground']?.['languages/main'], 'languages', 'my'), {
        lines: { prefixes: ['မ'], suffixes: ['ပါ'] },
      });
      Object.assign(objectUnder(packs['ground']?.['texts/my'], 'texts'), { 'menu.home': 'စကားဝှက်မမှန်ပါ' });
    });
    expect(part<TextsPart>(bundle, 'texts/my').texts['menu.home']).toBe('စကားဝှက်\u200Bမ\u2060မှန်\u2060ပါ');
    expect(part<CorePart>(bundle, 'core').languages?.['my']).not.toHaveProperty('lines');
  });

  it('holds what a page needs, without what is for editors', async () => {
    const bundle = await bundleOf((packs) =>
      Object.assign(objectUnder(packs['shop']?.['menu/main']), { $schema: '../menu.json' }),
    );
    const core = part<CorePart>(bundle, 'core');
    expect(Object.keys(core).toSorted()).toEqual([
      'brand',
      'constants',
      'errors',
      'flags',
      'forms',
      'languages',
      'menus',
      'patterns',
      'rules',
      'screens',
      'theme',
    ]);
    expect(core.menus['main']).not.toHaveProperty('$schema');
    expect(core.flags.flags.freePlay).toBe(true);
    // Of a pattern a page needs the expression and the messages, not the examples.
    expect(core.patterns.patterns['letters']).toMatchObject({ pattern: '[A-Za-z]+', valid: [], invalid: [] });
  });

  it('tells no page who is kept out, and why', async () => {
    const bundle = await bundleOf((packs) => {
      const brand = objectUnder(packs, 'shop', 'brand/main');
      brand['addresses'] = { blocked: [{ range: '203.0.113.7', reason: 'An attack.' }] };
    });
    expect(part<CorePart>(bundle, 'core').brand).not.toHaveProperty('addresses');
    expect(JSON.stringify(bundle)).not.toContain('203.0.113.7');
  });

  it('fills a text that a language lacks from English', async () => {
    const bundle = await bundleOf(
      (packs) => delete objectUnder(packs['ground']?.['texts/my'], 'texts')['menu.home'],
    );
    expect(part<TextsPart>(bundle, 'texts/my')).toMatchObject({
      language: 'my',
      texts: { 'menu.home': 'Home' },
    });
  });
});
