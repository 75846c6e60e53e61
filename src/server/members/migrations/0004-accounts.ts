import { sql, type Kysely } from 'kysely';

/** Mobile numbers of members, codes and temporary passwords that are sent, and the outbox of the sandbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column mobile text, add column mobile_verified_at timestamptz`.execute(
    db,
  );
  // Numbers of members registered before this migration, in E.164: see mobileOf.
  await sql`
    update members set mobile =
      '+' || regexp_replace(profile ->> 'countryDialingCode', '[^0-9]', '', 'g')
          || ltrim(regexp_replace(profile ->> 'mobileNum', '[^0-9]', '', 'g'), '0')
    where profile ->> 'countryDialingCode' ~ '^[+]?[0-9]{1,4}$' and profile ->> 'mobileNum' ~ '^[0-9 -]{4,}$'`.execute(
    db,
  );
  await sql`create index members_mobile on members (brand, mobile)`.execute(db);
  await sql`create unique index members_mobile_verified on members (brand, mobile) where mobile_verified_at is not null`.execute(
    db,
  );
  await sql`alter table member_sessions add column password_due boolean not null default false`.execute(db);
  await sql`
    create table verification_codes (
      brand text not null,
      purpose text not null,
      mobile text not null,
      code_hash text not null,
      tries integer not null default 0,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (brand, purpose, mobile)
    )`.execute(db);
  await sql`create index verification_codes_expiry on verification_codes (expires_at)`.execute(db);
  await sql`
    create table temporary_passwords (
      brand text not null,
      member_id text not null,
      password_hash text not null,
      expires_at timestamptz not null,
      primary key (brand, member_id),
      foreign key (brand, member_id) references members (brand, id)
    )`.execute(db);
  await sql`create index temporary_passwords_expiry on temporary_passwords (expires_at)`.execute(db);
  await sql`
    create table outbox (
      brand text not null,
      id bigint generated always as identity,
      channel text not null check (channel in ('sms', 'mail')),
      recipient text not null,
      subject text,
      body text not null,
      sent_at timestamptz not null,
      primary key (brand, id)
    )`.execute(db);
}
