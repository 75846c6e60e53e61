import type { Selectable } from 'kysely';
import type { RefusedReply } from '#server/calls/answer-once.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { inOrder } from '#server/brands/documents.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { pointRatio } from '#server/points/ratio.ts';
import { lockMember } from './cashier.ts';
import { bankName, cashierOf, depositMethods, shareOf, type DepositMethod } from './document.ts';
import { mayDeposit } from './may-deposit.ts';
import type { CashierDepositsTable, ReceivingAccount } from './tables.ts';
import { waitingDeposits } from './waiting.ts';

export type Deposit = Selectable<CashierDepositsTable>;

export const depositsPerPage = 20;
const minuteMs = 60_000;
const minutesOtherwise = 30;
const waitingOtherwise = 3;

export type DepositPlan = {
  brand: LiveBrand;
  memberId: string;
  id: string;
  methodId: string;
  method: DepositMethod;
  amount: bigint;
  account: ReceivingAccount | undefined;
  /** Values of fields of the operator's own. */
  own?: Readonly<Record<string, string | boolean>>;
  /** Payment begun at the provider. */
  begun: { provider: string; payment: string; url: string } | undefined;
  sandbox: boolean;
  now: Date;
};

/** The way to pay, where it is offered and the amount (minor units) within its bounds. */
export function chosenMethod(
  brand: LiveBrand,
  { method: id, amount }: { method: string; amount: bigint },
): { ok: true; method: DepositMethod } | RefusedReply {
  const method = depositMethods(brand).find((offered) => offered.id === id)?.item;
  if (!method) return { ok: false, code: 'METHOD_NOT_OFFERED' };
  return amount >= BigInt(method.min) && amount <= BigInt(method.max)
    ? { ok: true, method }
    : {
        ok: false,
        code: 'AMOUNT_OUT_OF_BOUNDS',
        value: { min: String(method.min), max: String(method.max) },
      };
}

/** The brand's account to pay to: the one that was chosen, else the first; undefined when there is none. */
export function receivingAccount(
  brand: LiveBrand,
  { accounts }: DepositMethod,
  chosen: string | undefined,
): ReceivingAccount | undefined {
  const offered = inOrder(accounts?.order, accounts?.items);
  const at = offered.find(({ id }) => chosen === undefined || id === chosen)?.item;
  return at && { bank: bankName(brand, at.bank), holder: at.holder, number: at.number };
}

/** Refusal of a deposit that the member may not begin now; checked under the member's lock. */
export async function refusedDeposit(
  trx: Trx,
  brand: LiveBrand,
  { memberId, amount, now }: { memberId: string; amount: bigint; now: Date },
): Promise<RefusedReply | undefined> {
  const owner = { brand: brand.brand, memberId };
  await lockMember(trx, owner);
  const max = cashierOf(brand).deposit.waitingMax ?? waitingOtherwise;
  if ((await waitingDeposits(trx, owner)) >= max) return { ok: false, code: 'TOO_MANY_DEPOSITS' };
  const may = await mayDeposit(trx, brand, memberId, amount, now);
  return may.ok ? undefined : may;
}

/** Writes a deposit down as PENDING. */
export async function addDeposit(trx: Trx, plan: DepositPlan): Promise<Deposit> {
  const { brand, method, amount, begun, account, now, sandbox } = plan;
  const ratio = pointRatio(brand, 'deposit');
  const bank = sandbox && method.kind === 'transfer' ? method.sandboxBank : undefined;
  return trx
    .insertInto('cashier_deposits')
    .values({
      brand: brand.brand,
      member_id: plan.memberId,
      id: plan.id,
      method: plan.methodId,
      kind: method.kind,
      look: method.look ?? null,
      currency: moneyOf(brand).currency,
      amount,
      fee: shareOf(amount, method.feePercent),
      state: 'PENDING',
      account: account ? JSON.stringify(account) : null,
      own: JSON.stringify(plan.own ?? {}),
      point_ratio: ratio ? JSON.stringify(ratio) : null,
      provider: begun?.provider ?? null,
      payment: begun?.payment ?? null,
      pay_url: begun?.url ?? null,
      review: null,
      made_at: now,
      expires_at: new Date(now.getTime() + (method.minutes ?? minutesOtherwise) * minuteMs),
      // Without a receipt to wait for, the bank of the sandbox begins at once.
      bank_at:
        bank && amount <= BigInt(bank.upTo) && method.receipt === false
          ? new Date(now.getTime() + bank.seconds * 1000)
          : null,
      approved_by: null,
      decided_at: null,
      decided_by: null,
      reason: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Owner = { brand: string; memberId: string };

/** One of a member's own; locked until the transaction ends where `lock` is set. */
export const depositOf = (
  db: Db,
  { brand, memberId, id, lock = false }: Owner & { id: string; lock?: boolean },
): Promise<Deposit | undefined> =>
  db
    .selectFrom('cashier_deposits')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

/** One of a brand, locked until the transaction ends. */
export const lockDeposit = (trx: Trx, brand: string, id: string): Promise<Deposit | undefined> =>
  trx
    .selectFrom('cashier_deposits')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** A member's deposits, the newest first, one more than a page. */
export async function depositsOf(
  db: Db,
  { brand, memberId, before }: Owner & { before?: string | undefined },
): Promise<Deposit[]> {
  const last = before === undefined ? undefined : await depositOf(db, { brand, memberId, id: before });
  if (before !== undefined && !last) return [];
  return db
    .selectFrom('cashier_deposits')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .$if(last !== undefined, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb('made_at', '<', last?.made_at ?? new Date(0)),
          and([eb('made_at', '=', last?.made_at ?? new Date(0)), eb('id', '<', last?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(depositsPerPage + 1)
    .execute();
}
