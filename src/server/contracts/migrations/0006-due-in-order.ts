import { sql, type Kysely } from 'kysely';

/** Due payouts are read in the order in which they are paid, without sorting all that wait; one index of ids is enough. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index contract_payouts_due`.execute(db);
  await sql`create index contract_payouts_due on contract_payouts (brand, due_at, agent_id) where state = 'DUE'`.execute(
    db,
  );
  await sql`drop index contract_payouts_by_id`.execute(db);
}
