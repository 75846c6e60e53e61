import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { every } from '#server/jobs/schedules.ts';
import type { LiveBrands } from '#server/publishing/live-brands.ts';
import { boundOf } from './rooms.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Rows of one statement. */
const atOnce = 5_000;

/** Deletes what is older than the brand keeps, a part at a time. */
export async function forgetMessages(db: Db, brand: string, before: Date): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      with old as (
        select room, id from chat_messages where brand = ${brand} and sent_at < ${before} order by sent_at limit ${atOnce}
      ), reports as (
        delete from chat_reports using old where brand = ${brand} and chat_reports.room = old.room and message = old.id
      ), gone as (
        delete from chat_messages using old
        where chat_messages.brand = ${brand} and chat_messages.room = old.room and chat_messages.id = old.id
        returning 1
      )
      select count(*)::int as count from gone`.execute(db);
    const count = rows[0]?.count ?? 0;
    deleted += count;
    if (count < atOnce) break;
  }
  await db.deleteFrom('chat_mentions').where('brand', '=', brand).where('at', '<', before).execute();
  return deleted;
}

/** Deletes old messages of every brand, each hour in one process. */
export function startChat(work: { db: Db; clock: () => Date; brands: LiveBrands }, jobs: Jobs): void {
  jobs.schedule({
    name: 'old-chat-messages',
    next: every(hourMs),
    async handle() {
      for (const brand of await work.brands.all()) {
        const days = boundOf(brand, 'retentionDays');
        await forgetMessages(work.db, brand.brand, new Date(work.clock().getTime() - days * dayMs));
      }
    },
  });
}
