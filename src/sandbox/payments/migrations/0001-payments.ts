import { sql, type Kysely } from 'kysely';

/** Payments of the sandbox's payment provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists sandbox_payments (
      brand text not null,
      id text not null,
      order_id text not null,
      amount text not null,
      currency text not null,
      digits integer not null,
      look text not null,
      return_url text not null,
      tell_url text not null,
      choice text,
      begun_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (brand, id)
    )`.execute(db);
  await sql`create unique index if not exists sandbox_payments_order on sandbox_payments (brand, order_id)`.execute(
    db,
  );
}
