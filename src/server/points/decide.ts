import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { Trx } from '#server/db/types.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { creditExchange } from './credit.ts';
import { addPoints, type Exchange } from './exchanges.ts';
import { returnStock } from './stock.ts';
import type { ExchangeStatus } from './tables.ts';

export type Decision = AdminCallTypes['exchangeDecide']['body'];

type Decided = {
  /** True if money moved. */
  moved: boolean;
};

const set = (
  trx: Trx,
  { brand, member_id, id }: Exchange,
  change: { status: ExchangeStatus; remark: string | null; decided_at: Date; decided_by: string },
) =>
  trx
    .updateTable('point_exchanges')
    .set(change)
    .where('brand', '=', brand)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute();

/**
 * Approves or rejects a locked exchange; undefined, without effect, if it was decided before. An approval credits cash, a
 * rejection returns points, stock and money.
 */
export async function decideExchange(
  trx: Trx,
  exchange: Exchange,
  { by, now, decision }: { by: string; now: Date; decision: Decision },
): Promise<Decided | undefined> {
  if (exchange.status !== 'APPLYING') return undefined;
  const { brand, member_id: memberId, currency, item, quantity, left_after: left } = exchange;
  const passed = decision.do === 'approve';
  await set(trx, exchange, {
    status: passed ? 'PASSED' : 'REJECTED',
    remark: decision.remark ?? null,
    decided_at: now,
    decided_by: by,
  });
  if (passed) return { moved: await creditExchange(trx, exchange, now) };
  await lockPurses(trx, { brand, memberIds: [memberId], currency });
  // What a promotion gave has cost none.
  if (exchange.points !== '0')
    await addPoints(trx, exchange, {
      key: `${exchange.id}:return`,
      points: BigInt(exchange.points),
      at: now,
    });
  // Without a stock at that time nothing was taken.
  if (item !== null && left !== null) await returnStock(trx, { brand, item }, quantity);
  return { moved: await creditExchange(trx, exchange, now, true) };
}
