-- Trigger: history of the configuration is only added to.
create or replace function config_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are only added; % is refused.', tg_table_name, tg_op;
end $$;
