-- Code of why a member may not put a stake on anything now; null if allowed. A function of the database, so that a
-- vendor's bet asks it within its one statement. Volatile: sums are read after the lock of protection_hindrance.
create or replace function may_bet(p_brand text, p_member text, p_now timestamptz, p_stake bigint) returns text
language plpgsql volatile as $$
declare
  hindrance record;
begin
  if not exists (
    select 1 from members m where m.brand = p_brand and m.id = p_member and m.preview is null and m.type <> 4
  ) then
    return 'PLAYER_BLOCKED';
  end if;
  select h.why into hindrance
  from protection_hindrance(p_brand, p_member, p_now, array['stake', 'loss'], p_stake) h;
  return case hindrance.why when 'EXCLUDED' then 'PLAYER_BLOCKED' when 'LIMIT' then 'LIMIT_REACHED' end;
end $$;
