-- Trigger: the history of player protection is only added to.
create or replace function protection_changes_stay() returns trigger language plpgsql as $$
begin
  raise exception 'The history of player protection is only added to.';
end $$;
