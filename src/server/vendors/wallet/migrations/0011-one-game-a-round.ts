import { sql, type Kysely } from 'kysely';

/**
 * A round is of one game, and a bet of one round: the functions of migrations 0003 to 0005, which now refuse a bet or win that names another
 * game than its round, and a rollback that names another round than its bet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function vendor_bet(
      p_brand text, p_vassalage text, p_nonce text, p_now timestamptz, p_id text, p_hash text, p_player text,
      p_session text, p_idle interval, p_currency text, p_game_type text, p_game text, p_round text,
      p_amount bigint, p_details jsonb,
      out r_code text, out r_balance bigint, out r_member text
    ) language plpgsql as $$
    declare
      v_session launch_sessions%rowtype;
      v_status text;
      v_game text;
    begin
      select b.r_code, b.r_balance, b.r_member into r_code, r_balance, r_member
        from vendor_begin(p_brand, p_vassalage, p_nonce, p_now, p_player, p_id, p_hash) b;
      if r_code is not null then return; end if;

      select * into v_session from launch_sessions l
        where l.brand = p_brand and l.member_id = r_member and l.token_hash = p_session
          and l.vassalage = p_vassalage and not l.trial and l.expires_at > p_now;
      if not found then
        r_code := 'SESSION_EXPIRED';
        return;
      end if;
      select b.status, b.game_code into v_status, v_game from bets b
        where b.brand = p_brand and b.member_id = r_member and b.vassalage = p_vassalage and b.round = p_round
          and b.source <> 'lottery';
      if found and v_status <> 'OPEN' then
        r_code := 'ROUND_CLOSED';
        return;
      end if;
      if v_game <> p_game then
        r_code := 'INVALID_REQUEST';
        return;
      end if;
      r_code := may_bet(p_brand, r_member, p_now, p_amount);
      if r_code is not null then return; end if;

      select l.r_code, l.r_balance into r_code, r_balance from ledger_post(
        p_brand, r_member, 'bet', p_vassalage || ':' || p_id, p_currency, p_now,
        jsonb_build_object('vendor', p_vassalage, 'game', p_game, 'round', p_round),
        array[r_member, 'house'], array['main', 'vendor:' || p_vassalage], array[-p_amount, p_amount]) l;
      if r_code <> 'OK' then return; end if;

      if v_status is null then
        insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout,
            valid_bet, status, placed_at, details)
          values (p_brand, r_member, 'seamless', p_vassalage, p_game_type, p_game, p_round, p_currency, p_amount, 0,
            0, 'OPEN', p_now, p_details);
      else
        update bets b set stake = b.stake + p_amount, details = b.details || p_details
          where b.brand = p_brand and b.member_id = r_member and b.vassalage = p_vassalage and b.round = p_round
            and b.source <> 'lottery';
      end if;
      -- Written now and then only: a bet keeps the launch alive.
      if v_session.expires_at < least(p_now + p_idle, v_session.ends_at) - interval '1 minute' then
        update launch_sessions l set expires_at = least(p_now + p_idle, l.ends_at)
          where l.brand = p_brand and l.member_id = r_member and l.token_hash = p_session;
      end if;
      perform vendor_end(p_brand, p_vassalage, p_id, r_member, 'bet', p_hash, p_round, p_amount, r_balance, p_now);
    end $$`.execute(db);
  await sql`
    create or replace function vendor_win(
      p_brand text, p_vassalage text, p_nonce text, p_now timestamptz, p_id text, p_hash text, p_player text,
      p_currency text, p_game_type text, p_game text, p_round text, p_amount bigint, p_kind text, p_closes boolean,
      p_details jsonb,
      out r_code text, out r_balance bigint, out r_member text
    ) language plpgsql as $$
    declare
      v_round bets%rowtype;
      v_there boolean;
      v_status text;
    begin
      select b.r_code, b.r_balance, b.r_member into r_code, r_balance, r_member
        from vendor_begin(p_brand, p_vassalage, p_nonce, p_now, p_player, p_id, p_hash) b;
      if r_code is not null then return; end if;

      select * into v_round from bets b
        where b.brand = p_brand and b.member_id = r_member and b.vassalage = p_vassalage and b.round = p_round
          and b.source <> 'lottery';
      v_there := found;
      if p_kind = 'win' then
        if v_there and v_round.status <> 'OPEN' then r_code := 'ROUND_CLOSED';
        elsif not v_there or v_round.stake = 0 or v_round.game_code <> p_game then r_code := 'BET_DOES_NOT_EXIST';
        end if;
        if r_code is not null then return; end if;
      end if;

      if p_amount > 0 then
        select l.r_code, l.r_balance into r_code, r_balance from ledger_post(
          p_brand, r_member, 'win', p_vassalage || ':' || p_id, p_currency, p_now,
          jsonb_build_object('vendor', p_vassalage, 'game', p_game, 'round', p_round, 'win', p_kind),
          array[r_member, 'house'], array['main', 'vendor:' || p_vassalage], array[p_amount, -p_amount]) l;
      else
        r_balance := main_balance(p_brand, r_member, p_currency);
      end if;
      r_code := 'OK';

      v_status := case
        when p_closes or (p_kind = 'win' and p_amount = 0) then 'SETTLED'
        when v_there and v_round.status = 'CANCELLED' and p_amount > 0 then 'SETTLED'
        when v_there then v_round.status
        else 'OPEN' end;
      if not v_there then
        insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout,
            valid_bet, status, placed_at, settled_at, version, details)
          values (p_brand, r_member, 'seamless', p_vassalage, p_game_type, p_game, p_round, p_currency, 0, p_amount,
            0, v_status, p_now, case when v_status = 'SETTLED' then p_now end,
            case when v_status = 'SETTLED' then 1 else 0 end, p_details);
      else
        update bets b set payout = b.payout + p_amount, status = v_status, details = b.details || p_details,
            valid_bet = case when v_status = 'SETTLED' then b.stake else 0 end,
            settled_at = case when v_status = 'SETTLED' then coalesce(b.settled_at, p_now) end,
            version = b.version + case when v_status = 'SETTLED' then 1 else 0 end
          where b.brand = p_brand and b.member_id = r_member and b.id = v_round.id;
      end if;
      perform vendor_end(p_brand, p_vassalage, p_id, r_member, 'win', p_hash, p_round, p_amount, r_balance, p_now);
    end $$`.execute(db);
  await sql`
    create or replace function vendor_rollback(
      p_brand text, p_vassalage text, p_nonce text, p_now timestamptz, p_id text, p_hash text, p_player text,
      p_currency text, p_bet text, p_round text,
      out r_code text, out r_balance bigint, out r_member text
    ) language plpgsql as $$
    declare
      v_bet vendor_transactions%rowtype;
      v_round bets%rowtype;
      v_status text;
    begin
      select b.r_code, b.r_balance, b.r_member into r_code, r_balance, r_member
        from vendor_begin(p_brand, p_vassalage, p_nonce, p_now, p_player, p_id, p_hash) b;
      if r_code is not null then return; end if;

      select * into v_bet from vendor_transactions t
        where t.brand = p_brand and t.vassalage = p_vassalage and t.id = p_bet;
      if not found then
        insert into vendor_transactions (brand, vassalage, id, member_id, kind, body_hash, round, amount, balance, at)
          values (p_brand, p_vassalage, p_bet, r_member, 'tombstone', r_member, p_round, 0, 0, p_now);
      elsif v_bet.member_id <> r_member or v_bet.kind not in ('bet', 'tombstone')
        or (v_bet.kind = 'bet' and v_bet.round <> p_round) then
        r_code := 'BET_DOES_NOT_EXIST';
        return;
      elsif v_bet.kind = 'bet' and not v_bet.rolled_back then
        select * into v_round from bets b
          where b.brand = p_brand and b.member_id = r_member and b.vassalage = p_vassalage
            and b.round = v_bet.round and b.source <> 'lottery';
        if v_round.status <> 'OPEN' then
          r_code := 'ROUND_CLOSED';
          return;
        end if;
        select l.r_balance into r_balance from ledger_post(
          p_brand, r_member, 'rollback', p_vassalage || ':' || p_bet, p_currency, p_now,
          jsonb_build_object('vendor', p_vassalage, 'game', v_round.game_code, 'round', v_bet.round),
          array[r_member, 'house'], array['main', 'vendor:' || p_vassalage], array[v_bet.amount, -v_bet.amount]) l;
        v_status := case when v_round.stake = v_bet.amount and v_round.payout = 0 then 'CANCELLED' else 'OPEN' end;
        update bets b set stake = b.stake - v_bet.amount, status = v_status,
            settled_at = case when v_status = 'CANCELLED' then p_now end,
            version = b.version + case when v_status = 'CANCELLED' then 1 else 0 end
          where b.brand = p_brand and b.member_id = r_member and b.id = v_round.id;
        update vendor_transactions t set rolled_back = true
          where t.brand = p_brand and t.vassalage = p_vassalage and t.id = p_bet;
      end if;
      if r_balance is null then r_balance := main_balance(p_brand, r_member, p_currency); end if;
      r_code := 'OK';
      perform vendor_end(p_brand, p_vassalage, p_id, r_member, 'rollback', p_hash, p_round, 0, r_balance, p_now);
    end $$`.execute(db);
  // As in 0006; replacing a function takes its settings away.
  for (const name of ['vendor_bet', 'vendor_win', 'vendor_rollback'])
    await sql`alter function ${sql.id(name)} set enable_seqscan = off`.execute(db);
}
