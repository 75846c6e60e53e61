import { createInstance } from 'i18next';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTexts } from './create-texts.ts';

const english = {
  'cart.items_one': '{{count}} item',
  'cart.items_other': '{{count}} items',
  greeting: 'Hello {{name}}, from {{ brand }}',
  plain: 'Play',
};

describe('texts', () => {
  it('fills names, chooses plurals, and says a key that has no words', () => {
    const say = createTexts({ language: 'en', texts: english }).say();
    expect(say('greeting', { name: 'Aye', brand: 'Padauk' })).toBe('Hello Aye, from Padauk');
    expect([0, 1, 2].map((count) => say('cart.items', { count }))).toEqual(['0 items', '1 item', '2 items']);
    expect(say('nothing.here')).toBe('nothing.here');
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
    expect(texts.say()('cart.items', { count: 3 })).toBe('3 items');
  });

  it('says what i18next says of the same JSON', () => {
    const name = fc.constantFrom('name', 'brand');
    const piece = fc.oneof(
      fc.constantFrom('a ', 'ပ', '中', '! ', '$t', '{x}'),
      name.map((word) => `{{${word}}}`),
    );
    const template = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    const params = fc.record(
      { name: fc.string(), brand: fc.integer(), count: fc.integer({ min: 0, max: 120 }) },
      { requiredKeys: ['name', 'brand'] },
    );
    const language = fc.constantFrom('en', 'my', 'zh-CN', 'th', 'vi', 'ru');
    fc.assert(
      fc.property(template, template, template, params, language, (word, one, other, values, spoken) => {
        const json = { key: word, key_one: one, key_other: other };
        const reference = createInstance();
        void reference.init({
          lng: spoken,
          fallbackLng: false as const,
          keySeparator: false,
          nsSeparator: false,
          initAsync: false,
          interpolation: { escapeValue: false, skipOnVariables: true },
          resources: { [spoken]: { translation: json } },
        });
        const say = createTexts({ language: spoken, texts: json }).say();
        expect(say('key', values)).toBe(reference.t('key', values));
      }),
      { seed: 3, numRuns: 400 },
    );
  });
});
