import { sql, type Selectable } from 'kysely';
import type { RefusedReply } from '#server/calls/answer-once.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { seal, unseal } from '#server/crypto/seal.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { bonusAtRisk, forfeitBonuses, lockBonusPurse } from '#server/bonus/forfeit.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { sealedFor, type PayoutAccount } from './accounts.ts';
import { lockMember } from './cashier.ts';
import { bankName, cashierOf, payoutMethods, shareOf } from './document.ts';
import { leftToday } from './left-today.ts';
import type { CashierWithdrawalsTable } from './tables.ts';
import { withdrawalTerms, type WithdrawalTerms } from './withdrawal-terms.ts';

export type Withdrawal = Selectable<CashierWithdrawalsTable>;

export const withdrawalsPerPage = 20;

/** Amount that arrives at the account, in minor units. */
export const netPayout = ({ amount, fee }: Pick<Withdrawal, 'amount' | 'fee'>): bigint =>
  BigInt(amount) - BigInt(fee);

export type WithdrawalPlan = {
  brand: LiveBrand;
  memberId: string;
  id: string;
  account: PayoutAccount;
  /** Values of fields of the operator's own. */
  own?: Readonly<Record<string, string | boolean>>;
  /** Minor units. */
  amount: bigint;
  /** True if the member agrees that bonuses end with it. */
  forfeitBonus?: boolean;
  sandbox: boolean;
  now: Date;
};

/** Additional data that a withdrawal's number is bound to, so that it opens for this withdrawal only. */
export const sealedForWithdrawal = (brand: string, memberId: string, id: string): string =>
  `cashier withdrawal ${brand} ${memberId} ${id}`;

type Keeper = { db: Db; random: RandomBytes };

/** Account number, sealed again for the withdrawal, which keeps it even if the account is removed. */
export async function sealNumber(keeper: Keeper, account: PayoutAccount, id: string): Promise<string> {
  const { brand, member_id: memberId } = account;
  const number = await unseal(keeper, account.number, sealedFor({ brand, memberId, id: account.id }));
  return seal(keeper, number, sealedForWithdrawal(brand, memberId, id));
}

/** Refusal of a withdrawal outside of the member's bounds. */
async function refusedWithdrawal(
  trx: Trx,
  { brand, memberId, amount, now }: WithdrawalPlan,
  { min, max, perDay }: WithdrawalTerms,
): Promise<RefusedReply | undefined> {
  if (amount < BigInt(min) || amount > BigInt(max)) {
    return { ok: false, code: 'AMOUNT_OUT_OF_BOUNDS', value: { min: String(min), max: String(max) } };
  }
  const left = await leftToday(trx, brand, { memberId, now, perDay });
  const tooMany = left.leftToday === 0;
  const tooMuch = left.sumLeftToday !== undefined && amount > BigInt(left.sumLeftToday);
  return tooMany || tooMuch ? { ok: false, code: 'WITHDRAWALS_OF_DAY_USED', value: left } : undefined;
}

/** Refusal of a withdrawal that would end a bonus without the member's word. */
async function refusedForBonus(
  trx: Trx,
  { brand, memberId, forfeitBonus }: WithdrawalPlan,
): Promise<RefusedReply | undefined> {
  if (forfeitBonus) return undefined;
  const bonus = await bonusAtRisk(trx, { brand: brand.brand, memberId });
  return bonus === undefined
    ? undefined
    : { ok: false, code: 'BONUS_FORFEIT', value: { bonus: String(bonus), ...moneyOf(brand) } };
}

/** When it begins: whether the brand's rule approves it, and whether the bank of the sandbox will pay it. */
function begin({ brand, amount, sandbox, now }: WithdrawalPlan) {
  const { approval, withdrawal } = cashierOf(brand);
  const { autoApproveUpTo, sandboxBank } = withdrawal;
  const eyes = approval?.fourEyesFrom;
  const approved =
    autoApproveUpTo !== undefined &&
    amount <= BigInt(autoApproveUpTo) &&
    (eyes === undefined || amount < BigInt(eyes));
  const paysItself = sandbox && sandboxBank !== undefined && amount <= BigInt(sandboxBank.upTo);
  return {
    state: approved ? ('APPROVED' as const) : ('REQUESTED' as const),
    approved_at: approved ? now : null,
    approved_by: approved ? 'rule' : null,
    bank_at: paysItself ? new Date(now.getTime() + sandboxBank.seconds * 1000) : null,
  };
}

