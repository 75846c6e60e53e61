import { randomBytes } from 'node:crypto';
import { newId } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import { addExchange } from '../exchanges.ts';
import { payInPoints } from './mall.ts';

const points = 300n;

/** An exchange in process of a member, who gets the points for it; its trade number. */
export async function openExchange(db: Db, owner: { brand: string; memberId: string }): Promise<string> {
  await payInPoints({ db }, { ...owner, points });
  const exchange = {
    brand: owner.brand,
    member_id: owner.memberId,
    id: newId(randomBytes),
    kind: 'voucher',
    item: 'topUp',
    name: 'Phone top-up',
    quantity: 1,
    points,
    currency: 'USD',
    amount: 0n,
    credit: 0n,
    status: 'APPLYING',
    made_at: new Date(),
  } as const;
  return (await db.transaction().execute((trx) => addExchange(trx, exchange))).id;
}
