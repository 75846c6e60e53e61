import { expect, it } from 'vitest';
import { saidTexts } from './said-texts.ts';

const texts = {
  'menu.home': 'Home',
  'menu.home_sub': 'Start here',
  'menu.games': 'Games',
  'in_been_out.title': 'Money',
  'game.count_one': '{{count}} game of $t(brand.name)',
  'game.count_other': '{{count}} games of $t(brand.name)',
  'brand.name': 'Livery, $t(brand.tagline)',
  'brand.tagline': 'Yours',
};

it('takes texts with their plural forms and variants, and what they refer to', () => {
  expect(Object.keys(saidTexts(texts, new Set(['menu.home', 'game.count', 'no.such'])))).toEqual([
    'menu.home',
    'menu.home_sub',
    'game.count_one',
    'game.count_other',
    'brand.name',
    'brand.tagline',
  ]);
});

it('knows a key with an underscore from a variant', () => {
  expect(saidTexts(texts, new Set(['in']))).toEqual({ 'in_been_out.title': 'Money' });
  expect(saidTexts(texts, new Set(['in_been_out.title']))).toEqual({ 'in_been_out.title': 'Money' });
});
