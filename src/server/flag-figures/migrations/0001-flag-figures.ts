import { sql, type Kysely } from 'kysely';

/** What became of the browsers that met variants of flags, by day, and the members who met them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flag_figures (
      brand text not null,
      flag text not null,
      run integer not null,
      variant text not null,
      day text not null,
      stripe smallint not null,
      met bigint not null default 0,
      pressed bigint not null default 0,
      registered bigint not null default 0,
      deposited bigint not null default 0,
      primary key (brand, flag, run, variant, day, stripe)
    )`.execute(db);
  await sql`
    create table flag_members (
      brand text not null,
      member_id text not null,
      flag text not null,
      run integer not null,
      variant text not null,
      at timestamptz not null,
      deposited_at timestamptz,
      primary key (brand, member_id, flag, run)
    )`.execute(db);
}
