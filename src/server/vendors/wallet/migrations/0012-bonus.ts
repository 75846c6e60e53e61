import { sql, type Kysely } from 'kysely';

/** A bet keeps how much of it was bonus money, and `vendor_begin` answers the bonus that runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vendor_transactions add column bonus bigint not null default 0 check (bonus between 0 and amount)`.execute(
    db,
  );
  await sql`drop function if exists vendor_begin(text, text, text, timestamptz, text, text, text)`.execute(
    db,
  );
}
