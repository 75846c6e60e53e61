import { sql, type Kysely } from 'kysely';

/** Pages opened while a version is rolled out, and those of them in which something broke. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_health (
      brand text not null,
      seq bigint not null,
      stripe smallint not null,
      views bigint not null default 0,
      faulted bigint not null default 0,
      primary key (brand, seq, stripe)
    )`.execute(db);
}
