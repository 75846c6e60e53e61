-- Ends a bonus that runs or waits, in one movement: CONVERTED pays what it is worth to the member, EXPIRED and FORFEITED nothing; the rest
-- goes back to the house. The next one begins. The caller holds the member's purses.
create or replace function bonus_end(p_brand text, p_member text, p_grant text, p_state text, p_now timestamptz)
returns void language plpgsql set enable_seqscan = off as $$
declare
  v_grant bonus_grants%rowtype;
  v_purse bigint := 0;
  v_paid bigint := 0;
  v_back bigint := 0;
begin
  select g.* into strict v_grant from bonus_grants g
    where g.brand = p_brand and g.member_id = p_member and g.id = p_grant;
  if v_grant.state not in ('ACTIVE', 'WAITING') then return; end if;
  if v_grant.state = 'ACTIVE' then v_purse := bonus_purse(p_brand, p_member, v_grant.currency); end if;
  if p_state = 'CONVERTED' then
    select w.r_paid, w.r_back into v_paid, v_back from bonus_worth(v_grant, v_purse) w;
  end if;
  if v_purse > 0 then
    perform bonus_post(p_brand, p_member,
      case p_state when 'CONVERTED' then 'bonus.convert' when 'EXPIRED' then 'bonus.expire' else 'bonus.forfeit' end,
      p_grant, v_grant.currency, p_now, jsonb_build_object('promotion', v_grant.campaign),
      array[p_member, p_member, 'house'], array['bonus', 'main', 'bonus'],
      array[-v_purse, v_paid, v_purse - v_paid]);
  end if;
  update bonus_grants g set state = p_state, pending = 0, ended_at = p_now, converted = g.converted + v_paid,
      returned = g.returned + v_back
    where g.brand = p_brand and g.member_id = p_member and g.id = p_grant;
  if p_state = 'CONVERTED' and v_paid > 0 then
    perform message_note(p_brand, p_member, 'bonusConverted', p_grant || ':' || v_grant.turns, false, p_now,
      jsonb_build_object('amount', v_paid::text, 'currency', v_grant.currency));
  end if;
  perform bonus_next(p_brand, p_member, p_now);
end $$;
