-- Books payments from one purse of the house to members, each as its own transaction of two postings: the same rows as
-- from ledger_post, in a few statements for all of them.
-- A connection keeps its plans, also those made while tables were small, which would compare each payment with each balance of the brand:
-- without sequential scans, with ids that are drawn first and need no join, and with balances looked up one by one.
create or replace function ledger_post_many(
  p_brand text, p_kind text, p_currency text, p_at timestamptz, p_house text,
  p_members text[], p_keys text[], p_amounts bigint[], p_details text[]
) returns void language plpgsql set enable_seqscan = off as $$
declare
  v_count int := cardinality(p_amounts);
  v_stripe smallint := pg_backend_pid() % 32;
  v_sum bigint;
  v_balance bigint;
  v_seq bigint;
  v_ids regclass := pg_get_serial_sequence('ledger_transactions', 'id');
begin
  if exists (select 1 from unnest(p_amounts) a where a is null or a <= 0) then
    raise exception 'every amount of % has to be above 0', p_kind;
  end if;
  select sum(a) into v_sum from unnest(p_amounts) a;

  insert into ledger_balances (brand, owner, purse, currency, stripe, balance, seq, updated_at)
    select p_brand, m.member, 'main', p_currency, 0, 0, 0, p_at
      from (select distinct u as member from unnest(p_members) u) m order by m.member
    on conflict do nothing;
  perform 1 from (select distinct u as member from unnest(p_members) u order by member) m
    cross join lateral (
      select from ledger_balances b
        where b.brand = p_brand and b.owner = m.member and b.purse = 'main' and b.currency = p_currency and b.stripe = 0
        for update
    ) b;

  insert into ledger_balances as b (brand, owner, purse, currency, stripe, balance, seq, updated_at)
    values (p_brand, 'house', p_house, p_currency, v_stripe, -v_sum, v_count, p_at)
    on conflict (brand, owner, purse, currency, stripe) do update
      set balance = b.balance + excluded.balance, seq = b.seq + excluded.seq, updated_at = p_at
    returning b.balance, b.seq into v_balance, v_seq;

  with drawn as materialized (
    select u.member, u.key, u.amount, u.details, u.n, nextval(v_ids) as id
      from unnest(p_members, p_keys, p_amounts, p_details) with ordinality u (member, key, amount, details, n)
  ), given as materialized (
    select d.*, sum(d.amount) over (partition by d.member order by d.n) as run,
        row_number() over (partition by d.member order by d.n) as nth,
        sum(d.amount) over (order by d.n) as house_run
      from drawn d
  ), booked as (
    insert into ledger_transactions (brand, member_id, id, kind, key, currency, at, details)
      overriding system value
      select p_brand, g.member, g.id, p_kind, g.key, p_currency, p_at, g.details::jsonb from given g order by g.n
  ), paid as (
    insert into ledger_postings
        (brand, owner, purse, currency, stripe, seq, payer, transaction, amount, balance, at)
      select p_brand, g.member, 'main', p_currency, 0, b.seq + g.nth, g.member, g.id, g.amount, b.balance + g.run, p_at
        from given g
          cross join lateral (
            select b.balance, b.seq from ledger_balances b
              where b.brand = p_brand and b.owner = g.member and b.purse = 'main' and b.currency = p_currency and b.stripe = 0
              limit 1
          ) b
      union all
      select p_brand, 'house', p_house, p_currency, v_stripe, v_seq - v_count + g.n, g.member, g.id, -g.amount,
          v_balance + v_sum - g.house_run, p_at
        from given g
  )
  insert into ledger_balances as b (brand, owner, purse, currency, stripe, balance, seq, updated_at)
    select p_brand, member, 'main', p_currency, 0, sum(amount)::bigint, count(*), p_at from given group by member
    on conflict (brand, owner, purse, currency, stripe) do update
      set balance = b.balance + excluded.balance, seq = b.seq + excluded.seq, updated_at = p_at;
end $$;
