-- Lets the oldest bonus that waits begin once none runs: its money goes from the house into the purse. None begins for an excluded member.
-- The caller holds the member's purses.
create or replace function bonus_next(p_brand text, p_member text, p_now timestamptz) returns boolean
language plpgsql set enable_seqscan = off as $$
declare
  v_grant bonus_grants%rowtype;
begin
  select g.* into v_grant from bonus_grants g
    where g.brand = p_brand and g.member_id = p_member and g.state = 'WAITING'
    order by g.made_at, g.id limit 1;
  if not found then return false; end if;
  if exists (select 1 from bonus_grants g where g.brand = p_brand and g.member_id = p_member and g.state = 'ACTIVE')
    or exists (select 1 from protection_members m where m.brand = p_brand and m.member_id = p_member
      and m.excluded_kind is not null and (m.excluded_until is null or m.excluded_until > p_now)) then
    return false;
  end if;
  update bonus_grants g set state = 'ACTIVE', pending = 0, turns = g.turns + 1, begun_at = coalesce(g.begun_at, p_now),
      expires_at = coalesce(g.expires_at, p_now + (g.terms ->> 'days')::integer * interval '24 hours')
    where g.brand = p_brand and g.member_id = p_member and g.id = v_grant.id;
  if v_grant.pending = 0 then return true; end if;
  perform bonus_post(p_brand, p_member, 'bonus.grant', v_grant.id || ':' || v_grant.turns, v_grant.currency, p_now,
    jsonb_build_object('promotion', v_grant.campaign),
    array[p_member, 'house'], array['bonus', 'bonus'], array[v_grant.pending, -v_grant.pending]);
  return true;
end $$;
