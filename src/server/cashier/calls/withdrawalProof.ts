import { addPicture, countPictures } from '../pictures.ts';
import { withdrawalOf } from '../withdrawals.ts';
import { defineCall } from '#server/calls/call.ts';
import { refusedFile } from '#server/forms/order-forms.ts';
import { proofOf, proofsMax } from '#server/images/pictures.ts';
import { refuse } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { limitProofs } from './limit-proofs.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

/** Takes a picture that shows what came of a withdrawal, while its answer is open or disputed. */
export const route = defineCall('withdrawalProof', async (context) => {
  const { brand, body, gateway, now, query, session } = context;
  const limited = await limitProofs(context);
  if (limited) return limited;
  const owner = { brand: brand.brand, memberId: session.memberId, id: query.id };
  if (!(await withdrawalOf(gateway.db, owner))) return refuse('WITHDRAWAL_GONE');
  const refused = refusedFile(context, 'withdrawalAnswer', { field: 'proof', file: body });
  if (refused) return refused;
  const proof = await proofOf(body);
  if (!proof.ok) return refuse(proof.why === 'FILE_TYPE' ? 'PROOF_TYPE' : 'PICTURE_SIZE');
  return gateway.db.transaction().execute(async (trx) => {
    const withdrawal = await withdrawalOf(trx, { ...owner, lock: true });
    if (withdrawal?.state !== 'PAID' && withdrawal?.state !== 'DISPUTED') return refuse('WITHDRAWAL_ENDED');
    const subject = {
      brand: withdrawal.brand,
      member_id: withdrawal.member_id,
      about: 'withdrawal' as const,
      about_id: withdrawal.id,
    };
    const picture = { id: newId(gateway.random), picture: proof.picture, now, max: proofsMax };
    if (!(await addPicture(trx, subject, picture))) return refuse('TOO_MANY_PROOFS');
    return presentWithdrawal(context, withdrawal, await countPictures(trx, subject));
  });
});
