import { sql, type Kysely } from 'kysely';

/**
 * Functions that begin and end every wallet operation. An operation is one statement, hence one transaction: all or
 * nothing. Operations of a vendor on one player run one after the other behind a lock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // r_code: null to go on, REPEATED with the balance of the stored reply, or why not.
  await sql`
    create function vendor_begin(
      p_brand text, p_vassalage text, p_nonce text, p_now timestamptz, p_player text, p_id text, p_hash text,
      out r_code text, out r_member text, out r_balance bigint
    ) language plpgsql as $$
    declare
      v_kind text;
      v_hash text;
    begin
      insert into vendor_nonces (brand, vassalage, nonce, at) values (p_brand, p_vassalage, p_nonce, p_now)
        on conflict do nothing;
      if not found then
        r_code := 'NONCE_USED';
        return;
      end if;
      select p.member_id into r_member from vendor_players p
        where p.brand = p_brand and p.vassalage = p_vassalage and p.player = p_player;
      if not found then
        r_code := 'UNKNOWN_PLAYER';
        return;
      end if;
      perform pg_advisory_xact_lock(hashtextextended(p_brand || ' ' || p_vassalage || ' ' || p_player, 0));
      select t.kind, t.body_hash, t.balance into v_kind, v_hash, r_balance from vendor_transactions t
        where t.brand = p_brand and t.vassalage = p_vassalage and t.id = p_id;
      if found then
        if v_hash = p_hash then r_code := 'REPEATED';
        elsif v_kind = 'tombstone' and v_hash = r_member then r_code := 'TRANSACTION_ROLLED_BACK';
        else r_code := 'DUPLICATE_TRANSACTION';
        end if;
      end if;
    end $$`.execute(db);
  await sql`
    create function vendor_end(
      p_brand text, p_vassalage text, p_id text, p_member text, p_kind text, p_hash text, p_round text,
      p_amount bigint, p_balance bigint, p_now timestamptz
    ) returns void language plpgsql as $$
    begin
      insert into vendor_transactions (brand, vassalage, id, member_id, kind, body_hash, round, amount, balance, at)
        values (p_brand, p_vassalage, p_id, p_member, p_kind, p_hash, p_round, p_amount, p_balance, p_now);
      -- The vendor gives up soon and asks again: what took too long is undone as a whole.
      if clock_timestamp() - statement_timestamp() > interval '1500 ms' then
        raise exception 'the operation took too long' using errcode = '57014';
      end if;
    end $$`.execute(db);
  await sql`
    create function main_balance(p_brand text, p_member text, p_currency text) returns bigint
    language sql stable as $$
      select coalesce((select balance from ledger_balances where brand = p_brand and owner = p_member
        and purse = 'main' and currency = p_currency and stripe = 0), 0)
    $$`.execute(db);
}
