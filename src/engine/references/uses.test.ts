import { describe, expect, it } from 'vitest';
import { readPacks } from '../node/read-packs.ts';
import { createReferenceNames } from './reference-names.ts';
import { resolveBrand } from '../resolve.ts';
import { findUses, thingAt, type Thing } from './uses.ts';
import { schemas } from '../validate/brand.ts';
import { isJsonObject } from '../json/json.ts';

const documents = {
  'flags/main': { kind: 'flags', id: 'main', flags: { enableCt: true } },
  'menu/main': {
    kind: 'menu',
    id: 'main',
    label: 'menu.name',
    order: ['a', 'b'],
    items: {
      a: {
        label: 'menu.games',
        image: 'a/b.svg',
        action: { do: 'navigate', to: '/promo?tab=2' },
        when: { and: [{ var: 'flags.enableCt' }, { '==': [{ var: 'session.loggedIn' }, true] }] },
      },
      b: { action: { do: 'openModal', modal: 'login' }, badge: { fact: 'member.unread', text: 'menu.hot' } },
    },
  },
  'screen/promo': {
    kind: 'screen',
    id: 'promo',
    presentation: 'page',
    path: '/offers',
    aliases: ['/promo'],
    frame: 'header',
    body: {
      order: ['nav'],
      items: { nav: { type: 'navigation', props: { menu: 'main' }, fallback: { type: 'emptyState' } } },
    },
  },
  'screen/login': {
    kind: 'screen',
    id: 'login',
    presentation: 'modal',
    body: { order: ['form'], items: { form: { type: 'form', props: { form: 'login' } } } },
  },
  'form/login': { kind: 'form', id: 'login', rules: 'login', groups: {}, fields: {} },
  'rules/login': { kind: 'rules', id: 'login', fields: { name: { patternId: 'letters' } } },
};

describe('uses', () => {
  const uses = findUses(schemas, documents);
  it.each<[Thing, string[]]>([
    [{ kind: 'text', name: 'menu.games' }, ['menu/main /items/a/label']],
    [{ kind: 'text', name: 'menu.games_other' }, ['menu/main /items/a/label']],
    [{ kind: 'text', name: 'menu.hot' }, ['menu/main /items/b/badge/text']],
    [{ kind: 'image', name: 'a/b.svg' }, ['menu/main /items/a/image']],
    [{ kind: 'screen', name: 'promo' }, ['menu/main /items/a/action/to']],
    [{ kind: 'screen', name: 'login' }, ['menu/main /items/b/action/modal']],
    [{ kind: 'screen', name: 'frame-header' }, ['screen/promo /frame']],
    [{ kind: 'flag', name: 'enableCt' }, ['menu/main /items/a/when']],
    [{ kind: 'fact', name: 'session.loggedIn' }, ['menu/main /items/a/when']],
    [{ kind: 'fact', name: 'member.unread' }, ['menu/main /items/b/badge/fact']],
    [{ kind: 'menu', name: 'main' }, ['screen/promo /body/items/nav/props/menu']],
    [{ kind: 'form', name: 'login' }, ['screen/login /body/items/form/props/form']],
    [{ kind: 'block', name: 'emptyState' }, ['screen/promo /body/items/nav/fallback/type']],
    [{ kind: 'action', name: 'openModal' }, ['menu/main /items/b/action/do']],
    [{ kind: 'rules', name: 'login' }, ['form/login /rules']],
    [{ kind: 'pattern', name: 'letters' }, ['rules/login /fields/name/patternId']],
    [{ kind: 'pattern', name: 'nobody' }, []],
  ])('of %j', (thing, places) => {
    expect(uses.of(thing).map(({ key, pointer }) => `${key} ${pointer}`)).toEqual(places);
  });

  it('only ever lead to things that exist, in a real brand', async () => {
    const set = await readPacks('configs');
    const { documents: real, layers } = resolveBrand(set, 'aurora');
    const assets = layers.flatMap((layer) => set[layer]?.assets ?? []);
    const namesOf = createReferenceNames(real, { assets, layers });
    const things = findUses(schemas, real).things();
    expect(new Set(things.map(({ kind }) => kind)).size).toBeGreaterThan(10);
    const lost = things.filter(({ kind, name }) => {
      if (kind === 'screen') return !Object.hasOwn(real, `screen/${name}`);
      if (kind === 'flag') {
        const flags: unknown = real['flags/main'];
        return !isJsonObject(flags) || !isJsonObject(flags['flags']) || !Object.hasOwn(flags['flags'], name);
      }
      // Conditions read any fact, and time zones have more spellings than the list; neither is looked up by its name alone.
      return kind !== 'fact' && kind !== 'timeZone' && !namesOf(kind, '').includes(name);
    });
    expect(lost).toEqual([]);
  });
});

describe('what a place is to those that name it', () => {
  it.each([
    ['texts/en', [], { kind: 'language', name: 'en' }],
    ['texts/en', ['texts', 'menu.home'], { kind: 'text', name: 'menu.home' }],
    ['menu/side', [], { kind: 'menu', name: 'side' }],
    ['patterns/main', ['patterns', 'letters'], { kind: 'pattern', name: 'letters' }],
    ['lobby/main', ['games', 'koi'], { kind: 'game', name: 'koi' }],
    ['lobby/main', ['games', 'koi', 'title'], undefined],
    ['brand/main', [], undefined],
    ['menu/side', ['items', 'a'], undefined],
  ])('%s %j', (key, steps, thing) => {
    expect(thingAt(key, steps)).toEqual(thing);
  });
});
