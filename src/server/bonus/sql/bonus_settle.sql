-- Takes note of a bet with a bonus that was settled, given back or corrected: p_released of bonus money is at stake no more, p_wagered counts
-- (below 0: counts no more). Converts a bonus that is wagered enough; one without money and stakes is spent.
create or replace function bonus_settle(
  p_brand text, p_member text, p_grant text, p_released bigint, p_wagered bigint, p_now timestamptz
) returns void language plpgsql set enable_seqscan = off as $$
declare
  v_grant bonus_grants%rowtype := bonus_current(p_brand, p_member, p_grant, p_now);
begin
  update bonus_grants g set at_stake = g.at_stake - p_released,
      wagered = case when g.state in ('ACTIVE', 'WAITING', 'SPENT')
        then greatest(0, least(g.target, g.wagered + p_wagered)) else g.wagered end
    where g.brand = p_brand and g.member_id = p_member and g.id = p_grant
    returning g.* into v_grant;
  if v_grant.state <> 'ACTIVE' then return; end if;
  if v_grant.wagered = v_grant.target then
    perform bonus_end(p_brand, p_member, p_grant, 'CONVERTED', p_now);
  elsif v_grant.at_stake = 0 and bonus_purse(p_brand, p_member, v_grant.currency) = 0 then
    update bonus_grants g set state = 'SPENT', ended_at = p_now
      where g.brand = p_brand and g.member_id = p_member and g.id = p_grant;
    perform bonus_next(p_brand, p_member, p_now);
  end if;
end $$;
