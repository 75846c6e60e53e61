import { sql, type Kysely } from 'kysely';

/** Texts of a language that an account is to translate, of one pack. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_translations (
      pack text not null,
      language text not null,
      key text not null,
      account_id text not null references operator_accounts (id),
      assigned_by text not null,
      at timestamptz not null,
      primary key (pack, language, key)
    )`.execute(db);
  await sql`create index operator_translations_account on operator_translations (account_id)`.execute(db);
}
