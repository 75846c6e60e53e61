import { tellCashier } from '../cashier.ts';
import { depositMethods } from '../document.ts';
import { depositOf, type Deposit } from '../deposits.ts';
import { addProof, countPictures } from '../pictures.ts';
import type { Trx } from '#server/db/types.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { proofsMax } from '#server/images/pictures.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { readProof } from '#server/forms/read-proof.ts';
import { presentDeposit } from './present-deposit.ts';

/** A deposit with a receipt waits for an operator and does not expire. */
async function hasReceipt(
  trx: Trx,
  { brand, gateway, now }: ContextOf<'depositReceipt'>,
  deposit: Deposit,
): Promise<void> {
  const method = depositMethods(brand).find(({ id }) => id === deposit.method)?.item;
  const bank = gateway.cashier.sandbox ? method?.sandboxBank : undefined;
  const itself = bank && BigInt(deposit.amount) <= BigInt(bank.upTo);
  await trx
    .updateTable('cashier_deposits')
    .set({ expires_at: null, ...(itself && { bank_at: new Date(now.getTime() + bank.seconds * 1000) }) })
    .where('brand', '=', deposit.brand)
    .where('member_id', '=', deposit.member_id)
    .where('id', '=', deposit.id)
    .execute();
}

/** Takes a picture of a receipt for a deposit that waits for one. */
export const route = defineCall('depositReceipt', async (context) => {
  const { brand, body, gateway, now, query, session } = context;
  const owner = { brand: brand.brand, memberId: session.memberId, id: query.id };
  const before = await depositOf(gateway.db, owner);
  if (before?.kind !== 'transfer') return refuseCall('DEPOSIT_GONE');
  const proof = await readProof(context, 'depositReceipt', { field: 'receipt', file: body });
  if (proof instanceof CallRefusal) return proof;
  const done = await gateway.db.transaction().execute(async (trx) => {
    const deposit = await depositOf(trx, { ...owner, lock: true });
    if (deposit?.state !== 'PENDING') return refuseCall('DEPOSIT_ENDED');
    const subject = {
      brand: deposit.brand,
      member_id: deposit.member_id,
      about: 'deposit' as const,
      about_id: deposit.id,
    };
    const picture = { id: newId(gateway.random), picture: proof, now, max: proofsMax };
    if (!(await addProof(trx, subject, picture))) return refuseCall('TOO_MANY_PROOFS');
    await hasReceipt(trx, context, deposit);
    const after = await depositOf(trx, owner);
    return presentDeposit(context, after ?? deposit, await countPictures(trx, subject));
  });
  if (!(done instanceof CallRefusal)) await tellCashier(gateway.cashier, before, false);
  return done;
});
