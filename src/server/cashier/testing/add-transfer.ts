import { randomBytes } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { addDeposit } from '../deposits.ts';
import { cashierOf } from '../document.ts';
import { addProof } from '../pictures.ts';

/**
 * Adds a deposit of a member by transfer; its id.
 * @param receipt id of the picture that it has, by the deposit's; none unless given
 */
export async function addTransfer(
  db: Db,
  {
    brand,
    memberId,
    amount,
    receipt,
  }: { brand: LiveBrand; memberId: string; amount: bigint; receipt?: (id: string) => string },
): Promise<string> {
  const id = randomBytes(12).toString('base64url');
  const now = new Date();
  const method = cashierOf(brand).deposit.methods.items['transfer'];
  if (!method) throw new Error('The document of the test lacks the method.');
  const account = { bank: 'North Bank', holder: 'Alpha House', number: '1234567890' };
  const order = { brand, memberId, id, methodId: 'transfer', method, amount, account };
  const subject = { brand: brand.brand, member_id: memberId, about: 'deposit', about_id: id } as const;
  const picture = createCanvas(8, 8).toBuffer('image/webp');
  await db.transaction().execute(async (trx) => {
    await addDeposit(trx, { ...order, begun: undefined, sandbox: false, now });
    if (receipt) await addProof(trx, subject, { id: receipt(id), picture, now, max: 3 });
  });
  return id;
}
