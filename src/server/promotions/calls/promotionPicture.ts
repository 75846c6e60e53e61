import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { readProof } from '#server/forms/read-proof.ts';
import { memberWork } from './member-work.ts';
import { addApplicationPicture, applicationPictures } from '../pictures.ts';
import { tell } from './tell.ts';

/** Takes a picture for an application of the member that waits for a decision. */
export const route = defineCall('promotionPicture', async (context) => {
  const { brand, body, gateway, now, query, session } = context;
  const { memberId } = session;
  const own = gateway.db
    .selectFrom('promotion_applications')
    .select('state')
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('id', '=', query.id);
  if (!(await own.executeTakeFirst())) return refuseCall('PROMOTION_UNKNOWN');
  const picture = await readProof(context, 'promotionApplication', { field: 'images', file: body });
  if (picture instanceof CallRefusal) return picture;
  const done = await memberWork(context, async (trx) => {
    const application = await trx
      .selectFrom('promotion_applications')
      .select('state')
      .where('brand', '=', brand.brand)
      .where('member_id', '=', memberId)
      .where('id', '=', query.id)
      .forUpdate()
      .executeTakeFirst();
    if (application?.state !== 'APPLYING')
      return refuseCall('PROMOTION_NOT_OFFERED', { value: { reason: 'ENDED' } });
    const subject = { brand: brand.brand, memberId, application: query.id };
    const stored = await addApplicationPicture(trx, subject, { id: newId(gateway.random), picture, now });
    if (!stored) return refuseCall('TOO_MANY_PROOFS');
    const all = await applicationPictures(trx, { brand: brand.brand, applications: [query.id] });
    return { pictures: all.get(query.id)?.length ?? 1 };
  });
  if (!(done instanceof CallRefusal)) await tell(context, []);
  return done;
});
