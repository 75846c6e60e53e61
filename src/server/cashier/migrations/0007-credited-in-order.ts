import { sql, type Kysely } from 'kysely';

/** Sums of what was credited on a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index cashier_deposits_credited on cashier_deposits (brand, decided_at)
    where state = 'CONFIRMED'`.execute(db);
}
