-- What of an amount of bonus money becomes the member's on conversion: r_back of a sticky bonus goes back first, r_paid is the rest within
-- the cap.
create or replace function bonus_worth(p_grant bonus_grants, p_amount bigint, out r_paid bigint, out r_back bigint)
language plpgsql immutable as $$
begin
  r_back := case when (p_grant.terms ->> 'sticky')::boolean
    then least(p_amount, p_grant.amount - p_grant.returned) else 0 end;
  r_paid := p_amount - r_back;
  if (p_grant.terms ->> 'maxWin') is not null then
    r_paid := greatest(0, least(r_paid, (p_grant.terms ->> 'maxWin')::bigint - p_grant.converted));
  end if;
end $$;
