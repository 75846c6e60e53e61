-- Answers a player's balance, by the session of a launch or, without one, by the player.
-- Without sequential scans: a connection keeps its plans, also those made while the tables were small.
create or replace function vendor_balance(
  p_brand text, p_vassalage text, p_nonce text, p_now timestamptz, p_player text, p_session text, p_currency text,
  out r_code text, out r_balance bigint
) language plpgsql set enable_seqscan = off as $$
declare
  v_member text;
begin
  insert into vendor_nonces (brand, vassalage, nonce, at) values (p_brand, p_vassalage, p_nonce, p_now)
    on conflict do nothing;
  if not found then
    r_code := 'NONCE_USED';
    return;
  end if;
  if p_session is not null then
    select l.member_id into v_member from launch_sessions l
      where l.brand = p_brand and l.token_hash = p_session and l.vassalage = p_vassalage and not l.trial
        and l.expires_at > p_now;
    if not found then
      r_code := 'SESSION_EXPIRED';
      return;
    end if;
  else
    select p.member_id into v_member from vendor_players p
      where p.brand = p_brand and p.vassalage = p_vassalage and p.player = p_player;
    if not found then
      r_code := 'UNKNOWN_PLAYER';
      return;
    end if;
  end if;
  r_balance := playable_balance(p_brand, v_member, p_currency);
  r_code := 'OK';
end $$;
