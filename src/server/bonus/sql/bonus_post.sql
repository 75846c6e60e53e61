-- Books postings by ledger_post without those of 0.
create or replace function bonus_post(
  p_brand text, p_member text, p_kind text, p_key text, p_currency text, p_at timestamptz, p_details jsonb,
  p_owners text[], p_purses text[], p_amounts bigint[],
  out r_code text, out r_balance bigint
) language plpgsql as $$
declare
  v_owners text[];
  v_purses text[];
  v_amounts bigint[];
begin
  select array_agg(u.owner order by u.n), array_agg(u.purse order by u.n), array_agg(u.amount order by u.n)
    into v_owners, v_purses, v_amounts
    from unnest(p_owners, p_purses, p_amounts) with ordinality u (owner, purse, amount, n) where u.amount <> 0;
  select l.r_code, l.r_balance into r_code, r_balance from ledger_post(
    p_brand, p_member, p_kind, p_key, p_currency, p_at, p_details, v_owners, v_purses, v_amounts) l;
end $$;
