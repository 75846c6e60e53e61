-- Trigger: keeps member_values equal to what a member's row holds.
create or replace function member_values_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.profile = old.profile and new.own = old.own then
      return null;
    end if;
    delete from member_values where brand = new.brand and member_id = new.id;
  end if;
  insert into member_values select * from member_values_of(new.brand, new.id, new.profile, new.own);
  return null;
end $$;
