import { record } from '#server/audit/audit.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { decideExchange } from '../decide.ts';
import { lockExchange } from '../exchanges.ts';
import { tellPoints } from '../points.ts';
import { exchangeQueue } from './queue.ts';

/** Exchanges of points, for operators with the right `payments`: looking needs viewer, deciding publisher. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('exchangeQueue', (call) =>
    onBrand(call, (brand, { db }) => exchangeQueue(db, brand, call.query)),
  ),
  defineAdminCall('exchangeDecide', (call) =>
    onBrand(call, async ({ brand }, cashier) => {
      const { operator, params, body } = call;
      const { clock } = call.services.context;
      const done = await retriedTransaction(cashier.db, async (trx) => {
        const exchange = await lockExchange(trx, brand, params.id);
        if (!exchange) return undefined;
        const decided = await decideExchange(trx, exchange, {
          by: operator.account,
          now: clock(),
          decision: body,
        });
        const { member_id: memberId, points, amount, credit, currency } = exchange;
        if (!decided) return { memberId };
        await record(trx, clock, {
          account: operator.account,
          action: `exchange.${body.do}`,
          pack: params.pack,
          target: params.id,
          details: { ...body, points, amount, credit, currency },
        });
        return { memberId, decided };
      });
      if (!done) return refuse('UNKNOWN_EXCHANGE');
      if (!done.decided) return refuse('EXCHANGE_DECIDED');
      await tellPoints(cashier, { brand, memberId: done.memberId }, done.decided.moved);
      return undefined;
    }),
  ),
];
