import { change, type Breakage } from '#engine/testing/breakages/breakage.ts';
import type { PackValues } from '#engine/testing/small-packs.ts';
import type { mallProblems } from '#play/mall/check-mall.ts';

const file = 'shop/mall/main.json';

/** A mall of the shop with two levels and one item, which a breakage changes. */
const mall = (packs: PackValues, item: object, levels: [number, number] = [0, 1000]): void => {
  const name = 'form.group';
  packs['shop'] = {
    ...packs['shop'],
    'mall/main': {
      kind: 'mall',
      id: 'main',
      ratios: { slots: { points: 1, per: 10_000 } },
      levels: {
        order: ['bronze', 'gold'],
        items: { bronze: { name, from: levels[0] }, gold: { name, from: levels[1] } },
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
];
