-- A bonus of a member as it is now: both purses are locked in the order of every movement, and one whose time is over ends first. Every change
-- of bonuses begins here, so that a member's are changed one after the other.
create or replace function bonus_current(p_brand text, p_member text, p_grant text, p_now timestamptz)
returns bonus_grants language plpgsql set enable_seqscan = off as $$
declare
  v_grant bonus_grants%rowtype;
begin
  select g.* into strict v_grant from bonus_grants g
    where g.brand = p_brand and g.member_id = p_member and g.id = p_grant;
  perform 1 from ledger_balances b
    where b.brand = p_brand and b.owner = p_member and b.purse in ('bonus', 'main') and b.currency = v_grant.currency
      and b.stripe = 0
    order by b.purse for update;
  select g.* into strict v_grant from bonus_grants g
    where g.brand = p_brand and g.member_id = p_member and g.id = p_grant;
  if v_grant.state = 'ACTIVE' and v_grant.expires_at <= p_now then
    perform bonus_end(p_brand, p_member, p_grant, 'EXPIRED', p_now);
    select g.* into strict v_grant from bonus_grants g
      where g.brand = p_brand and g.member_id = p_member and g.id = p_grant;
  end if;
  return v_grant;
end $$;
