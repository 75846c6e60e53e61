-- Takes back what a corrected result paid to a bonus too much, from where it stands by now: its purse, what waits, or after its conversion the
-- member. Answers what was taken; what is gone, or back with the house, stays.
create or replace function bonus_reverse(
  p_brand text, p_member text, p_grant text, p_kind text, p_key text, p_now timestamptz, p_details jsonb,
  p_house text, p_amount bigint
) returns bigint language plpgsql set enable_seqscan = off as $$
declare
  v_grant bonus_grants%rowtype := bonus_current(p_brand, p_member, p_grant, p_now);
  v_taken bigint := case v_grant.state
    when 'ACTIVE' then least(p_amount, bonus_purse(p_brand, p_member, v_grant.currency))
    when 'WAITING' then least(p_amount, v_grant.pending)
    when 'CONVERTED' then least(p_amount, v_grant.converted, main_balance(p_brand, p_member, v_grant.currency))
    else 0 end;
begin
  if v_taken = 0 then return 0; end if;
  if v_grant.state = 'ACTIVE' or v_grant.state = 'CONVERTED' then
    perform bonus_post(p_brand, p_member, p_kind, p_key, v_grant.currency, p_now, p_details,
      array[p_member, 'house'], array[case v_grant.state when 'ACTIVE' then 'bonus' else 'main' end, p_house],
      array[-v_taken, v_taken]);
  else
    perform bonus_post(p_brand, p_member, p_kind, p_key, v_grant.currency, p_now, p_details,
      array['house', 'house'], array['bonus', p_house], array[-v_taken, v_taken]);
  end if;
  update bonus_grants g set
      pending = g.pending - case when g.state = 'WAITING' then v_taken else 0 end,
      converted = g.converted - case when g.state = 'CONVERTED' then v_taken else 0 end
    where g.brand = p_brand and g.member_id = p_member and g.id = p_grant;
  return v_taken;
end $$;
