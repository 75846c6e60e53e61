-- First exclusion or limit that a deposit or stake would break; all null if none does. Volatile, so that sums are read
-- after the lock: of two at once the second sees the first.
create or replace function protection_hindrance(
  p_brand text, p_member text, p_now timestamptz, p_kinds text[], p_amount bigint,
  out why text, out kind text, out period text, out remaining bigint
) language plpgsql volatile as $$
declare
  standing protection_members%rowtype;
  bound protection_limits%rowtype;
  used bigint;
begin
  select m.* into standing from protection_members m where m.brand = p_brand and m.member_id = p_member;
  if not found then return; end if;
  if standing.limited then
    select m.* into standing from protection_members m
    where m.brand = p_brand and m.member_id = p_member for update;
  end if;
  if standing.excluded_kind is not null
    and (standing.excluded_until is null or standing.excluded_until > p_now) then
    why := 'EXCLUDED';
    return;
  end if;
  if not standing.limited then return; end if;
  for bound in
    select l.* from protection_limits l
    where l.brand = p_brand and l.member_id = p_member and l.kind = any (p_kinds)
  loop
    used := protection_used(p_brand, p_member, bound.kind, bound.period, p_now);
    if used + p_amount > bound.amount then
      why := 'LIMIT';
      kind := bound.kind;
      period := bound.period;
      remaining := greatest(bound.amount - used, 0);
      return;
    end if;
  end loop;
end $$;
