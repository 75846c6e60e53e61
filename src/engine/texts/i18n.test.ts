import { describe, expect, it } from 'vitest';
import { createI18n, replaceTexts, translator } from './i18n.ts';

const english = {
  'cart.items_one': '{{count}} item',
  'cart.items_other': '{{count}} items',
  greeting: 'Hello {{name}}, from {{ brand }}',
  'a:b.c': 'Colons and dots',
  nothing: '',
};
const burmese = { greeting: 'မင်္ဂလာပါ {{name}}' };

const speak = (language: string) =>
  createI18n(
    [
      { language: 'en', texts: english },
      { language: 'my', texts: burmese },
    ],
    { language, fallback: ['en'] },
  );

describe('texts by i18next', () => {
  it('fills names, chooses plurals, and says a key that has no words', () => {
    const { t } = speak('en');
    expect(t('greeting', { name: 'Aye', brand: 'Padauk' })).toBe('Hello Aye, from Padauk');
    expect([0, 1, 2].map((count) => t('cart.items', { count }))).toEqual(['0 items', '1 item', '2 items']);
    expect([t('nothing.here'), t('a:b.c'), t('nothing')]).toEqual(['nothing.here', 'Colons and dots', '']);
  });

  it('leaves out what has no value, and takes values as they are', () => {
    const { t } = speak('en');
    expect(t('greeting', { name: 'Aye' })).toBe('Hello Aye, from ');
    expect(t('greeting', { name: '$& {{brand}} $t(nothing) <b>', brand: 'B' })).toBe(
      'Hello $& {{brand}} $t(nothing) <b>, from B',
    );
  });

  it('falls back by key, with the plurals of the language that has the words', () => {
    const { t } = speak('my');
    expect(t('greeting', { name: 'Aye' })).toBe('မင်္ဂလာပါ Aye');
    expect([1, 3].map((count) => t('cart.items', { count }))).toEqual(['1 item', '3 items']);
  });

  it('says the same by the short way as by i18next, before and after its words are replaced', () => {
    const i18n = speak('my');
    const keys = ['greeting', 'cart.items', 'a:b.c', 'nothing', 'nothing.here', 'toString'];
    const params = [undefined, {}, { count: 1 }, { name: 'Aye', brand: 'Padauk' }];
    const both = () => {
      const say = translator(i18n);
      const said = keys.flatMap((key) => params.map((given) => [say(key, given), i18n.t(key, { ...given })]));
      for (const [shortly, fully] of said) expect(shortly).toBe(fully);
    };
    both();
    replaceTexts(i18n, { language: 'my', texts: { nothing: 'ဘာမှ', 'a:b.c': '$t(nothing)' } });
    both();
    expect(translator(i18n)('a:b.c')).toBe('ဘာမှ');
  });
});
