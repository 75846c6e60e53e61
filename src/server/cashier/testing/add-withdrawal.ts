import { randomBytes } from 'node:crypto';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { requestWithdrawal } from '../withdrawals.ts';

/**
 * Requests a withdrawal of a member to a bank account; its id.
 * @throws when it is refused
 */
export async function addWithdrawal(
  db: Db,
  {
    brand,
    memberId,
    amount,
    now = new Date(),
  }: { brand: LiveBrand; memberId: string; amount: bigint; now?: Date },
): Promise<string> {
  const id = randomBytes(12).toString('base64url');
  const account = {
    brand: brand.brand,
    member_id: memberId,
    id: 'a',
    bank: 'north',
    holder: 'Ma Hla Win',
    number: 'sealed',
    number_hash: 'hash',
    number_end: '•••••801',
    added_at: now,
    own: {},
    removed_at: null,
  };
  const plan = { brand, memberId, id, account, amount, sandbox: false, now };
  const asked = await db.transaction().execute((trx) => requestWithdrawal(trx, plan, 'sealed'));
  if (!asked.ok) throw new Error(`The withdrawal was refused: ${JSON.stringify(asked)}`);
  return id;
}
