-- Minor units that count against a limit now; an open bet counts as lost.
create or replace function protection_used(
  p_brand text, p_member text, p_kind text, p_period text, p_now timestamptz
) returns bigint language plpgsql volatile as $$
declare
  since timestamptz := ((p_now at time zone 'UTC') - case p_period
    when 'day' then interval '1 day' when 'week' then interval '7 days' else interval '1 month' end) at time zone 'UTC';
  used numeric;
begin
  if p_kind = 'deposit' then
    if to_regclass('cashier_deposits') is null then return 0; end if;
    select coalesce(sum(d.amount), 0) into used from cashier_deposits d
    where d.brand = p_brand and d.member_id = p_member and d.made_at > since and d.state in ('PENDING', 'CONFIRMED');
  else
    select coalesce(sum(case p_kind when 'stake' then b.stake else b.stake - b.payout end), 0) into used from bets b
    where b.brand = p_brand and b.member_id = p_member and b.placed_at > since and b.status in ('OPEN', 'SETTLED');
  end if;
  return greatest(used, 0);
end $$;
