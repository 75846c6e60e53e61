-- Refunds the recorded stake, once. An unknown bet leaves a tombstone, so that the late bet is refused.
-- Without sequential scans: a connection keeps its plans, also those made while the tables were small.
create or replace function vendor_rollback(
  p_brand text, p_vassalage text, p_nonce text, p_now timestamptz, p_id text, p_hash text, p_player text,
  p_currency text, p_bet text, p_round text,
  out r_code text, out r_balance bigint, out r_member text
) language plpgsql set enable_seqscan = off as $$
declare
  v_bet vendor_transactions%rowtype;
  v_round bets%rowtype;
  v_status text;
  v_grant text;
begin
  select b.r_code, b.r_balance, b.r_member, b.r_grant into r_code, r_balance, r_member, v_grant
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
    if v_round.free_rounds is not null then
      update free_rounds f set played = f.played - 1
        where f.brand = p_brand and f.member_id = r_member and f.id = v_round.free_rounds;
    elsif v_bet.bonus > 0 then
      perform bonus_credit(p_brand, r_member, v_round.bonus_grant, 'rollback', p_vassalage || ':' || p_bet, p_now,
        jsonb_build_object('vendor', p_vassalage, 'game', v_round.game_code, 'round', v_bet.round),
        'vendor:' || p_vassalage, v_bet.amount, v_bet.bonus);
    else
      select l.r_balance into r_balance from ledger_post(
        p_brand, r_member, 'rollback', p_vassalage || ':' || p_bet, p_currency, p_now,
        jsonb_build_object('vendor', p_vassalage, 'game', v_round.game_code, 'round', v_bet.round),
        array[r_member, 'house'], array['main', 'vendor:' || p_vassalage], array[v_bet.amount, -v_bet.amount]) l;
    end if;
    v_status := case when v_round.stake = v_bet.amount and v_round.payout = 0 then 'CANCELLED' else 'OPEN' end;
    update bets b set stake = b.stake - v_bet.amount, status = v_status, bonus_stake = b.bonus_stake - v_bet.bonus,
        settled_at = case when v_status = 'CANCELLED' then p_now end,
        version = b.version + case when v_status = 'CANCELLED' then 1 else 0 end
      where b.brand = p_brand and b.member_id = r_member and b.id = v_round.id;
    if v_bet.bonus > 0 then
      perform bonus_settle(p_brand, r_member, v_round.bonus_grant, v_bet.bonus, 0, p_now);
    end if;
    update vendor_transactions t set rolled_back = true
      where t.brand = p_brand and t.vassalage = p_vassalage and t.id = p_bet;
  end if;
  if r_balance is null or v_grant is not null then
    r_balance := playable_balance(p_brand, r_member, p_currency);
  end if;
  r_code := 'OK';
  perform vendor_end(p_brand, p_vassalage, p_id, r_member, 'rollback', p_hash, p_round, 0, r_balance, p_now);
end $$;
