import { addProof, countPictures } from '../pictures.ts';
import { withdrawalOf } from '../withdrawals.ts';
import { defineCall } from '#server/calls/call.ts';
import { proofsMax } from '#server/images/pictures.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { readProof } from '#server/forms/read-proof.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

/** Takes a picture that shows what came of a withdrawal, while its answer is open or disputed. */
export const route = defineCall('withdrawalProof', async (context) => {
  const { brand, body, gateway, now, query, session } = context;
  const owner = { brand: brand.brand, memberId: session.memberId, id: query.id };
  if (!(await withdrawalOf(gateway.db, owner))) return refuseCall('WITHDRAWAL_GONE');
  const proof = await readProof(context, 'withdrawalAnswer', { field: 'proof', file: body });
  if (proof instanceof CallRefusal) return proof;
  return gateway.db.transaction().execute(async (trx) => {
    const withdrawal = await withdrawalOf(trx, { ...owner, lock: true });
    if (withdrawal?.state !== 'PAID' && withdrawal?.state !== 'DISPUTED')
      return refuseCall('WITHDRAWAL_ENDED');
    const subject = {
      brand: withdrawal.brand,
      member_id: withdrawal.member_id,
      about: 'withdrawal' as const,
      about_id: withdrawal.id,
    };
    const picture = { id: newId(gateway.random), picture: proof, now, max: proofsMax };
    if (!(await addProof(trx, subject, picture))) return refuseCall('TOO_MANY_PROOFS');
    return presentWithdrawal(context, withdrawal, await countPictures(trx, subject));
  });
});
