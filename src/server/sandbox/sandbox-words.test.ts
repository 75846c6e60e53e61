import { expect, it } from 'vitest';
import type { LiveBrand } from '#server/brands/types.ts';
import { sandboxWords } from './sandbox-words.ts';

const texts = (id: string, words: Record<string, string>) => ({ kind: 'texts', id, texts: words });
const brand = {
  brand: 'shop',
  seq: 1,
  documents: {
    'brand/main': { kind: 'brand', id: 'main', languages: ['en', 'ur', 'fr'] },
    'languages/main': {
      kind: 'languages',
      id: 'main',
      languages: { ur: { name: 'اردو', direction: 'rtl', font: 'noto-sans-arabic', fallback: ['fr'] } },
    },
    'texts/en': texts('en', { 'sandbox.game.spin': 'Spin', 'sandbox.game.bet': 'Bet', 'home.title': 'Home' }),
    'texts/fr': texts('fr', { 'sandbox.game.bet': 'Miser' }),
    'texts/ur': texts('ur', { 'sandbox.payment.pay': 'ادا کریں' }),
  },
} as unknown as LiveBrand;

it('takes what a language lacks from those that lend it words, in order, and says how it is written', () => {
  expect(sandboxWords(brand, 'ur', 'game')).toEqual({
    language: 'ur',
    direction: 'rtl',
    font: 'noto-sans-arabic',
    texts: { spin: 'Spin', bet: 'Miser' },
  });
  expect(sandboxWords(brand, 'ur', 'payment').texts).toEqual({ pay: 'ادا کریں' });
});

it('speaks English in a language that the brand does not offer', () => {
  expect(sandboxWords(brand, 'xx', 'game')).toMatchObject({ language: 'en', direction: 'ltr' });
});
