import { sql, type Kysely } from 'kysely';

/** Points may come of a promotion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table point_entries drop constraint point_entries_type_check`.execute(db);
  await sql`
    alter table point_entries add constraint point_entries_type_check
    check (type in ('deposit', 'live', 'lottery', 'pvp', 'slots', 'sports', 'redeem', 'promotion'))`.execute(
    db,
  );
}
