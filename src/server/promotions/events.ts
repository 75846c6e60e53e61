import type { Trx } from '#server/db/types.ts';

type Happened = {
  brand: string;
  memberId: string;
  at: Date;
} & ({ kind: 'registration' } | { kind: 'deposit'; key: string; amount: bigint; method: string });

/** Writes down what campaigns are asked about later, in the transaction in which it happens; once for the same event. */
export async function addPromotionEvent(trx: Trx, happened: Happened): Promise<void> {
  const { brand, memberId, kind, at } = happened;
  const isDeposit = happened.kind === 'deposit';
  await trx
    .insertInto('promotion_events')
    .values({
      brand,
      member_id: memberId,
      kind,
      campaign: '',
      key: isDeposit ? happened.key : '',
      at,
      amount: isDeposit ? happened.amount : null,
      method: isDeposit ? happened.method : null,
      due_at: at,
      done_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
