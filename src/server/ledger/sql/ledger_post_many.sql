-- Books payments from one purse of the house to members, each as its own transaction of two postings: the same rows as
-- from ledger_post, in a few statements for all of them.
create or replace function ledger_post_many(
  p_brand text, p_kind text, p_currency text, p_at timestamptz, p_house text,
  p_members text[], p_keys text[], p_amounts bigint[], p_details text[]
) returns void language plpgsql as $$
declare
  v_count int := cardinality(p_amounts);
  v_stripe smallint := pg_backend_pid() % 32;
  v_sum bigint;
  v_balance bigint;
  v_seq bigint;
begin
  if exists (select 1 from unnest(p_amounts) a where a is null or a <= 0) then
    raise exception 'every amount of % has to be above 0', p_kind;
  end if;
  select sum(a) into v_sum from unnest(p_amounts) a;

  insert into ledger_balances (brand, owner, purse, currency, stripe, balance, seq, updated_at)
    select p_brand, m.member, 'main', p_currency, 0, 0, 0, p_at
      from (select distinct u as member from unnest(p_members) u) m order by m.member
    on conflict do nothing;
  perform 1 from ledger_balances b
    where b.brand = p_brand and b.owner = any (p_members) and b.purse = 'main' and b.currency = p_currency and b.stripe = 0
    order by b.owner for update;

  insert into ledger_balances as b (brand, owner, purse, currency, stripe, balance, seq, updated_at)
    values (p_brand, 'house', p_house, p_currency, v_stripe, -v_sum, v_count, p_at)
    on conflict (brand, owner, purse, currency, stripe) do update
      set balance = b.balance + excluded.balance, seq = b.seq + excluded.seq, updated_at = p_at
    returning b.balance, b.seq into v_balance, v_seq;

  with given as materialized (
    select u.member, u.key, u.amount, u.details, u.n,
        sum(u.amount) over (partition by u.member order by u.n) as run,
        row_number() over (partition by u.member order by u.n) as nth,
        sum(u.amount) over (order by u.n) as house_run
      from unnest(p_members, p_keys, p_amounts, p_details) with ordinality u (member, key, amount, details, n)
  ), booked as (
    insert into ledger_transactions (brand, member_id, kind, key, currency, at, details)
      select p_brand, g.member, p_kind, g.key, p_currency, p_at, g.details::jsonb from given g order by g.n
      returning id, member_id, key
  ), paid as (
    insert into ledger_postings
        (brand, owner, purse, currency, stripe, seq, payer, transaction, amount, balance, at)
      select p_brand, g.member, 'main', p_currency, 0, b.seq + g.nth, g.member, t.id, g.amount, b.balance + g.run, p_at
        from given g
          join booked t on t.member_id = g.member and t.key = g.key
          join ledger_balances b on b.brand = p_brand and b.owner = g.member and b.purse = 'main'
            and b.currency = p_currency and b.stripe = 0
      union all
      select p_brand, 'house', p_house, p_currency, v_stripe, v_seq - v_count + g.n, g.member, t.id, -g.amount,
          v_balance + v_sum - g.house_run, p_at
        from given g join booked t on t.member_id = g.member and t.key = g.key
  )
  update ledger_balances b set balance = b.balance + s.amount, seq = b.seq + s.times, updated_at = p_at
    from (select member, sum(amount)::bigint as amount, count(*) as times from given group by member) s
    where b.brand = p_brand and b.owner = s.member and b.purse = 'main' and b.currency = p_currency and b.stripe = 0;
end $$;
