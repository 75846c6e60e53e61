import type { Trx } from '#server/db/types.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import type { Exchange } from './exchanges.ts';

/** Books the money of an exchange to the member: of a cash item or a conversion, or `refund`ed with its rejection. */
export async function creditExchange(
  trx: Trx,
  { brand, member_id: memberId, id, currency, kind, name, amount, credit }: Exchange,
  now: Date,
  refund = false,
): Promise<boolean> {
  const money = BigInt(refund ? amount : credit);
  if (money === 0n) return false;
  await post(trx, {
    brand,
    memberId,
    kind: refund ? 'points.refund' : kind === 'convert' ? 'points.convert' : 'points.cash',
    key: id,
    currency,
    at: now,
    details: { reference: id, ...(name !== null && { item: name }) },
    postings: [
      { account: memberPurse(memberId), amount: money },
      { account: house('points'), amount: -money },
    ],
  });
  return true;
}
