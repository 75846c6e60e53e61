import { sql, type Kysely } from 'kysely';

/** Wallets: a balance row per member and currency, and the movements it is the sum of; integer minor units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wallets (
      brand text not null,
      member_id text not null,
      currency text not null,
      balance bigint not null check (balance >= 0),
      updated_at timestamptz not null,
      primary key (brand, member_id, currency),
      foreign key (brand, member_id) references members (brand, id)
    )`.execute(db);
  await sql`
    create table wallet_movements (
      brand text not null,
      member_id text not null,
      id bigint generated always as identity,
      currency text not null,
      amount bigint not null,
      kind text not null,
      reference text not null,
      moved_at timestamptz not null,
      primary key (brand, member_id, id),
      unique (brand, member_id, reference),
      foreign key (brand, member_id, currency) references wallets (brand, member_id, currency)
    )`.execute(db);
}
