import { expect, it } from 'vitest';
import { copiedTexts } from './copied-texts.ts';

const texts = (said: Record<string, string | null>, madeFrom?: Record<string, string>) => ({
  kind: 'texts',
  id: 'any',
  texts: said,
  ...(madeFrom && { madeFrom }),
});

it('are what a layer says in the words of its parent, in any language', () => {
  const drafts = {
    'texts/en': {
      parent: texts({ same: 'Same', other: 'Other', gone: 'Gone' }),
      layer: texts({ same: 'Same', other: 'Mine', gone: null, own: 'Own' }),
    },
    'texts/my': { parent: texts({ same: 'တူ' }), layer: texts({ same: 'တူ' }) },
    'texts/th': { parent: null, layer: texts({ same: 'Same' }) },
    'texts/vi': { parent: texts({ same: 'Same' }), layer: null },
    'menu/main': { parent: texts({ same: 'Same' }), layer: texts({ same: 'Same' }) },
  };
  expect(copiedTexts(drafts, 'en')).toEqual({ 'texts/en': ['same'], 'texts/my': ['same'] });
});

it('are no translations that were found right for a source of the layer', () => {
  const parent = texts({ a: 'A', b: 'B', c: 'C' });
  const drafts = {
    'texts/en': { parent, layer: texts({ a: 'Mine', c: 'Mine too' }) },
    'texts/th': {
      parent: texts({ a: 'ก', b: 'ข', c: 'ค' }),
      layer: texts({ a: 'ก', b: 'ข', c: 'ค' }, { a: 'hash', b: 'hash' }),
    },
  };
  expect(copiedTexts(drafts, 'en')).toEqual({ 'texts/th': ['b', 'c'] });
});
