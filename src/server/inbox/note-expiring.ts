import { sql } from 'kysely';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { isAboutPlay } from './topics.ts';

const hourMs = 3_600_000;

/** Notes down bonuses in play that expire soon, once for each time that one began; nothing in a brand that tells nothing of them. */
export async function noteExpiring(db: Db, live: LiveBrand, now: Date): Promise<void> {
  const messages = documentOf(live, 'messages');
  if (!messages || messages.topics.bonusExpiring.enabled === false) return;
  const until = new Date(now.getTime() + messages.expiringHours * hourMs);
  const { brand } = live;
  // One that lasts no longer than the notice has just begun, and tells its time itself.
  await sql`
    select message_note(brand, member_id, 'bonusExpiring', key, ${isAboutPlay('bonusExpiring')}, ${now}, details) from (
      select brand, member_id, id || ':' || turns as key,
        jsonb_build_object('amount', amount::text, 'currency', currency,
          'until', to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as details
        from bonus_grants
        where brand = ${brand} and state = 'ACTIVE' and expires_at > ${now} and expires_at <= ${until}
          and begun_at < expires_at - make_interval(hours => ${messages.expiringHours})
    ) soon where not exists (
      select 1 from member_messages told
        where told.brand = soon.brand and told.member_id = soon.member_id and told.topic = 'bonusExpiring' and told.key = soon.key
    )`.execute(db);
}
