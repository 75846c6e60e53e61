import { sql, type Kysely } from 'kysely';

/** Marks that operators give members; pages never see them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column tags text not null default ''`.execute(db);
}
