import { retriedTransaction } from '#server/db/retried-transaction.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import type { TransactionKind } from '#server/ledger/kinds.ts';
import { post, type Posting } from '#server/ledger/post.ts';
import type { Transfer, TransferDirection, TransferKey } from './transfer.ts';

export type NewTransfer = TransferKey & {
  vassalage: string;
  player: string;
  direction: TransferDirection;
  amount: bigint;
  currency: string;
  now: Date;
};

const move = (
  trx: Db,
  transfer: Pick<Transfer, 'brand' | 'member_id' | 'id' | 'vassalage' | 'currency' | 'direction'>,
  kind: TransactionKind,
  { at, postings }: { at: Date; postings: readonly Posting[] },
) =>
  post(trx, {
    brand: transfer.brand,
    memberId: transfer.member_id,
    kind,
    key: transfer.id,
    currency: transfer.currency,
    at,
    details: { vassalage: transfer.vassalage, reference: transfer.id },
    postings,
  });

/**
 * Begins a transfer in the caller's transaction. What goes to a vendor is taken from the wallet first and waits in transit; what comes
 * back is given only when the vendor has taken it.
 */
export async function beginTransfer(
  trx: Trx,
  { brand, memberId, id, vassalage, player, direction, amount, currency, now }: NewTransfer,
): Promise<{ ok: true } | { ok: false; code: 'INSUFFICIENT_BALANCE' }> {
  const transfer = { brand, member_id: memberId, id, vassalage, player, direction, currency };
  if (direction === 'in') {
    const taken = await move(trx, transfer, 'transfer.out', {
      at: now,
      postings: [
        { account: memberPurse(memberId), amount: -amount },
        { account: memberPurse(memberId, 'transit'), amount },
      ],
    });
    if (!taken.ok) return taken;
  }
  await trx
    .insertInto('vendor_transfers')
    .values({ ...transfer, amount, status: 'PENDING', begun_at: now, sent_at: null, settled_at: null })
    .execute();
  return { ok: true };
}

/** Postings of a settlement: at most one movement for each direction and outcome. */
function postingsOf(
  { member_id, vassalage, direction, amount: text }: Transfer,
  outcome: 'SUCCESS' | 'FAILED',
): { kind: TransactionKind; postings: Posting[] } | undefined {
  const amount = BigInt(text);
  const vendor = house(`vendor:${vassalage}`);
  if (direction === 'out') {
    return outcome === 'FAILED'
      ? undefined
      : {
          kind: 'transfer.in',
          postings: [
            { account: memberPurse(member_id), amount },
            { account: vendor, amount: -amount },
          ],
        };
  }
  const transit = { account: memberPurse(member_id, 'transit'), amount: -amount };
  return outcome === 'SUCCESS'
    ? { kind: 'transfer.sent', postings: [transit, { account: vendor, amount }] }
    : { kind: 'transfer.refund', postings: [transit, { account: memberPurse(member_id), amount }] };
}

/**
 * Settles a transfer, in one transaction and once: further outcomes change nothing. Answers the transfer and whether it
 * was settled just now; undefined if there is none.
 */
export async function settleTransfer(
  db: Db,
  { brand, memberId, id }: TransferKey,
  { outcome, now }: { outcome: 'SUCCESS' | 'FAILED'; now: Date },
): Promise<{ transfer: Transfer; settled: boolean } | undefined> {
  return retriedTransaction(db, async (trx) => {
    const transfer = await trx
      .selectFrom('vendor_transfers')
      .selectAll()
      .where('brand', '=', brand)
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!transfer) return undefined;
    if (transfer.settled_at !== null) return { transfer, settled: false };
    const movement = postingsOf(transfer, outcome);
    if (movement) {
      const booked = await move(trx, transfer, movement.kind, { at: now, postings: movement.postings });
      if (!booked.ok) throw new Error(`The transit of transfer ${id} does not hold what was put there.`);
    }
    await trx
      .updateTable('vendor_transfers')
      .set({ status: outcome, settled_at: now })
      .where('brand', '=', brand)
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute();
    return { transfer: { ...transfer, status: outcome, settled_at: now }, settled: true };
  });
}
