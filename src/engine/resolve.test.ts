import { describe, expect, it } from 'vitest';
import { packLayers, withDependents } from './packs.ts';
import { documentsOfKind, resolveBrand, traceBrand } from './resolve.ts';
import { objectUnder, smallPacks, writePacks } from './testing/small-packs.ts';

describe('resolveBrand', () => {
  it('lays a brand over what it extends and remembers who set what', () => {
    const { documents, provenance, layers } = traceBrand(writePacks(smallPacks()), 'shop');
    expect(layers).toEqual(['ground', 'shop']);
    expect(documents['menu/main']).toMatchObject({ items: { home: { label: 'menu.home', icon: 'star' } } });
    expect(provenance['menu/main']).toMatchObject({
      '/items/home/label': 'ground',
      '/items/home/icon': 'shop',
      '/order/0': 'ground',
    });
  });

  it('makes the same documents without remembering who set them', () => {
    const packs = smallPacks();
    packs['stall'] = { 'brand/main': { kind: 'brand', id: 'main', extends: 'shop', name: null } };
    for (const pack of ['ground', 'shop', 'stall']) {
      const { provenance: _who, ...traced } = traceBrand(writePacks(packs), pack);
      expect(resolveBrand(writePacks(packs), pack)).toEqual(traced);
    }
  });

  it('does not hand down extends, abstract and hosts', () => {
    const packs = smallPacks();
    packs['stall'] = { 'brand/main': { kind: 'brand', id: 'main', extends: 'shop' } };
    const { documents } = resolveBrand(writePacks(packs), 'stall');
    expect(documents['brand/main']).toMatchObject({ extends: 'shop', name: 'shop.name', currency: 'MMK' });
    expect(documents['brand/main']).not.toHaveProperty('abstract');
    expect(documents['brand/main']).not.toHaveProperty('hosts');
  });

  it('gives the documents of a kind by id', () => {
    const screens = documentsOfKind(resolveBrand(writePacks(smallPacks()), 'shop'), 'screen');
    expect(Object.keys(screens)).toEqual([
      'frame-full',
      'home',
      'member-centre',
      'not-found',
      'register',
      'security',
    ]);
    expect(screens['home']?.path).toBe('/index');
  });

  it('leaves a layer out that is not JSON', () => {
    const set = writePacks(smallPacks());
    Object.assign(set['shop']?.documents ?? {}, { 'menu/main': '{ "items": ' });
    expect(resolveBrand(set, 'shop').documents['menu/main']).toMatchObject({
      items: { home: { icon: 'home' } },
    });
  });
});

describe('packs', () => {
  it('ends the chain of layers where it breaks', () => {
    const packs = smallPacks();
    Object.assign(objectUnder(packs['ground']?.['brand/main']), { extends: 'nowhere' });
    expect(packLayers(writePacks(packs), 'shop')).toEqual({
      layers: ['ground', 'shop'],
      broken: { reason: 'unknown', pack: 'ground', parent: 'nowhere' },
    });
  });

  it('finds every pack that lies over another', () => {
    const packs = smallPacks();
    packs['stall'] = { 'brand/main': { kind: 'brand', id: 'main', extends: 'shop' } };
    packs['other'] = { 'brand/main': { kind: 'brand', id: 'main' } };
    const set = writePacks(packs);
    expect(withDependents(set, ['ground'])).toEqual(['ground', 'shop', 'stall']);
    expect(withDependents(set, ['stall', 'other'])).toEqual(['stall', 'other']);
  });
});
