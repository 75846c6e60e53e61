-- Takes a stake of a round from a player with a living launch. The call is one statement, hence one transaction.
-- Without sequential scans: a connection keeps its plans, also those made while the tables were small.
create or replace function vendor_bet(
  p_brand text, p_vassalage text, p_nonce text, p_now timestamptz, p_id text, p_hash text, p_player text,
  p_session text, p_idle interval, p_currency text, p_game_type text, p_game text, p_round text,
  p_amount bigint, p_details jsonb,
  out r_code text, out r_balance bigint, out r_member text
) language plpgsql set enable_seqscan = off as $$
declare
  v_session launch_sessions%rowtype;
  v_status text;
  v_game text;
  v_grant text;
  v_round_grant text;
  v_stake bigint;
  v_bet bigint;
  v_bonus bigint := 0;
  v_counts boolean := true;
begin
  select b.r_code, b.r_balance, b.r_member, b.r_grant into r_code, r_balance, r_member, v_grant
    from vendor_begin(p_brand, p_vassalage, p_nonce, p_now, p_player, p_id, p_hash) b;
  if r_code is not null then return; end if;

  select * into v_session from launch_sessions l
    where l.brand = p_brand and l.member_id = r_member and l.token_hash = p_session
      and l.vassalage = p_vassalage and not l.trial and l.expires_at > p_now;
  if not found then
    r_code := 'SESSION_EXPIRED';
    return;
  end if;
  select b.id, b.status, b.game_code, b.bonus_grant, b.stake into v_bet, v_status, v_game, v_round_grant, v_stake from bets b
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

  -- A round belongs to the bonus that ran when it began, or to none.
  if v_grant is not null and (v_status is null or v_round_grant = v_grant) then
    select t.r_code, t.r_bonus, t.r_counts into r_code, v_bonus, v_counts
      from bonus_take(p_brand, r_member, v_grant, p_now, p_amount, coalesce(v_stake, 0) + p_amount) t;
    if r_code is not null then return; end if;
    if v_counts is null then v_grant := null; end if;
    v_round_grant := v_grant;
  end if;
  if v_bonus > 0 then
    select l.r_code, l.r_balance into r_code, r_balance from bonus_post(
      p_brand, r_member, 'bet', p_vassalage || ':' || p_id, p_currency, p_now,
      jsonb_build_object('vendor', p_vassalage, 'game', p_game, 'round', p_round),
      array[r_member, r_member, 'house'], array['bonus', 'main', 'vendor:' || p_vassalage],
      array[-v_bonus, v_bonus - p_amount, p_amount]) l;
  else
    select l.r_code, l.r_balance into r_code, r_balance from ledger_post(
      p_brand, r_member, 'bet', p_vassalage || ':' || p_id, p_currency, p_now,
      jsonb_build_object('vendor', p_vassalage, 'game', p_game, 'round', p_round),
      array[r_member, 'house'], array['main', 'vendor:' || p_vassalage], array[-p_amount, p_amount]) l;
  end if;
  if r_code <> 'OK' then return; end if;

  if v_status is null then
    insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout,
        valid_bet, status, placed_at, details)
      values (p_brand, r_member, 'seamless', p_vassalage, p_game_type, p_game, p_round, p_currency, p_amount, 0,
        0, 'OPEN', p_now, p_details)
      returning id into v_bet;
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
  if v_grant is not null then
    r_balance := playable_balance(p_brand, r_member, p_currency);
    if v_round_grant = v_grant then
      perform bonus_staked(p_brand, r_member, v_grant, array[v_bet], array[v_bonus], array[v_counts]);
    end if;
  end if;
  perform vendor_end(p_brand, p_vassalage, p_id, r_member, 'bet', p_hash, p_round, p_amount, r_balance, p_now);
  if v_bonus > 0 then
    update vendor_transactions t set bonus = v_bonus
      where t.brand = p_brand and t.vassalage = p_vassalage and t.id = p_id;
  end if;
end $$;
