import { sql, type Kysely } from 'kysely';

/** A deposit may be cancelled by its owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cashier_deposits
      drop constraint cashier_deposits_state_check,
      add constraint cashier_deposits_state_check
        check (state in ('PENDING', 'CONFIRMED', 'FAILED', 'EXPIRED', 'CANCELLED'))`.execute(db);
}
