-- Books what a bet with bonus money gives back, from a purse of the house: p_bonus of p_amount goes where the bonus stands by now, into its
-- purse, after its conversion to the member within the cap, else to the house; the rest goes to the member.
create or replace function bonus_credit(
  p_brand text, p_member text, p_grant text, p_kind text, p_key text, p_now timestamptz, p_details jsonb,
  p_house text, p_amount bigint, p_bonus bigint
) returns void language plpgsql set enable_seqscan = off as $$
declare
  v_grant bonus_grants%rowtype := bonus_current(p_brand, p_member, p_grant, p_now);
  v_paid bigint := 0;
  v_back bigint := 0;
  v_purse bigint := case when v_grant.state = 'ACTIVE' then p_bonus else 0 end;
  v_code text;
begin
  if v_grant.state = 'CONVERTED' then
    select w.r_paid, w.r_back into v_paid, v_back from bonus_worth(v_grant, p_bonus) w;
    update bonus_grants g set converted = g.converted + v_paid, returned = g.returned + v_back
      where g.brand = p_brand and g.member_id = p_member and g.id = p_grant;
  elsif v_grant.state in ('WAITING', 'SPENT') and p_bonus > 0 then
    -- A corrected draw gives it another turn.
    update bonus_grants g set state = 'WAITING', pending = g.pending + p_bonus, ended_at = null
      where g.brand = p_brand and g.member_id = p_member and g.id = p_grant;
  end if;
  select l.r_code into v_code from bonus_post(p_brand, p_member, p_kind, p_key, v_grant.currency, p_now, p_details,
    array[p_member, p_member, 'house', 'house'], array['bonus', 'main', p_house, 'bonus'],
    array[v_purse, p_amount - p_bonus + v_paid, -p_amount, p_bonus - v_purse - v_paid]) l;
  if v_code <> 'OK' then
    raise exception 'the house could not pay % %', p_kind, p_key;
  end if;
  perform bonus_next(p_brand, p_member, p_now);
end $$;
