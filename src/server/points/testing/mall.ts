import type { MallDocument } from '#contract/generated/documents.ts';
import type { Db } from '#server/db/types.ts';

/** A mall of tests: an item of each kind, two levels, conversion of 100 points. */
export const mallDocument = (): MallDocument => ({
  kind: 'mall',
  id: 'main',
  ratios: {
    deposit: { points: 1, per: 1000 },
    slots: { points: 2, per: 100 },
    lottery: { points: 1, per: 50 },
  },
  convert: { points: 100, amount: 5000, perDay: 1000 },
  levels: {
    order: ['bronze', 'gold'],
    items: { bronze: { name: 'lane.hot', from: 0 }, gold: { name: 'lane.empty', from: 2000 } },
  },
  items: {
    order: ['ball', 'topUp', 'cash', 'jade'],
    items: {
      ball: { kind: 'goods', name: 'lane.hot', points: 500, amount: 2000, stock: 5 },
      topUp: {
        kind: 'voucher',
        name: 'lane.hot',
        points: 300,
        stock: 3,
        perMember: 2,
        byLevel: { gold: { points: 250, perMember: 3 } },
      },
      cash: { kind: 'cash', name: 'lane.empty', points: 400, cash: 7000 },
      jade: { kind: 'goods', name: 'lane.empty', points: 600, level: 'gold' },
    },
  },
});

let given = 0;

/** Lets a member earn points by a deposit that no test has to make. */
export async function payInPoints(
  { db }: { db: Db },
  { brand = 'alpha', memberId, points }: { brand?: string; memberId: string; points: bigint },
): Promise<void> {
  await db
    .insertInto('point_entries')
    .values({
      brand,
      member_id: memberId,
      type: 'deposit',
      key: `given-${(given += 1)}`,
      points,
      amount: 100_000n,
      currency: 'MMK',
      ratio_points: 1,
      ratio_per: 1000,
      exchange_id: null,
      remark: 'transfer',
      at: new Date('2026-03-01T09:00:00.000Z'),
    })
    .execute();
}
