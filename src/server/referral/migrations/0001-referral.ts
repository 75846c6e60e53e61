import { sql, type Kysely } from 'kysely';

/** Codes by which members invite others, who was invited by whom, and the browsers that members were at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table referral_codes (
      brand text not null,
      member_id text not null,
      code text not null,
      made_at timestamptz not null,
      primary key (brand, member_id),
      unique (brand, code)
    )`.execute(db);
  await sql`
    create table referrals (
      brand text not null,
      member_id text not null,
      inviter_id text not null check (inviter_id <> member_id),
      at timestamptz not null,
      refused text check (refused in ('DEVICE', 'ADDRESS', 'PAYOUT', 'MOBILE')),
      refused_at timestamptz check ((refused is null) = (refused_at is null)),
      primary key (brand, member_id)
    )`.execute(db);
  await sql`create index referrals_of_inviter on referrals (brand, inviter_id, at)`.execute(db);
  await sql`create index referrals_counting on referrals (brand, at) where refused is null`.execute(db);
  await sql`
    create table member_devices (
      brand text not null,
      member_id text not null,
      device text not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (brand, member_id, device)
    )`.execute(db);
  await sql`create index member_devices_shared on member_devices (brand, device)`.execute(db);
}
