import { randomBytes } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { newId } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import { addApplicationPicture } from '../pictures.ts';
import { sampleCampaign } from './campaigns.ts';

/** An application of a member that waits, for a campaign of its own, with a picture of its id; the campaign and the id. */
export async function openApplication(db: Db, owner: { brand: string; memberId: string }) {
  const id = newId(randomBytes);
  const campaign = sampleCampaign(`c${id.replaceAll('-', '_')}`, { trigger: { on: 'application' } });
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('promotion_applications')
      .values({
        brand: owner.brand,
        member_id: owner.memberId,
        id,
        campaign: campaign.id,
        remark: 'The match of Saturday.',
        state: 'APPLYING',
        made_at: now,
        decided_at: null,
        decided_by: null,
        reason: null,
      })
      .execute();
    const picture = createCanvas(8, 8).toBuffer('image/webp');
    await addApplicationPicture(trx, { ...owner, application: id }, { id, picture, now });
  });
  return { id, campaign };
}
