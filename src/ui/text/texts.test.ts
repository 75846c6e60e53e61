import { describe, expect, it } from 'vitest';
import { createTexts } from './create-texts.ts';
import { formatMoney } from './format-money.ts';

const english = {
  'cart.items_one': '{{count}} item',
  'cart.items_other': '{{count}} items',
  greeting: 'Hello {{name}}, from {{ brand }}',
  plain: 'Play',
  nested: '$t(plain) now',
};

describe('texts', () => {
  it('fills names, chooses plurals, and says a key that has no words', () => {
    const say = createTexts({ language: 'en', texts: english }).say();
    expect(say('greeting', { name: 'Aye', brand: 'Padauk' })).toBe('Hello Aye, from Padauk');
    expect([0, 1, 2].map((count) => say('cart.items', { count }))).toEqual(['0 items', '1 item', '2 items']);
    expect([say('nothing.here'), say('plain'), say('nested')]).toEqual(['nothing.here', 'Play', 'Play now']);
    expect(say('greeting')).toBe('Hello , from ');
  });

  it('keeps what is filled into a right-to-left text in its own order', () => {
    const texts = createTexts(
      { language: 'ar', texts: { greeting: 'مرحبا {{name}}', days_other: '{{count}} يوم', days_one: 'يوم' } },
      () => ({ ar: { name: 'العربية', direction: 'rtl' }, en: { name: 'English' } }),
    );
    expect(texts.say()('greeting', { name: '+95 912' })).toBe('مرحبا \u2068+95 912\u2069');
    expect(texts.say()('days', { count: 1 })).toBe('يوم');
    texts.replace({ language: 'en', texts: english });
    texts.speak('en');
    expect(texts.say()('greeting', { name: 'Aye', brand: 'B' })).toBe('Hello Aye, from B');
  });

  it('says a template with "$&" in a value as it is', () => {
    const say = createTexts({ language: 'en', texts: english }).say();
    expect(say('greeting', { name: '$& {{brand}}', brand: 'B' })).toBe('Hello $& {{brand}}, from B');
  });

  it('takes new words at once, and those of another language when it is spoken', () => {
    const texts = createTexts({ language: 'en', texts: english });
    let changes = 0;
    texts.subscribe(() => (changes += 1));
    texts.replace({ language: 'en', texts: { ...english, plain: 'Play now' } });
    expect(texts.say()('plain')).toBe('Play now');
    texts.replace({ language: 'my', texts: { plain: 'ကစားမည်' } });
    expect([texts.say()('plain'), changes]).toEqual(['Play now', 1]);
    texts.speak('my');
    expect([texts.say()('plain'), texts.language(), changes]).toEqual(['ကစားမည်', 'my', 2]);
    // Burmese has one plural form, but words of English follow the plurals of English.
    expect([1, 3].map((count) => texts.say()('cart.items', { count }))).toEqual(['1 item', '3 items']);
  });

  it('says some texts until the rest comes, others as nothing, and keeps `say` where nothing was said so', () => {
    const some = { language: 'en', texts: { plain: 'Play' } };
    for (const asked of ['plain', 'greeting']) {
      const texts = createTexts(some, undefined, true);
      const say = texts.say();
      let told = 0;
      texts.subscribe(() => (told += 1));
      expect([say(asked), texts.isWhole()]).toEqual([asked === 'plain' ? 'Play' : '', false]);
      texts.replace({ language: 'en', texts: english });
      expect([texts.say()('greeting', { name: 'Aye' }), texts.isWhole(), told]).toEqual([
        'Hello Aye, from ',
        true,
        1,
      ]);
      expect(texts.say() === say).toBe(asked === 'plain');
      expect(say('nested')).toBe('Play now');
    }
  });

  it('asks the fallbacks of the language in their order, English last', () => {
    const texts = createTexts({ language: 'zh-TW', texts: { plain: '玩' } }, () => ({
      'zh-TW': { name: '繁體中文', fallback: ['zh-CN'] },
    }));
    texts.replace({ language: 'en', texts: english });
    texts.replace({ language: 'zh-CN', texts: { greeting: '你好 {{name}}', plain: '开始' } });
    const say = texts.say();
    expect([say('plain'), say('greeting', { name: 'Aye' }), say('cart.items', { count: 2 })]).toEqual([
      '玩',
      '你好 Aye',
      '2 items',
    ]);
  });

  it('gives the locale the numerals of the language, 0–9 where it has none', () => {
    const speak = (numerals?: string) =>
      createTexts({ language: 'my', texts: {} }, () => ({
        my: { name: 'မြန်မာ', ...(numerals !== undefined && { numerals }) },
      })).locale();
    expect(formatMoney('123450', 'MMK', 2, speak('mymr'))).toContain('၁,၂၃၄.၅၀');
    expect(formatMoney('123450', 'MMK', 2, speak())).toContain('1,234.50');
  });
});
