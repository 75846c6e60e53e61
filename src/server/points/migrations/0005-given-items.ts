import { sql, type Kysely } from 'kysely';

/** Items that promotions give cost no points. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table point_exchanges
      drop constraint point_exchanges_points_check,
      add constraint point_exchanges_points_check check (points >= 0)`.execute(db);
}
