-- Takes one of a player's free rounds, without a stake. It needs what any bet does: a living launch, and a player who may play.
-- Without sequential scans: a connection keeps its plans, also those made while the tables were small.
create or replace function free_round_bet(
  p_brand text, p_vassalage text, p_nonce text, p_now timestamptz, p_id text, p_hash text, p_player text,
  p_session text, p_idle interval, p_currency text, p_game_type text, p_game text, p_round text,
  p_free_rounds text, p_details jsonb,
  out r_code text, out r_balance bigint, out r_member text
) language plpgsql set enable_seqscan = off as $$
declare
  v_session launch_sessions%rowtype;
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
  if exists (
    select from bets b where b.brand = p_brand and b.member_id = r_member and b.vassalage = p_vassalage
      and b.round = p_round and b.source <> 'lottery'
  ) then
    r_code := 'ROUND_CLOSED';
    return;
  end if;
  r_code := may_bet(p_brand, r_member, p_now, 0);
  if r_code is not null then return; end if;

  update free_rounds f set played = f.played + 1
    where f.brand = p_brand and f.member_id = r_member and f.id = p_free_rounds and f.vassalage = p_vassalage
      and f.code = p_game and f.currency = p_currency and f.state = 'GIVEN' and f.played < f.rounds
      and f.expires_at > p_now;
  if not found then
    r_code := 'NO_FREE_ROUNDS';
    return;
  end if;
  insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout,
      valid_bet, status, placed_at, details, free_rounds)
    values (p_brand, r_member, 'seamless', p_vassalage, p_game_type, p_game, p_round, p_currency, 0, 0,
      0, 'OPEN', p_now, p_details, p_free_rounds);
  if v_session.expires_at < least(p_now + p_idle, v_session.ends_at) - interval '1 minute' then
    update launch_sessions l set expires_at = least(p_now + p_idle, l.ends_at)
      where l.brand = p_brand and l.member_id = r_member and l.token_hash = p_session;
  end if;
  r_code := 'OK';
  r_balance := playable_balance(p_brand, r_member, p_currency);
  perform vendor_end(p_brand, p_vassalage, p_id, r_member, 'bet', p_hash, p_round, 0, r_balance, p_now);
end $$;
