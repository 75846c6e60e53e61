import { expect, it } from 'vitest';
import { draftProvenance } from './provenance.ts';

it('gives the pack what its layer says now, and its parent what it no longer says', () => {
  const drafted = {
    parent: { fields: { email: { required: false, maxLength: 60 } }, order: ['a'] },
    layer: { fields: { email: { required: true } }, order: ['b', 'a'] },
    provenance: {
      '': 'shop',
      '/fields': 'shop',
      '/fields/email': 'ground',
      '/fields/email/required': 'ground',
      '/fields/email/maxLength': 'shop',
    },
  };
  expect(draftProvenance(drafted, 'shop', 'ground')).toEqual({
    '': 'shop',
    '/fields': 'shop',
    '/fields/email': 'shop',
    '/fields/email/required': 'shop',
    '/fields/email/maxLength': 'ground',
    '/order': 'shop',
    '/order/0': 'shop',
    '/order/1': 'shop',
  });
});

it('is all the pack’s own where nothing lies below', () => {
  const drafted = { parent: null, layer: { id: 'x' }, provenance: {} };
  expect(draftProvenance(drafted, 'base', '')).toEqual({ '': 'base', '/id': 'base' });
});
