import { zoneOf } from '#server/brands/documents.ts';
import type { QueueView } from '#contract/generated/admin-types.ts';
import { mayUse } from '#contract/operator-roles.ts';
import type { Trx } from '#server/db/types.ts';
import { defineAdminCall, type AdminCall, type AdminServices } from '#server/operators/admin-call.ts';
import { record } from '#server/audit/audit.ts';
import { pictureAnswer } from '#server/http/picture-answer.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { decideDeposit, decideWithdrawal, type DecidedPayment } from './decide.ts';
import { onBrand } from './on-brand.ts';
import { depositQueue, orderPicture, withdrawalQueue } from './queue.ts';

const refusals = {
  GONE: 'UNKNOWN_PAYMENT',
  DECIDED: 'PAYMENT_DECIDED',
  SAME_OPERATOR: 'SAME_OPERATOR',
  NO_RECEIPT: 'RECEIPT_MISSING',
  NOTHING_CAME: 'NOTHING_TO_CREDIT',
  NO_REASON: 'AMOUNT_DIFFERS',
} as const;

const asked = ({ view = 'open', page = '0' }: { view?: QueueView; page?: string }) => ({
  view,
  page: Number(page),
});

const said = (decided: DecidedPayment): Refusal | { second: boolean } =>
  decided.ok ? { second: decided.second } : refuse(refusals[decided.why]);

/** Who decides what when, with the entry for the audit log. */
const decision = <D extends { do: string }>(
  { clock }: AdminServices['context'],
  { account }: { account: string },
  { what, pack, id, body }: { what: 'deposit' | 'withdrawal'; pack: string; id: string; body: D },
) => ({
  id,
  by: account,
  now: clock(),
  decision: body,
  audit: (trx: Trx, details: Record<string, unknown>) =>
    record(trx, clock, { account, action: `${what}.${body.do}`, pack, target: id, details }),
});

/** Deposits and withdrawals of a brand, for operators with the right `payments`: looking needs viewer, deciding publisher. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('paymentDesk', (call) =>
    onBrand(call, async (brand) => ({
      ...moneyOf(brand),
      timeZone: zoneOf(brand),
      you: call.operator.account,
      decides: mayUse(call.operator.roles, call.params.pack, 'payments', 'publisher'),
    })),
  ),
  defineAdminCall('depositQueue', (call) =>
    onBrand(call, (brand, { db }) => depositQueue(db, brand, asked(call.query))),
  ),
  defineAdminCall('withdrawalQueue', (call) =>
    onBrand(call, (brand, { db, random }) => withdrawalQueue({ db, random }, brand, asked(call.query))),
  ),
  defineAdminCall('depositDecide', (call) =>
    onBrand(call, async (brand, cashier) => {
      const { services, operator, params, body } = call;
      const what = { what: 'deposit', ...params, body } as const;
      return said(await decideDeposit(cashier, { brand, ...decision(services.context, operator, what) }));
    }),
  ),
  defineAdminCall('withdrawalDecide', (call) =>
    onBrand(call, async (brand, cashier) => {
      const { services, operator, params, body } = call;
      const what = { what: 'withdrawal', ...params, body } as const;
      return said(await decideWithdrawal(cashier, { brand, ...decision(services.context, operator, what) }));
    }),
  ),
  defineAdminCall('paymentPicture', (call) =>
    onBrand(call, async (brand, { db }) => {
      const picture = await orderPicture(db, brand.brand, call.params.picture);
      if (!picture) return refuse('NOT_FOUND');
      return pictureAnswer(call.reply, picture);
    }),
  ),
];
