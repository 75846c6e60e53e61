import { sql, type Kysely } from 'kysely';

/** Accounts of members at banks, deposits, withdrawals, the pictures that prove them, and what payment providers told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cashier_accounts (
      brand text not null,
      member_id text not null,
      id text not null,
      bank text not null,
      holder text not null,
      number text not null,
      number_hash text not null,
      number_end text not null,
      added_at timestamptz not null,
      removed_at timestamptz,
      primary key (brand, member_id, id)
    )`.execute(db);
  // A number is of one member of a brand at a time.
  await sql`create unique index cashier_accounts_number on cashier_accounts (brand, number_hash) where removed_at is null`.execute(
    db,
  );
  await sql`
    create table cashier_deposits (
      brand text not null,
      member_id text not null,
      id text not null,
      method text not null,
      kind text not null check (kind in ('transfer', 'hosted')),
      look text,
      currency text not null,
      amount bigint not null check (amount > 0),
      fee bigint not null check (fee >= 0),
      state text not null check (state in ('PENDING', 'CONFIRMED', 'FAILED', 'EXPIRED')),
      account jsonb,
      provider text,
      payment text,
      pay_url text,
      surplus integer not null default 0,
      review text,
      made_at timestamptz not null,
      expires_at timestamptz,
      bank_at timestamptz,
      approved_by text,
      decided_at timestamptz,
      decided_by text,
      reason text,
      primary key (brand, member_id, id)
    )`.execute(db);
  await sql`create unique index cashier_deposits_id on cashier_deposits (brand, id)`.execute(db);
  await sql`create index cashier_deposits_newest on cashier_deposits (brand, member_id, made_at desc, id desc)`.execute(
    db,
  );
  await sql`create index cashier_deposits_queue on cashier_deposits (brand, made_at, id) where state = 'PENDING'`.execute(
    db,
  );
  await sql`create index cashier_deposits_due on cashier_deposits (expires_at) where state = 'PENDING'`.execute(
    db,
  );
  await sql`create index cashier_deposits_bank on cashier_deposits (bank_at) where state = 'PENDING'`.execute(
    db,
  );
  await sql`
    create table cashier_withdrawals (
      brand text not null,
      member_id text not null,
      id text not null,
      account_id text not null,
      bank text not null,
      holder text not null,
      number text not null,
      number_end text not null,
      currency text not null,
      amount bigint not null check (amount > 0),
      fee bigint not null check (fee >= 0 and fee < amount),
      state text not null check (state in ('REQUESTED', 'APPROVED', 'PAID', 'DISPUTED', 'CLOSED', 'REJECTED')),
      answer text check (answer in ('full', 'partly', 'none', 'silence')),
      received bigint check (received >= 0 and received < amount),
      outcome text check (outcome in ('received', 'forced', 'paid', 'returned')),
      returned bigint check (returned > 0 and returned <= amount),
      requested_at timestamptz not null,
      bank_at timestamptz,
      approved_first_by text,
      approved_at timestamptz,
      approved_by text,
      paid_at timestamptz,
      paid_by text,
      reference text,
      due_at timestamptz,
      answered_at timestamptz,
      closed_at timestamptz,
      closed_by text,
      reason text,
      primary key (brand, member_id, id)
    )`.execute(db);
  await sql`create unique index cashier_withdrawals_id on cashier_withdrawals (brand, id)`.execute(db);
  await sql`create index cashier_withdrawals_newest on cashier_withdrawals (brand, member_id, requested_at desc, id desc)`.execute(
    db,
  );
  await sql`
    create index cashier_withdrawals_queue on cashier_withdrawals (brand, requested_at, id)
    where state in ('REQUESTED', 'APPROVED', 'DISPUTED')`.execute(db);
  await sql`create index cashier_withdrawals_due on cashier_withdrawals (due_at) where state = 'PAID'`.execute(
    db,
  );
  await sql`
    create index cashier_withdrawals_bank on cashier_withdrawals (bank_at)
    where state in ('REQUESTED', 'APPROVED')`.execute(db);
  await sql`
    create table cashier_pictures (
      brand text not null,
      member_id text not null,
      id text not null,
      about text not null check (about in ('deposit', 'withdrawal')),
      about_id text not null,
      picture bytea not null,
      sent_at timestamptz not null,
      primary key (brand, member_id, id)
    )`.execute(db);
  await sql`create index cashier_pictures_about on cashier_pictures (brand, member_id, about, about_id)`.execute(
    db,
  );
  await sql`
    create table cashier_payment_events (
      brand text not null,
      member_id text not null,
      provider text not null,
      id text not null,
      deposit_id text not null,
      payment text not null,
      kind text not null,
      came_at timestamptz not null,
      primary key (brand, member_id, provider, id)
    )`.execute(db);
  await sql`create index cashier_payment_events_deposit on cashier_payment_events (brand, member_id, deposit_id)`.execute(
    db,
  );
}
