import { sql } from 'kysely';
import type { Trx } from '#server/db/types.ts';
import { isAboutPlay, type MessageDetails, type SystemTopic } from './topics.ts';

/**
 * Notes down what a member is told of, in the transaction of what it tells of; once for its topic and key. The documents of the brand
 * decide a moment later whether it is told.
 */
export async function noteMessage(
  trx: Trx,
  {
    brand,
    memberId,
    topic,
    key,
    at,
    details,
  }: {
    brand: string;
    memberId: string;
    topic: SystemTopic;
    key: string;
    at: Date;
    details: MessageDetails;
  },
): Promise<void> {
  await sql`
    select message_note(${brand}, ${memberId}, ${topic}, ${key}, ${isAboutPlay(topic)}, ${at},
      ${JSON.stringify(details)}::jsonb)`.execute(trx);
}
