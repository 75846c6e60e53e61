import { change, type Breakage } from '#engine/testing/breakages/breakage.ts';
import type { PackValues } from '#engine/testing/small-packs.ts';
import type { mallProblems } from '#play/mall/check-mall.ts';

const file = 'shop/mall/main.json';

/** A mall of the shop with two levels and one item, which a breakage changes. */
const mall = (
  packs: PackValues,
  item: object,
  levels: [number, number] = [0, 1000],
  terms: { bronze?: object; gold?: object } = {},
): void => {
  const name = 'form.group';
  packs['shop'] = {
    ...packs['shop'],
    'mall/main': {
      kind: 'mall',
      id: 'main',
      ratios: { slots: { points: 1, per: 10_000 } },
      levels: {
        order: ['bronze', 'gold'],
        items: {
          bronze: { name, from: levels[0], ...terms.bronze },
          gold: { name, from: levels[1], ...terms.gold },
        },
      },
      items: { order: ['ball'], items: { ball: { kind: 'goods', name, points: 500, ...item } } },
    },
  };
};

export const malls: Breakage<keyof typeof mallProblems>[] = [
  change('cash that credits nothing', (packs) => mall(packs, { kind: 'cash' }), {
    code: 'CASH_MISSING',
    file,
    pointer: '/items/items/ball/kind',
    at: '"cash"',
  }),
  change('an item for a level that there is not', (packs) => mall(packs, { level: 'silver' }), {
    code: 'LEVEL_UNKNOWN',
    file,
    pointer: '/items/items/ball/level',
    at: '"silver"',
  }),
  change(
    'a price for a level that there is not',
    (packs) => mall(packs, { byLevel: { silver: { points: 400 } } }),
    { code: 'LEVEL_UNKNOWN', file, pointer: '/items/items/ball/byLevel/silver', at: '{' },
  ),
  change('a lowest level that newcomers do not have', (packs) => mall(packs, {}, [10, 1000]), {
    code: 'LEVELS_NOT_RISING',
    file,
    pointer: '/levels/items/bronze/from',
    at: '10',
  }),
  change('a level that needs no more points than the one before', (packs) => mall(packs, {}, [0, 0]), {
    code: 'LEVELS_NOT_RISING',
    file,
    pointer: '/levels/items/gold/from',
    at: '0',
  }),
  change(
    'a lowest level that has to be kept',
    (packs) => mall(packs, {}, undefined, { bronze: { keep: 77 } }),
    { code: 'LEVEL_KEEP', file, pointer: '/levels/items/bronze/keep', at: '77' },
  ),
  change(
    'a level whose members withdraw less than others',
    (packs) => {
      mall(packs, {}, undefined, { gold: { withdrawals: { max: 499 } } });
      const none = { order: [], items: {} };
      const withdrawal = { min: 1, max: 500, receiptMinutes: 60, methods: none };
      const cashier = { kind: 'cashier', id: 'main', banks: none, deposit: { methods: none }, withdrawal };
      packs['shop'] = { ...packs['shop'], 'cashier/main': cashier };
    },
    { code: 'LEVEL_WITHDRAWALS', file, pointer: '/levels/items/gold/withdrawals/max', at: '499' },
  ),
];
