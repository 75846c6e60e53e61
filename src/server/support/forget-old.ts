import { sql } from 'kysely';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';

const dayMs = 24 * 60 * 60_000;
/** Conversations that one statement deletes. */
const atOnce = 200;

/** Deletes conversations whose last message is older than the brand keeps them, with all that belongs to them. */
export async function forgetOld(db: Db, brand: LiveBrand, now: Date): Promise<void> {
  const document = documentOf(brand, 'support');
  if (!document) return;
  const before = new Date(now.getTime() - document.retentionDays * dayMs);
  for (let more = true; more;) {
    const { rows } = await sql`
      with old as (
        select brand, id from support_conversations where brand = ${brand.brand} and last_at < ${before}
          order by last_at limit ${atOnce} for update skip locked
      ), files as (
        delete from support_files file using old where file.brand = old.brand and file.conversation_id = old.id
      ), messages as (
        delete from support_messages said using old where said.brand = old.brand and said.conversation_id = old.id
      ) delete from support_conversations gone using old where gone.brand = old.brand and gone.id = old.id
        returning gone.id`.execute(db);
    more = rows.length === atOnce;
  }
}
