import { newId, type RandomBytes } from '#server/crypto/tokens.ts';
import type { Trx } from '#server/db/types.ts';
import { creditAward } from '#server/promotions/credit.ts';
import type { Award } from '#server/promotions/standing.ts';
import { takeEnvelope, type Fall } from './envelopes.ts';
import { campaignOfRain } from './rains.ts';

/** Takes an envelope for a member and credits it; undefined if all are taken. The caller holds the member's purse, and has seen that it has none. */
export async function catchEnvelope(
  trx: Trx,
  fall: Fall,
  { memberId, currency, now, random }: { memberId: string; currency: string; now: Date; random: RandomBytes },
): Promise<Award | undefined> {
  const envelope = await takeEnvelope(trx, fall, { memberId, now, random });
  if (!envelope) return undefined;
  const award = await trx
    .insertInto('promotion_awards')
    .values({
      brand: fall.brand,
      member_id: memberId,
      campaign: campaignOfRain(fall.rain),
      cause: fall.slot,
      id: newId(random),
      what: envelope.what,
      amount: envelope.amount,
      currency: envelope.what === 'money' ? currency : null,
      raffle: null,
      wagering: null,
      state: 'ISSUED',
      made_at: now,
      credited_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await creditAward(trx, award, now);
  return award;
}
