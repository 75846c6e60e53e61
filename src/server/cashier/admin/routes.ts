import type { FastifyInstance } from 'fastify';
import { mayUse } from '#contract/operator-roles.ts';
import { answer } from '#server/operators/route.ts';
import { withPayments } from '#server/operators/with-payments.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { documentOf } from '#server/brands/documents.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import type { Cashier } from '../cashier.ts';
import {
  decideDeposit,
  decideWithdrawal,
  type Decided,
  type DepositDecision,
  type WithdrawalDecision,
} from './decide.ts';
import {
  depositDecision,
  idParams,
  packOnly,
  pictureParams,
  queueQuery,
  withdrawalDecision,
} from './schemas.ts';
import { depositQueue, pictureOf, withdrawalQueue, type QueueView } from './queue.ts';

type Pack = { pack: string };
type One = Pack & { id: string };
type Asked = { view?: QueueView; page?: string };

const refusals = {
  GONE: 'UNKNOWN_PAYMENT',
  DECIDED: 'PAYMENT_DECIDED',
  SAME_OPERATOR: 'SAME_OPERATOR',
  NO_RECEIPT: 'RECEIPT_MISSING',
  NOTHING_CAME: 'NOTHING_TO_CREDIT',
  NO_REASON: 'AMOUNT_DIFFERS',
} as const;

/** Deposits and withdrawals of a brand, for operators with the right `payments`: looking needs viewer, deciding publisher. */
export function cashierRoutes(app: FastifyInstance, context: ConfigContext, cashier: Cashier): void {
  const { db, clock, random } = context;

  const onBrand = withPayments(cashier.brands);

  const said = (decided: Decided): Refusal | { second: boolean } =>
    decided.ok ? { second: decided.second } : refuse(refusals[decided.why]);
  const noted = (account: string, pack: string, target: string, action: string) => {
    const entry = { account, action, pack, target };
    return (
      trx: Parameters<Parameters<typeof decideDeposit>[1]['audit']>[0],
      details: Record<string, unknown>,
    ) => record(trx, clock, { ...entry, details });
  };

  app.get(
    '/packs/:pack/cashier',
    { schema: { params: packOnly } },
    answer<Pack>((call) =>
      onBrand(call, 'viewer', async (brand) => ({
        ...moneyOf(brand),
        timeZone: documentOf(brand, 'brand')?.timeZone ?? 'UTC',
        you: call.operator.account,
        decides: mayUse(call.operator.roles, call.params.pack, 'payments', 'publisher'),
      })),
    ),
  );

  app.get(
    '/packs/:pack/cashier/deposits',
    { schema: { params: packOnly, querystring: queueQuery } },
    answer<Pack, Asked>((call) =>
      onBrand(call, 'viewer', (brand) =>
        depositQueue(db, brand, { view: call.query.view ?? 'open', page: Number(call.query.page ?? 0) }),
      ),
    ),
  );

  app.get(
    '/packs/:pack/cashier/withdrawals',
    { schema: { params: packOnly, querystring: queueQuery } },
    answer<Pack, Asked>((call) =>
      onBrand(call, 'viewer', (brand) =>
        withdrawalQueue({ db, random }, brand, {
          view: call.query.view ?? 'open',
          page: Number(call.query.page ?? 0),
        }),
      ),
    ),
  );

  app.post(
    '/packs/:pack/cashier/deposits/:id',
    { schema: { params: idParams, body: depositDecision } },
    answer<One, object, DepositDecision>((call) =>
      onBrand(call, 'publisher', async (brand) => {
        const { operator, params, body } = call;
        const audit = noted(operator.account, params.pack, params.id, `deposit.${body.do}`);
        return said(
          await decideDeposit(cashier, {
            brand,
            id: params.id,
            by: operator.account,
            now: clock(),
            decision: body,
            audit,
          }),
        );
      }),
    ),
  );

  app.post(
    '/packs/:pack/cashier/withdrawals/:id',
    { schema: { params: idParams, body: withdrawalDecision } },
    answer<One, object, WithdrawalDecision>((call) =>
      onBrand(call, 'publisher', async (brand) => {
        const { operator, params, body } = call;
        const audit = noted(operator.account, params.pack, params.id, `withdrawal.${body.do}`);
        return said(
          await decideWithdrawal(cashier, {
            brand,
            id: params.id,
            by: operator.account,
            now: clock(),
            decision: body,
            audit,
          }),
        );
      }),
    ),
  );

  app.get(
    '/packs/:pack/cashier/pictures/:picture',
    { schema: { params: pictureParams } },
    answer<Pack & { picture: string }>((call) =>
      onBrand(call, 'viewer', async (brand) => {
        const picture = await pictureOf(db, brand.brand, call.params.picture);
        if (!picture) return refuse('NOT_FOUND');
        void call.reply
          .type('image/webp')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff');
        return picture;
      }),
    ),
  );
}
