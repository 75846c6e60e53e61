-- Ends every wallet operation that is done: stores the reply for the same id.
create or replace function vendor_end(
  p_brand text, p_vassalage text, p_id text, p_member text, p_kind text, p_hash text, p_round text,
  p_amount bigint, p_balance bigint, p_now timestamptz
) returns void language plpgsql as $$
begin
  insert into vendor_transactions (brand, vassalage, id, member_id, kind, body_hash, round, amount, balance, at)
    values (p_brand, p_vassalage, p_id, p_member, p_kind, p_hash, p_round, p_amount, p_balance, p_now);
  -- The vendor gives up soon and asks again: what took too long is undone as a whole.
  if clock_timestamp() - statement_timestamp() > interval '1500 ms' then
    raise exception 'the operation took too long' using errcode = '57014';
  end if;
end $$;
