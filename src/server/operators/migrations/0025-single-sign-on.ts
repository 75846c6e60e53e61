import { sql, type Kysely } from 'kysely';

/** Who of the accounts signs in at the company's provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_identities (
      account_id text primary key references operator_accounts (id) on delete cascade,
      issuer text not null,
      subject text not null,
      unique (issuer, subject)
    )`.execute(db);
}
