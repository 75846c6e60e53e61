-- Books one transaction in one round trip. Locks members' rows in the order of (owner, purse), then rows of the house;
-- writes nothing when a member's balance does not suffice.
-- Without sequential scans: a connection keeps its plans, also those made while the tables were small.
create or replace function ledger_post(
  p_brand text, p_member text, p_kind text, p_key text, p_currency text, p_at timestamptz, p_details jsonb,
  p_owners text[], p_purses text[], p_amounts bigint[],
  out r_code text, out r_transaction bigint, out r_balance bigint
) language plpgsql set enable_seqscan = off as $$
declare
  v_count int := cardinality(p_amounts);
  v_sum numeric := 0;
  v_members int := 0;
  v_stripe smallint := pg_backend_pid() % 64;
  v_stripes smallint[] := array_fill(0::smallint, array[v_count]);
  v_balances bigint[] := array_fill(0::bigint, array[v_count]);
  v_balance bigint;
  v_seq bigint;
  v_seqs bigint[] := array_fill(0::bigint, array[v_count]);
begin
  for i in 1..v_count loop
    v_sum := v_sum + p_amounts[i];
    if p_owners[i] <> 'house' then v_members := v_members + 1; end if;
  end loop;
  if v_sum <> 0 then
    raise exception 'the postings of % % sum to %, not to 0', p_kind, p_key, v_sum;
  end if;

  -- Several rows of members: all are locked first, in one order, and looked at before the first is changed.
  if v_members > 1 then
    -- A purse that gets its first money has no row to lock yet. Made later it would be locked out of order, by whoever waited meanwhile.
    if exists (
      select 1 from unnest(p_owners, p_purses, p_amounts) u (owner, purse, amount)
        where u.owner <> 'house' and u.amount > 0 and not exists (select 1 from ledger_balances b
          where b.brand = p_brand and b.owner = u.owner and b.purse = u.purse and b.currency = p_currency and b.stripe = 0)
    ) and not exists (
      select 1 from unnest(p_owners, p_purses, p_amounts) u (owner, purse, amount)
        left join ledger_balances b on b.brand = p_brand and b.owner = u.owner and b.purse = u.purse
          and b.currency = p_currency and b.stripe = 0
        where u.owner <> 'house' and u.amount < 0 and coalesce(b.balance, 0) + u.amount < 0
    ) then
      insert into ledger_balances (brand, owner, purse, currency, stripe, balance, seq, updated_at)
        select distinct p_brand, u.owner, u.purse, p_currency, 0, 0, 0, p_at
          from unnest(p_owners, p_purses, p_amounts) u (owner, purse, amount)
          where u.owner <> 'house' and u.amount > 0
          order by u.owner, u.purse
        on conflict do nothing;
    end if;
    perform 1 from ledger_balances b
      where b.brand = p_brand and b.currency = p_currency and b.stripe = 0 and (b.owner, b.purse) in
        (select u.owner, u.purse from unnest(p_owners, p_purses) u (owner, purse) where u.owner <> 'house')
      order by b.owner, b.purse for update;
    if exists (
      select 1 from unnest(p_owners, p_purses, p_amounts) u (owner, purse, amount)
        left join ledger_balances b on b.brand = p_brand and b.owner = u.owner and b.purse = u.purse
          and b.currency = p_currency and b.stripe = 0
        where u.owner <> 'house' and u.amount < 0 and coalesce(b.balance, 0) + u.amount < 0
    ) then
      r_code := 'INSUFFICIENT_BALANCE';
      return;
    end if;
  end if;

  for i in 1..v_count loop
    if p_owners[i] <> 'house' then
      update ledger_balances b set balance = b.balance + p_amounts[i], seq = b.seq + 1, updated_at = p_at
        where b.brand = p_brand and b.owner = p_owners[i] and b.purse = p_purses[i] and b.currency = p_currency
          and b.stripe = 0 and b.balance + p_amounts[i] >= 0
        returning b.balance, b.seq into v_balance, v_seq;
      if not found then
        if p_amounts[i] < 0 then
          r_code := 'INSUFFICIENT_BALANCE';
          return;
        end if;
        insert into ledger_balances as b (brand, owner, purse, currency, stripe, balance, seq, updated_at)
          values (p_brand, p_owners[i], p_purses[i], p_currency, 0, p_amounts[i], 1, p_at)
          on conflict (brand, owner, purse, currency, stripe) do update
            set balance = b.balance + excluded.balance, seq = b.seq + 1, updated_at = p_at
          returning b.balance, b.seq into v_balance, v_seq;
      end if;
      v_balances[i] := v_balance;
      v_seqs[i] := v_seq;
      if p_owners[i] = p_member and p_purses[i] = 'main' then r_balance := v_balance; end if;
    end if;
  end loop;

  insert into ledger_transactions (brand, member_id, kind, key, currency, at, details)
    values (p_brand, p_member, p_kind, p_key, p_currency, p_at, p_details) returning id into r_transaction;

  for i in 1..v_count loop
    if p_owners[i] = 'house' then
      v_stripes[i] := v_stripe;
      insert into ledger_balances as b (brand, owner, purse, currency, stripe, balance, seq, updated_at)
        values (p_brand, 'house', p_purses[i], p_currency, v_stripe, p_amounts[i], 1, p_at)
        on conflict (brand, owner, purse, currency, stripe) do update
          set balance = b.balance + excluded.balance, seq = b.seq + 1, updated_at = p_at
        returning b.balance, b.seq into v_balance, v_seq;
      v_balances[i] := v_balance;
      v_seqs[i] := v_seq;
    end if;
  end loop;

  insert into ledger_postings
      (brand, owner, purse, currency, stripe, seq, payer, transaction, amount, balance, at)
    select p_brand, u.owner, u.purse, p_currency, u.stripe, u.seq, p_member, r_transaction, u.amount, u.balance, p_at
      from unnest(p_owners, p_purses, v_stripes, v_seqs, p_amounts, v_balances)
        u (owner, purse, stripe, seq, amount, balance);

  if r_balance is null then
    select b.balance into r_balance from ledger_balances b
      where b.brand = p_brand and b.owner = p_member and b.purse = 'main' and b.currency = p_currency and b.stripe = 0;
    r_balance := coalesce(r_balance, 0);
  end if;
  r_code := 'OK';
end $$;
