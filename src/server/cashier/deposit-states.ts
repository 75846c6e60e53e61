import type { Trx } from '#server/db/types.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { noteMessage } from '#server/inbox/note-message.ts';
import { earnPoints } from '#server/points/earn.ts';
import { countFirstDeposit } from '#server/flag-figures/figures.ts';
import { addPromotionEvent } from '#server/promotions/events.ts';
import type { Deposit } from './deposits.ts';
import type { DepositState } from './tables.ts';

/** Author of a decision (`by`): an operator's account, or `provider`, `sandbox`, `time`, `member`. */
type Decision = { by: string; now: Date; reason?: string | undefined };

const decide = (
  trx: Trx,
  { brand, member_id, id }: Deposit,
  state: Exclude<DepositState, 'PENDING'>,
  { by, now, reason }: Decision,
  more: { payment?: string; ordered?: string; amount?: bigint; fee?: bigint } = {},
) =>
  trx
    .updateTable('cashier_deposits')
    .set({ state, decided_at: now, decided_by: by, reason: reason ?? null, bank_at: null, ...more })
    .where('brand', '=', brand)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute();

/**
 * Credits a locked deposit and its points and notes it for promotions and the member's messages, with `credit` if another amount than ordered; false if it was credited before. Allowed from
 * every other state, since late money is still the member's. The posting's key is the deposit, so it is credited once.
 */
export async function confirmDeposit(
  trx: Trx,
  deposit: Deposit,
  decision: Decision & { payment?: string; credit?: { amount: bigint; fee: bigint } },
): Promise<boolean> {
  if (deposit.state === 'CONFIRMED') return false;
  const { payment, credit } = decision;
  const amount = credit?.amount ?? BigInt(deposit.amount);
  await decide(trx, deposit, 'CONFIRMED', decision, {
    ...(payment !== undefined && { payment }),
    ...(credit && amount !== BigInt(deposit.amount) && { ...credit, ordered: deposit.amount }),
  });
  await post(trx, {
    brand: deposit.brand,
    memberId: deposit.member_id,
    kind: 'deposit',
    key: deposit.id,
    currency: deposit.currency,
    at: decision.now,
    details: { deposit: deposit.id, method: deposit.method },
    postings: [
      { account: memberPurse(deposit.member_id), amount },
      { account: house('deposits'), amount: -amount },
    ],
  });
  const { brand, member_id: memberId, id: key, currency, method: remark } = deposit;
  await earnPoints(trx, deposit.point_ratio, {
    brand,
    memberId,
    key,
    amount,
    currency,
    remark,
    at: decision.now,
  });
  await addPromotionEvent(trx, {
    kind: 'deposit',
    brand,
    memberId,
    key,
    amount,
    method: remark,
    at: decision.now,
  });
  await countFirstDeposit(trx, { brand, memberId, now: decision.now });
  await noteMessage(trx, {
    brand,
    memberId,
    topic: 'depositPaid',
    key,
    at: decision.now,
    details: { amount: String(amount), currency },
  });
  return true;
}

/** Ends a locked deposit of which nothing came; false when it has ended already. */
export async function failDeposit(trx: Trx, deposit: Deposit, decision: Decision): Promise<boolean> {
  if (deposit.state !== 'PENDING') return false;
  await decide(trx, deposit, 'FAILED', decision);
  return true;
}

/** Expires a locked, unpaid deposit; false if it has ended, or no longer waits for the player. */
export async function expireDeposit(trx: Trx, deposit: Deposit, now: Date): Promise<boolean> {
  if (deposit.state !== 'PENDING' || deposit.expires_at === null || deposit.expires_at > now) return false;
  await decide(trx, deposit, 'EXPIRED', { by: 'time', now });
  return true;
}

/** True while its owner may cancel it: pending, not under review and not approved by a first operator. */
export const isCancellable = ({ state, expires_at, review, approved_by }: Deposit): boolean =>
  state === 'PENDING' && expires_at !== null && review === null && approved_by === null;

/** Cancels a locked deposit for its owner; false if it has ended, or no longer waits for the player. */
export async function cancelDeposit(trx: Trx, deposit: Deposit, now: Date): Promise<boolean> {
  if (!isCancellable(deposit)) return false;
  await decide(trx, deposit, 'CANCELLED', { by: 'member', now });
  return true;
}
