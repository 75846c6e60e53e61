import type { FastifyInstance } from 'fastify';
import { mayUse } from '#contract/operator-roles.ts';
import { record } from '#server/audit/audit.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { Brands } from '#server/brands/types.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse } from '#server/http/refusal.ts';
import { answer } from '#server/operators/route.ts';
import { withPayments } from '#server/operators/with-payments.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { decideExchange, type Decision } from '../decide.ts';
import { lockExchange } from '../exchanges.ts';
import { tellPoints, type Points } from '../points.ts';
import { exchangeQueue, type QueueQuery } from './queue.ts';
import { decision, oneParams, packOnly, queueQuery } from './schemas.ts';

type Pack = { pack: string };
type One = Pack & { id: string };

/** Exchanges of points, for operators with the right `payments`: looking needs viewer, deciding publisher. */
export function pointRoutes(
  app: FastifyInstance,
  { db, clock }: ConfigContext,
  points: Points & { brands: Pick<Brands, 'live'> },
): void {
  const onBrand = withPayments(points.brands);

  app.get(
    '/packs/:pack/exchanges',
    { schema: { params: packOnly, querystring: queueQuery } },
    answer<Pack, QueueQuery>((call) =>
      onBrand(call, 'viewer', async (brand) => ({
        ...moneyOf(brand),
        timeZone: documentOf(brand, 'brand')?.timeZone ?? 'UTC',
        decides: mayUse(call.operator.roles, call.params.pack, 'payments', 'publisher'),
        ...(await exchangeQueue(db, brand, call.query)),
      })),
    ),
  );

  app.post(
    '/packs/:pack/exchanges/:id',
    { schema: { params: oneParams, body: decision } },
    answer<One, object, Decision>((call) =>
      onBrand(call, 'publisher', async (brand) => {
        const { operator, params, body } = call;
        const done = await retriedTransaction(db, async (trx) => {
          const exchange = await lockExchange(trx, brand.brand, params.id);
          if (!exchange) return undefined;
          const step = { by: operator.account, now: clock(), decision: body };
          const decided = await decideExchange(trx, exchange, step);
          if (!decided) return { memberId: exchange.member_id };
          const { points: cost, amount, credit, currency } = exchange;
          await record(trx, clock, {
            account: operator.account,
            action: `exchange.${body.do}`,
            pack: params.pack,
            target: params.id,
            details: { ...body, points: cost, amount, credit, currency },
          });
          return { memberId: exchange.member_id, decided };
        });
        if (!done) return refuse('UNKNOWN_EXCHANGE');
        if (!done.decided) return refuse('EXCHANGE_DECIDED');
        await tellPoints(points, { brand: brand.brand, memberId: done.memberId }, done.decided.moved);
        return {};
      }),
    ),
  );
}
