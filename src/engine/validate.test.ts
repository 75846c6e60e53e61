/** @module-tag exhaustive */
import { describe, expect, it } from 'vitest';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { problemCodes, type Problem } from './problems.ts';
import { expectRefused } from './testing/expect-refused.ts';
import * as breakages from './testing/breakages/index.ts';
import { objectUnder, smallPacks, writePacks } from './testing/small-packs.ts';
import { validatePacks } from './validate.ts';
import { referenceKinds } from './validate/reference-kinds.ts';
import { describedKeywords } from './validate/schema-messages.ts';
import { noProduct } from './testing/no-product.ts';

const all = Object.values(breakages).flat();

describe('validatePacks', () => {
  it('finds nothing wrong with packs that are whole', () => {
    expect(validatePacks(noProduct, writePacks(smallPacks()))).toEqual([]);
  });

  it('knows at least 40 ways to break a document [ENG-10]', () => {
    expect(new Set(all.map(({ what }) => what)).size).toBeGreaterThanOrEqual(40);
  });

  it.each(all)('refuses $what: $code [ENG-10]', (breakage) => {
    expectRefused(noProduct, breakage);
  });

  it('has a breakage for every code of the catalogue, and an explanation', () => {
    const shown = new Set<string>(all.map(({ code }) => code));
    // No block names a source yet; the first one that does needs its breakage here.
    const idle = JSON.stringify(schemaIndex.blocks).includes('$defs/source') ? [] : ['UNKNOWN_SOURCE'];
    expect(Object.keys(problemCodes).filter((code) => !shown.has(code))).toEqual(idle);
    for (const { explanation } of Object.values(problemCodes)) expect(explanation).toMatch(/\.$/);
  });

  it('can look up every reference and put every rule that the schemas have into words', () => {
    // Facts are data: their properties are no keywords.
    const { calls: _calls, facts: _facts, ...schemas } = schemaIndex;
    const keywords = new Set<string>();
    const references = new Set<string>();
    const collect = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [keyword, value] of Object.entries(node)) {
        if (keyword === 'x-ref' && typeof value === 'string') references.add(value);
        keywords.add(keyword);
        collect(value);
      }
    };
    collect(schemas);
    expect([...references].filter((kind) => !(kind in referenceKinds))).toEqual([]);
    const rules = [
      'multipleOf',
      'exclusiveMinimum',
      'exclusiveMaximum',
      'format',
      'contains',
      'not',
      'if',
      'oneOf',
      'allOf',
    ];
    expect(rules.filter((rule) => keywords.has(rule) && !describedKeywords.includes(rule))).toEqual([]);
  });
});

describe('layers', () => {
  const shopMenu = (edit: (menu: ReturnType<typeof objectUnder>) => void): Problem[] => {
    const packs = smallPacks();
    edit(objectUnder(packs['shop']?.['menu/main']));
    return validatePacks(noProduct, writePacks(packs));
  };

  it('names the topmost layer that has the parent of a missing value', () => {
    const action = { do: 'openModal', to: null };
    expect(shopMenu((menu) => Object.assign(objectUnder(menu, 'items', 'home'), { action }))).toMatchObject([
      { code: 'MISSING_PROPERTY', file: 'shop/menu/main.json', pointer: '/items/home/action/modal' },
    ]);
  });

  it('tells a patch that another action leaves arguments of the former one behind', () => {
    const action = { do: 'closeModal' };
    expect(shopMenu((menu) => Object.assign(objectUnder(menu, 'items', 'home'), { action }))).toMatchObject([
      {
        code: 'UNKNOWN_PROPERTY',
        file: 'shop/menu/main.json',
        pointer: '/items/home/action/do',
        fix: 'Add "to": null, so that it is removed.',
      },
    ]);
  });

  it('checks a pack together with every pack that lies over it, and says each problem once', () => {
    const packs = smallPacks();
    packs['stall'] = {
      'brand/main': { ...objectUnder(packs['shop']?.['brand/main']), extends: 'shop', hosts: [] },
    };
    Object.assign(objectUnder(packs['ground']?.['menu/main'], 'items', 'home'), { label: 'nowhere' });
    const set = writePacks(packs);
    const unknown = expect.objectContaining({
      code: 'UNKNOWN_TEXT',
      file: 'ground/menu/main.json',
    }) as Problem;
    expect(validatePacks(noProduct, set, ['ground']).filter(({ code }) => code === 'UNKNOWN_TEXT')).toEqual([
      unknown,
    ]);
    expect(validatePacks(noProduct, set, ['stall'])).toContainEqual(unknown);
  });

  it('leaves other packs alone', () => {
    const packs = smallPacks();
    packs['other'] = { 'brand/main': { kind: 'brand', id: 'main', extends: 'ground' } };
    const set = writePacks(packs);
    expect(validatePacks(noProduct, set, ['shop'])).toEqual([]);
    expect(validatePacks(noProduct, set)).not.toEqual([]);
  });

  it('does not hand down what a pack says about itself only', () => {
    const packs = smallPacks();
    packs['stall'] = { 'brand/main': { kind: 'brand', id: 'main', extends: 'shop' } };
    // Hosts and `abstract` are not inherited from ground.
    expect(validatePacks(noProduct, writePacks(packs), ['stall'])).toEqual(
      // Its logo is an asset of the pack it extends.
      [],
    );
  });

  it('checks the translations of a pack that is no brand too', () => {
    const packs = {
      words: {
        'brand/main': {
          kind: 'brand',
          id: 'main',
          abstract: true,
          languages: ['en', 'my'],
          defaultLanguage: 'en',
        },
        'texts/en': { kind: 'texts', id: 'en', texts: { hello: 'Hello {{name}}', bye: 'Bye' } },
        'texts/my': { kind: 'texts', id: 'my', texts: { hello: 'မင်္ဂလာပါ' } },
      },
    };
    expect(validatePacks(noProduct, writePacks(packs)).map(({ code, pointer }) => [code, pointer])).toEqual([
      ['MISSING_TRANSLATION', '/texts/bye'],
      ['INTERPOLATION_DIFFERS', '/texts/hello'],
    ]);
  });

  it('judges nothing beyond the files while one of them cannot be read', () => {
    const packs = smallPacks();
    delete packs['ground']?.['screen/home'];
    const set = writePacks(packs);
    Object.assign(set['ground']?.documents ?? {}, { 'flags/main': '{' });
    expect(validatePacks(noProduct, set).map(({ code }) => code)).toEqual(['NOT_JSON']);
  });

  it.each(['__proto__', 'constructor', 'toString'])('takes the name %s for nothing special', (name) => {
    const set = writePacks(smallPacks());
    const documents = set['shop']?.documents ?? {};
    documents['menu/main'] =
      `{"kind":"menu","id":"main","order":["${name}"],"items":{"x":{"action":{"do":"${name}"}}}}`;
    documents[`screen/odd`] =
      `{"kind":"screen","id":"odd","presentation":"modal","body":{"order":["a"],"items":{"a":{"type":"${name}"}}}}`;
    const codes = validatePacks(noProduct, set).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['MISSING_ITEM', 'UNKNOWN_ACTION', 'UNKNOWN_BLOCK']));
  });
});
