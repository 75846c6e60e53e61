import { describe, expect, it } from 'vitest';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { validatePacks } from '#engine/validate.ts';
import { product } from '../product.ts';

const deposits = { '>=': [{ var: 'audience.deposits' }, 2] };
const promotion = {
  kind: 'promotion',
  id: 'spring',
  title: 'menu.home',
  summary: 'menu.home',
  terms: 'menu.home',
  from: '2026-03-01T00:00:00Z',
  until: '2026-04-01T00:00:00Z',
  trigger: { on: 'deposit' },
  gives: { what: 'money', by: 'fixed', amount: 500 },
  audience: deposits,
  budget: 10_000,
};

describe('facts of audiences', () => {
  it('are read by the audience of a promotion, and by nothing that a page decides', () => {
    const packs = smallPacks();
    const menu = packs['ground']?.['menu/main'] ?? {};
    const items = menu['items'] as Record<string, object>;
    packs['shop'] = {
      ...packs['shop'],
      'promotion/spring': promotion,
      'menu/main': { kind: 'menu', id: 'main', items: { home: { ...items['home'], when: deposits } } },
    };
    const found = validatePacks(product, writePacks(packs), ['shop']).map(({ code, file }) => [code, file]);
    expect(found).toEqual([['UNKNOWN_FACT', 'shop/menu/main.json']]);
  });
});
