import { describe, expect, it } from 'vitest';
import { validatePacks } from '#engine/validate.ts';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { product } from '#play/product.ts';
import { formDocuments } from '../testing/form-documents.ts';
import { wordsOf, type PackDocuments } from './reader.ts';
import {
  editsOf,
  markOf,
  stateOf,
  withChecked,
  withLanguage,
  withNewKey,
  withoutKey,
  withRenamedKey,
  withReplaced,
  withText,
} from './text-edits.ts';

const start = formDocuments();
const after = (...edits: ((now: PackDocuments) => PackDocuments)[]): PackDocuments => ({
  ...start,
  ...editsOf(start, ...edits),
});
const write =
  (language: string, key: string, words: string) =>
  (now: PackDocuments): PackDocuments =>
    withText(now, language, key, words);

describe('words replaced in many texts', () => {
  const replace =
    (...texts: [language: string, key: string, words: string][]) =>
    (now: PackDocuments): PackDocuments =>
      withReplaced(
        now,
        texts.map(([language, key, words]) => ({ language, key, words })),
      );
  const translated = write('my', 'menu.home', 'အိမ်');

  it('leave a translation current that is replaced with its source, and behind one that is not', () => {
    const both = after(translated, replace(['en', 'menu.home', 'Start'], ['my', 'menu.home', 'စ']));
    expect(stateOf(both, 'my', 'menu.home')).toBe('current');
    expect([wordsOf(both, 'en', 'menu.home'), wordsOf(both, 'my', 'menu.home')]).toEqual(['Start', 'စ']);
    const one = after(translated, replace(['en', 'menu.home', 'Start']));
    expect(stateOf(one, 'my', 'menu.home')).toBe('behind');
  });

  it('confirm no translation that nobody confirmed, and leave one behind that was', () => {
    expect(markOf(after(replace(['my', 'menu.account', 'ကျွန်ုပ်'])), 'my', 'menu.account')).toBeUndefined();
    const behind = after(translated, write('en', 'menu.home', 'Start'), replace(['my', 'menu.home', 'စတင်']));
    expect(stateOf(behind, 'my', 'menu.home')).toBe('behind');
  });
});

describe('a translation', () => {
  it('is behind once its source has changed, whether it was ever marked or not', () => {
    expect(stateOf(start, 'my', 'menu.home')).toBe('untranslated');
    expect(stateOf(after(write('en', 'menu.home', 'Start')), 'my', 'menu.home')).toBe('behind');
    const marked = after(write('my', 'menu.home', 'အိမ်'), write('en', 'menu.home', 'Start'));
    expect(stateOf(marked, 'my', 'menu.home')).toBe('behind');
  });

  it('is none while it is empty or repeats its source, whoever typed that, until somebody says it is right', () => {
    const state = (...edits: Parameters<typeof after>) => stateOf(after(...edits), 'my', 'menu.home');
    const source = wordsOf(start, 'en', 'menu.home') ?? '';
    const translated = write('my', 'menu.home', 'အိမ်');
    expect(state(translated)).toBe('current');
    expect(state(translated, write('my', 'menu.home', ' '))).toBe('untranslated');
    expect(state(translated, write('my', 'menu.home', source))).toBe('untranslated');
    expect(state((now) => withChecked(now, 'my', 'menu.home'))).toBe('current');
  });

  it('is not behind after it was written anew, said to be right, or its source went back', () => {
    const changed = write('en', 'menu.home', 'Start');
    expect(stateOf(after(changed, write('my', 'menu.home', 'စ')), 'my', 'menu.home')).toBe('current');
    expect(
      stateOf(
        after(changed, (now) => withChecked(now, 'my', 'menu.home')),
        'my',
        'menu.home',
      ),
    ).toBe('current');
    const back = after(changed, write('en', 'menu.home', wordsOf(start, 'en', 'menu.home') ?? ''));
    expect(stateOf(back, 'my', 'menu.home')).toBe('current');
  });

  it('is marked in its own language only, and the source never', () => {
    const edited = withText(start, 'my', 'menu.home', 'အိမ်');
    expect(Object.keys(edited)).toEqual(['texts/my']);
    expect(markOf(after(write('en', 'menu.home', 'Start')), 'en', 'menu.home')).toBeUndefined();
  });
});

describe('keys and languages', () => {
  it('a new key has the same words everywhere, which count as not translated until they are, and as behind when the source changes first', () => {
    const now = after((documents) => withNewKey(documents, 'promo.new', 'New here'));
    expect(wordsOf(now, 'my', 'promo.new')).toBe('New here');
    expect(stateOf(now, 'my', 'promo.new')).toBe('untranslated');
    const changed = { ...now, ...withText(now, 'en', 'promo.new', 'Newer here') };
    expect(stateOf(changed, 'my', 'promo.new')).toBe('behind');
    const without = { ...now, ...withoutKey(now, 'promo.new') };
    expect(wordsOf(without, 'en', 'promo.new')).toBeUndefined();
    expect(markOf(without, 'my', 'promo.new')).toBeUndefined();
  });

  it('a renamed key takes its words, marks and every place that names it along', () => {
    const marked: PackDocuments = { ...start, ...withText(start, 'my', 'menu.home', 'အိမ်') };
    const now: PackDocuments = { ...marked, ...withRenamedKey(marked, 'menu.home', 'menu.start') };
    expect(wordsOf(now, 'my', 'menu.start')).toBe('အိမ်');
    expect(markOf(now, 'my', 'menu.start')).toBe(markOf(marked, 'my', 'menu.home'));
    expect(JSON.stringify(now)).not.toContain('"menu.home"');
    expect(now['menu/main']).toMatchObject({ items: { home: { label: 'menu.start' } } });
  });

  it('a new language begins with the words of the source, and the brand is still valid', () => {
    const edited = withLanguage(start, 'th');
    expect(edited['brand/main']).toMatchObject({ languages: expect.arrayContaining(['th']) as unknown });
    const now = { ...start, ...edited };
    expect(wordsOf(now, 'th', 'menu.home')).toBe('Home');
    expect(stateOf(now, 'th', 'menu.home')).toBe('untranslated');
    const packs = smallPacks();
    packs['shop'] = { ...packs['shop'], 'texts/th': edited['texts/th'] ?? {} };
    expect(
      validatePacks(product, writePacks(packs), ['shop']).filter(({ file }) => file.includes('texts/th')),
    ).toEqual([]);
  });

  it('a new language has the plural forms that it counts with, and none of what another one lends it', () => {
    const formsOf = (language: string): string[] =>
      Object.keys({ ...((withLanguage(start, language)['texts/' + language] ?? {})['texts'] as object) })
        .filter((key) => key.startsWith('games_'))
        .toSorted();
    expect(formsOf('th')).toEqual(['games_other']);
    expect(formsOf('pl')).toEqual(['games_few', 'games_many', 'games_one', 'games_other']);
    const lent = {
      ...start,
      'languages/main': {
        kind: 'languages',
        id: 'main',
        languages: { th: { name: 'ไทย', fallback: ['my'] } },
      },
    };
    expect(withLanguage(lent, 'th')).not.toHaveProperty(['texts/th']);
  });
});
