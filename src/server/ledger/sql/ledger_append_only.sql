-- Trigger: bookings are permanent.
create or replace function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: book a reversal instead', tg_table_name using errcode = '23001';
end $$;
