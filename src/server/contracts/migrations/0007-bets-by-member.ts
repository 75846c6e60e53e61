import { sql, type Kysely } from 'kysely';

/** Lines are found by their bets in the order of the key, so that they need no index of their own for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contract_bets drop constraint contract_bets_pkey,
      add primary key (brand, member_id, bet_id, agent_id, version)`.execute(db);
  await sql`drop index contract_bets_of_bet`.execute(db);
}