/** Holds the money and writes the withdrawal down. `number` comes of sealNumber. */
export async function requestWithdrawal(
  trx: Trx,
  plan: WithdrawalPlan,
  number: string,
): Promise<{ ok: true; withdrawal: Withdrawal } | RefusedReply> {
  const { brand, memberId, id, account, amount, now } = plan;
  const { currency } = moneyOf(brand);
  const owner = { brand: brand.brand, memberId };
  await lockMember(trx, owner);
  // The bonus purse before the others, in the order of every movement.
  await lockBonusPurse(trx, { ...owner, currency });
  const terms = await withdrawalTerms(trx, brand, plan);
  const refused = (await refusedWithdrawal(trx, plan, terms)) ?? (await refusedForBonus(trx, plan));
  if (refused) return refused;
  const kind = cashierOf(brand).banks.items[account.bank]?.kind;
  const method = payoutMethods(brand).find(({ item }) => item.kind === kind)?.item;
  if (!method) return { ok: false, code: 'METHOD_NOT_OFFERED' };
  const held = await post(trx, {
    brand: brand.brand,
    memberId,
    kind: 'withdrawal.hold',
    key: id,
    currency,
    at: now,
    details: { withdrawal: id, counterpart: `${bankName(brand, account.bank)} ${account.number_end}` },
    postings: [
      { account: memberPurse(memberId), amount: -amount },
      { account: memberPurse(memberId, 'held'), amount },
    ],
  });
  if (!held.ok) return held;
  await forfeitBonuses(trx, { ...owner, now });
  const withdrawal = await trx
    .insertInto('cashier_withdrawals')
    .values({
      ...nothingYet,
      ...begin(plan),
      brand: brand.brand,
      member_id: memberId,
      id,
      account_id: account.id,
      bank: account.bank,
      holder: account.holder,
      number,
      number_end: account.number_end,
      currency,
      amount,
      fee: shareOf(amount, method.feePercent),
      own: JSON.stringify(plan.own ?? {}),
      first_for: terms.first ?? null,
      requested_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ok: true, withdrawal };
}

const nothingYet = {
  answer: null,
  received: null,
  outcome: null,
  returned: null,
  approved_first_by: null,
  paid_at: null,
  paid_by: null,
  reference: null,
  due_at: null,
  answered_at: null,
  closed_at: null,
  closed_by: null,
  reason: null,
};

/** Adds values of fields of the operator's own to those of a withdrawal. */
export async function keepOwn(
  trx: Trx,
  { brand, member_id, id }: Withdrawal,
  own: Readonly<Record<string, string | boolean>>,
): Promise<void> {
  if (Object.keys(own).length === 0) return;
  await trx
    .updateTable('cashier_withdrawals')
    .set({ own: sql<string>`own || ${JSON.stringify(own)}::jsonb` })
    .where('brand', '=', brand)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute();
}

/** Ends a hold: the held amount returns to the member or leaves to the house. */
export const endHold = (
  trx: Trx,
  { brand, member_id: memberId, id, currency, amount }: Withdrawal,
  { to, now }: { to: 'member' | 'house'; now: Date },
) =>
  post(trx, {
    brand,
    memberId,
    kind: to === 'member' ? 'withdrawal.release' : 'withdrawal.paid',
    key: id,
    currency,
    at: now,
    details: { withdrawal: id },
    postings: [
      { account: memberPurse(memberId, 'held'), amount: -BigInt(amount) },
      { account: to === 'member' ? memberPurse(memberId) : house('withdrawals'), amount: BigInt(amount) },
    ],
  });

type Owner = { brand: string; memberId: string };

/** One of a member's own; locked until the transaction ends where `lock` is set. */
export const withdrawalOf = (
  db: Db,
  { brand, memberId, id, lock = false }: Owner & { id: string; lock?: boolean },
): Promise<Withdrawal | undefined> =>
  db
    .selectFrom('cashier_withdrawals')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

/** One of a brand, locked until the transaction ends. */
export const lockWithdrawal = (trx: Trx, brand: string, id: string): Promise<Withdrawal | undefined> =>
  trx
    .selectFrom('cashier_withdrawals')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** A member's withdrawals, the newest first, one more than a page; with `waiting` those that wait for the member's answer. */
export async function withdrawalsOf(
  db: Db,
  { brand, memberId, before, waiting }: Owner & { before?: string | undefined; waiting: boolean },
): Promise<Withdrawal[]> {
  const last = before === undefined ? undefined : await withdrawalOf(db, { brand, memberId, id: before });
  if (before !== undefined && !last) return [];
  return db
    .selectFrom('cashier_withdrawals')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .$if(waiting, (query) => query.where('state', '=', 'PAID'))
    .$if(last !== undefined, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb('requested_at', '<', last?.requested_at ?? new Date(0)),
          and([eb('requested_at', '=', last?.requested_at ?? new Date(0)), eb('id', '<', last?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(withdrawalsPerPage + 1)
    .execute();
}
