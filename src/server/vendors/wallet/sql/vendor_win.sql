-- Pays a round, without checks of session or permission, since a win is always paid. Free rounds, promotions and jackpots
-- need no bet, and are paid on a closed round too.
-- Without sequential scans: a connection keeps its plans, also those made while the tables were small.
create or replace function vendor_win(
  p_brand text, p_vassalage text, p_nonce text, p_now timestamptz, p_id text, p_hash text, p_player text,
  p_currency text, p_game_type text, p_game text, p_round text, p_amount bigint, p_kind text, p_closes boolean,
  p_details jsonb,
  out r_code text, out r_balance bigint, out r_member text
) language plpgsql set enable_seqscan = off as $$
declare
  v_round bets%rowtype;
  v_there boolean;
  v_status text;
  v_grant text;
  v_bonus bigint := 0;
  v_paid bigint := p_amount;
begin
  select b.r_code, b.r_balance, b.r_member, b.r_grant into r_code, r_balance, r_member, v_grant
    from vendor_begin(p_brand, p_vassalage, p_nonce, p_now, p_player, p_id, p_hash) b;
  if r_code is not null then return; end if;

  select * into v_round from bets b
    where b.brand = p_brand and b.member_id = r_member and b.vassalage = p_vassalage and b.round = p_round
      and b.source <> 'lottery';
  v_there := found;
  if p_kind = 'win' then
    if v_there and v_round.status <> 'OPEN' then r_code := 'ROUND_CLOSED';
    elsif not v_there or (v_round.stake = 0 and v_round.free_rounds is null) or v_round.game_code <> p_game then r_code := 'BET_DOES_NOT_EXIST';
    end if;
    if r_code is not null then return; end if;
  elsif p_kind = 'freeround' and v_round.free_rounds is not null and v_round.status <> 'OPEN' then
    r_code := 'ROUND_CLOSED';
    return;
  end if;

  -- Gifts of the vendor are the player's own; what a stake brings belongs to the bonus in the proportion of the stakes.
  if v_there and p_kind in ('win', 'jackpot') then
    v_bonus := bonus_share(p_amount, v_round.stake, v_round.bonus_stake, v_round.payout, v_round.bonus_payout);
  end if;
  if v_round.free_rounds is not null and v_round.status = 'OPEN' and p_kind in ('win', 'freeround') then
    v_paid := free_round_win(p_brand, r_member, v_round.free_rounds, p_now, p_vassalage || ':' || p_id,
      jsonb_build_object('vendor', p_vassalage, 'game', p_game, 'round', p_round, 'win', 'freeround'),
      'vendor:' || p_vassalage, p_amount, p_closes or (p_kind = 'win' and p_amount = 0));
    r_balance := playable_balance(p_brand, r_member, p_currency);
  elsif p_amount > 0 and v_round.bonus_grant is not null then
    perform bonus_credit(p_brand, r_member, v_round.bonus_grant, 'win', p_vassalage || ':' || p_id, p_now,
      jsonb_build_object('vendor', p_vassalage, 'game', p_game, 'round', p_round, 'win', p_kind),
      'vendor:' || p_vassalage, p_amount, v_bonus);
  elsif p_amount > 0 then
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
    update bets b set payout = b.payout + v_paid, status = v_status, details = b.details || p_details,
        valid_bet = case when v_status = 'SETTLED' then b.stake else 0 end,
        settled_at = case when v_status = 'SETTLED' then coalesce(b.settled_at, p_now) end,
        version = b.version + case when v_status = 'SETTLED' then 1 else 0 end
      where b.brand = p_brand and b.member_id = r_member and b.id = v_round.id;
    if v_round.bonus_grant is not null then
      perform bonus_round(p_brand, r_member, v_round.id, v_bonus, v_round.status = 'OPEN', p_now);
    end if;
  end if;
  if v_grant is not null or v_round.bonus_grant is not null then
    r_balance := playable_balance(p_brand, r_member, p_currency);
  end if;
  perform vendor_end(p_brand, p_vassalage, p_id, r_member, 'win', p_hash, p_round, p_amount, r_balance, p_now);
end $$;
