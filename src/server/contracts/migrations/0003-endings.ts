import { sql, type Kysely } from 'kysely';

/** How contracts ended and on which side, for the past contracts of both members. Rows from before have neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contracts
      add column ended_for text check (ended_for in ('ANSWER', 'REPLACED', 'ENDED', 'ABOVE', 'TIME', 'PLACE')),
      add column ended_side text check (ended_side in ('UPLINE', 'DOWNLINE', 'FURTHER_UP', 'HOUSE', 'SERVER'))`.execute(
    db,
  );
  await sql`create index contracts_past_own on contracts (brand, downline_id, (coalesce(ended_at, answered_at)) desc, id)
    where state in ('REJECTED', 'TERMINATED', 'EXPIRED')`.execute(db);
  await sql`create index contracts_past_given on contracts (brand, upline_id, (coalesce(ended_at, answered_at)) desc, id)
    where state in ('REJECTED', 'TERMINATED', 'EXPIRED')`.execute(db);
}
