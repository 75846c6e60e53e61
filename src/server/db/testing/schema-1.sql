begin;
set local check_function_bodies = off;
set local search_path = '';

CREATE FUNCTION public.config_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        raise exception 'Rows of % are only added; % is refused.', tg_table_name, tg_op;
      end
    $$;

CREATE FUNCTION public.ledger_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      raise exception '% is append-only: book a reversal instead', tg_table_name using errcode = '23001';
    end $$;

CREATE FUNCTION public.ledger_post(p_brand text, p_member text, p_kind text, p_key text, p_currency text, p_at timestamp with time zone, p_details jsonb, p_owners text[], p_purses text[], p_amounts bigint[], OUT r_code text, OUT r_transaction bigint, OUT r_balance bigint) RETURNS record
    LANGUAGE plpgsql
    SET enable_seqscan TO 'off'
    AS $$
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

CREATE FUNCTION public.ledger_post_many(p_brand text, p_kind text, p_currency text, p_at timestamp with time zone, p_house text, p_members text[], p_keys text[], p_amounts bigint[], p_details text[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.main_balance(p_brand text, p_member text, p_currency text) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
      select coalesce((select balance from ledger_balances where brand = p_brand and owner = p_member
        and purse = 'main' and currency = p_currency and stripe = 0), 0)
    $$;

CREATE FUNCTION public.may_bet(p_brand text, p_member text, p_now timestamp with time zone, p_stake bigint) RETURNS text
    LANGUAGE plpgsql
    AS $$
    declare
      hindrance record;
    begin
      if not exists (
        select 1 from members m where m.brand = p_brand and m.id = p_member and m.preview is null and m.type <> 4
      ) then
        return 'PLAYER_BLOCKED';
      end if;
      select h.why into hindrance
      from protection_hindrance(p_brand, p_member, p_now, array['stake', 'loss'], p_stake) h;
      return case hindrance.why when 'EXCLUDED' then 'PLAYER_BLOCKED' when 'LIMIT' then 'LIMIT_REACHED' end;
    end $$;

CREATE FUNCTION public.member_search_key(value text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
      select left(lower(normalize(btrim(value), NFKC)), 255)
    $$;

CREATE FUNCTION public.member_values_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        if tg_op = 'UPDATE' then
          if new.profile = old.profile and new.own = old.own then
            return null;
          end if;
          delete from member_values where brand = new.brand and member_id = new.id;
        end if;
        insert into member_values select * from member_values_of(new.brand, new.id, new.profile, new.own);
        return null;
      end
    $$;

CREATE TABLE public.member_values (
    brand text NOT NULL,
    member_id text NOT NULL,
    own boolean NOT NULL,
    field text NOT NULL,
    key text NOT NULL
);

CREATE FUNCTION public.member_values_of(brand text, id text, profile jsonb, own jsonb) RETURNS SETOF public.member_values
    LANGUAGE sql STABLE
    AS $$
      select brand, id, source.own, entry.key, member_search_key(entry.value #>> '{}')
      from (values (false, profile), (true, own)) as source (own, data),
        lateral jsonb_each(source.data) as entry
      where jsonb_typeof(entry.value) = 'string' and btrim(entry.value #>> '{}') <> ''
    $$;

CREATE FUNCTION public.protection_changes_stay() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin raise exception 'The history of player protection is only added to.'; end $$;

CREATE FUNCTION public.protection_hindrance(p_brand text, p_member text, p_now timestamp with time zone, p_kinds text[], p_amount bigint, OUT why text, OUT kind text, OUT period text, OUT remaining bigint) RETURNS record
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.protection_used(p_brand text, p_member text, p_kind text, p_period text, p_now timestamp with time zone) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
    declare
      since timestamptz := ((p_now at time zone 'UTC') - case p_period
        when 'day' then interval '1 day' when 'week' then interval '7 days' else interval '1 month' end) at time zone 'UTC';
      used numeric;
    begin
      if p_kind = 'deposit' then
        if to_regclass('cashier_deposits') is null then return 0; end if;
        select coalesce(sum(d.amount), 0) into used from cashier_deposits d
        where d.brand = p_brand and d.member_id = p_member and d.made_at > since and d.state in ('PENDING', 'CONFIRMED');
      else
        select coalesce(sum(case p_kind when 'stake' then b.stake else b.stake - b.payout end), 0) into used from bets b
        where b.brand = p_brand and b.member_id = p_member and b.placed_at > since and b.status in ('OPEN', 'SETTLED');
      end if;
      return greatest(used, 0);
    end $$;

CREATE FUNCTION public.vendor_balance(p_brand text, p_vassalage text, p_nonce text, p_now timestamp with time zone, p_player text, p_session text, p_currency text, OUT r_code text, OUT r_balance bigint) RETURNS record
    LANGUAGE plpgsql
    SET enable_seqscan TO 'off'
    AS $$
    declare
      v_member text;
    begin
      insert into vendor_nonces (brand, vassalage, nonce, at) values (p_brand, p_vassalage, p_nonce, p_now)
        on conflict do nothing;
      if not found then
        r_code := 'NONCE_USED';
        return;
      end if;
      if p_session is not null then
        select l.member_id into v_member from launch_sessions l
          where l.brand = p_brand and l.token_hash = p_session and l.vassalage = p_vassalage and not l.trial
            and l.expires_at > p_now;
        if not found then
          r_code := 'SESSION_EXPIRED';
          return;
        end if;
      else
        select p.member_id into v_member from vendor_players p
          where p.brand = p_brand and p.vassalage = p_vassalage and p.player = p_player;
        if not found then
          r_code := 'UNKNOWN_PLAYER';
          return;
        end if;
      end if;
      r_balance := main_balance(p_brand, v_member, p_currency);
      r_code := 'OK';
    end $$;

CREATE FUNCTION public.vendor_begin(p_brand text, p_vassalage text, p_nonce text, p_now timestamp with time zone, p_player text, p_id text, p_hash text, OUT r_code text, OUT r_member text, OUT r_balance bigint) RETURNS record
    LANGUAGE plpgsql
    AS $$
    declare
      v_kind text;
      v_hash text;
    begin
      insert into vendor_nonces (brand, vassalage, nonce, at) values (p_brand, p_vassalage, p_nonce, p_now)
        on conflict do nothing;
      if not found then
        r_code := 'NONCE_USED';
        return;
      end if;
      select p.member_id into r_member from vendor_players p
        where p.brand = p_brand and p.vassalage = p_vassalage and p.player = p_player;
      if not found then
        r_code := 'UNKNOWN_PLAYER';
        return;
      end if;
      perform pg_advisory_xact_lock(hashtextextended(p_brand || ' ' || p_vassalage || ' ' || p_player, 0));
      select t.kind, t.body_hash, t.balance into v_kind, v_hash, r_balance from vendor_transactions t
        where t.brand = p_brand and t.vassalage = p_vassalage and t.id = p_id;
      if found then
        if v_hash = p_hash then r_code := 'REPEATED';
        elsif v_kind = 'tombstone' and v_hash = r_member then r_code := 'TRANSACTION_ROLLED_BACK';
        else r_code := 'DUPLICATE_TRANSACTION';
        end if;
      end if;
    end $$;

CREATE FUNCTION public.vendor_bet(p_brand text, p_vassalage text, p_nonce text, p_now timestamp with time zone, p_id text, p_hash text, p_player text, p_session text, p_idle interval, p_currency text, p_game_type text, p_game text, p_round text, p_amount bigint, p_details jsonb, OUT r_code text, OUT r_balance bigint, OUT r_member text) RETURNS record
    LANGUAGE plpgsql
    SET enable_seqscan TO 'off'
    AS $$
    declare
      v_session launch_sessions%rowtype;
      v_status text;
      v_game text;
    begin
      select b.r_code, b.r_balance, b.r_member into r_code, r_balance, r_member
        from vendor_begin(p_brand, p_vassalage, p_nonce, p_now, p_player, p_id, p_hash) b;
      if r_code is not null then return; end if;

      select * into v_session from launch_sessions l
        where l.brand = p_brand and l.member_id = r_member and l.token_hash = p_session
          and l.vassalage = p_vassalage and not l.trial and l.expires_at > p_now;
      if not found then
        r_code := 'SESSION_EXPIRED';
        return;
      end if;
      select b.status, b.game_code into v_status, v_game from bets b
        where b.brand = p_brand and b.member_id = r_member and b.vassalage = p_vassalage and b.round = p_round
          and b.source <> 'lottery';
      if found and v_status <> 'OPEN' then
        r_code := 'ROUND_CLOSED';
        return;
      end if;
      if v_game <> p_game then
        r_code := 'INVALID_REQUEST';
        return;
      end if;
      r_code := may_bet(p_brand, r_member, p_now, p_amount);
      if r_code is not null then return; end if;

      select l.r_code, l.r_balance into r_code, r_balance from ledger_post(
        p_brand, r_member, 'bet', p_vassalage || ':' || p_id, p_currency, p_now,
        jsonb_build_object('vendor', p_vassalage, 'game', p_game, 'round', p_round),
        array[r_member, 'house'], array['main', 'vendor:' || p_vassalage], array[-p_amount, p_amount]) l;
      if r_code <> 'OK' then return; end if;

      if v_status is null then
        insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout,
            valid_bet, status, placed_at, details)
          values (p_brand, r_member, 'seamless', p_vassalage, p_game_type, p_game, p_round, p_currency, p_amount, 0,
            0, 'OPEN', p_now, p_details);
      else
        update bets b set stake = b.stake + p_amount, details = b.details || p_details
          where b.brand = p_brand and b.member_id = r_member and b.vassalage = p_vassalage and b.round = p_round
            and b.source <> 'lottery';
      end if;
      -- Written now and then only: a bet keeps the launch alive.
      if v_session.expires_at < least(p_now + p_idle, v_session.ends_at) - interval '1 minute' then
        update launch_sessions l set expires_at = least(p_now + p_idle, l.ends_at)
          where l.brand = p_brand and l.member_id = r_member and l.token_hash = p_session;
      end if;
      perform vendor_end(p_brand, p_vassalage, p_id, r_member, 'bet', p_hash, p_round, p_amount, r_balance, p_now);
    end $$;

CREATE FUNCTION public.vendor_end(p_brand text, p_vassalage text, p_id text, p_member text, p_kind text, p_hash text, p_round text, p_amount bigint, p_balance bigint, p_now timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
    begin
      insert into vendor_transactions (brand, vassalage, id, member_id, kind, body_hash, round, amount, balance, at)
        values (p_brand, p_vassalage, p_id, p_member, p_kind, p_hash, p_round, p_amount, p_balance, p_now);
      -- The vendor gives up soon and asks again: what took too long is undone as a whole.
      if clock_timestamp() - statement_timestamp() > interval '1500 ms' then
        raise exception 'the operation took too long' using errcode = '57014';
      end if;
    end $$;

CREATE FUNCTION public.vendor_operations(p_operations jsonb, p_lock_wait text) RETURNS TABLE(r_code text, r_balance bigint, r_member text)
    LANGUAGE plpgsql
    AS $$
    declare
      o record;
    begin
      perform set_config('lock_timeout', p_lock_wait, true);
      for o in
        select * from jsonb_to_recordset(p_operations) as given (
          operation text, brand text, vassalage text, nonce text, now timestamptz, transaction text, hash text,
          player text, session text, idle interval, currency text, game_type text, game text, round text,
          amount bigint, kind text, closes boolean, details text, bet text)
      loop
        r_member := null;
        case o.operation
          when 'bet' then
            select b.r_code, b.r_balance, b.r_member into r_code, r_balance, r_member
              from vendor_bet(o.brand, o.vassalage, o.nonce, o.now, o.transaction, o.hash, o.player, o.session, o.idle,
                o.currency, o.game_type, o.game, o.round, o.amount, o.details::jsonb) b;
          when 'win' then
            select w.r_code, w.r_balance, w.r_member into r_code, r_balance, r_member
              from vendor_win(o.brand, o.vassalage, o.nonce, o.now, o.transaction, o.hash, o.player, o.currency,
                o.game_type, o.game, o.round, o.amount, o.kind, o.closes, o.details::jsonb) w;
          when 'rollback' then
            select r.r_code, r.r_balance, r.r_member into r_code, r_balance, r_member
              from vendor_rollback(o.brand, o.vassalage, o.nonce, o.now, o.transaction, o.hash, o.player, o.currency,
                o.bet, o.round) r;
          when 'balance' then
            select a.r_code, a.r_balance into r_code, r_balance
              from vendor_balance(o.brand, o.vassalage, o.nonce, o.now, o.player, o.session, o.currency) a;
        end case;
        return next;
      end loop;
    end $$;

CREATE FUNCTION public.vendor_rollback(p_brand text, p_vassalage text, p_nonce text, p_now timestamp with time zone, p_id text, p_hash text, p_player text, p_currency text, p_bet text, p_round text, OUT r_code text, OUT r_balance bigint, OUT r_member text) RETURNS record
    LANGUAGE plpgsql
    SET enable_seqscan TO 'off'
    AS $$
    declare
      v_bet vendor_transactions%rowtype;
      v_round bets%rowtype;
      v_status text;
    begin
      select b.r_code, b.r_balance, b.r_member into r_code, r_balance, r_member
        from vendor_begin(p_brand, p_vassalage, p_nonce, p_now, p_player, p_id, p_hash) b;
      if r_code is not null then return; end if;

      select * into v_bet from vendor_transactions t
        where t.brand = p_brand and t.vassalage = p_vassalage and t.id = p_bet;
      if not found then
        insert into vendor_transactions (brand, vassalage, id, member_id, kind, body_hash, round, amount, balance, at)
          values (p_brand, p_vassalage, p_bet, r_member, 'tombstone', r_member, p_round, 0, 0, p_now);
      elsif v_bet.member_id <> r_member or v_bet.kind not in ('bet', 'tombstone')
        or (v_bet.kind = 'bet' and v_bet.round <> p_round) then
        r_code := 'BET_DOES_NOT_EXIST';
        return;
      elsif v_bet.kind = 'bet' and not v_bet.rolled_back then
        select * into v_round from bets b
          where b.brand = p_brand and b.member_id = r_member and b.vassalage = p_vassalage
            and b.round = v_bet.round and b.source <> 'lottery';
        if v_round.status <> 'OPEN' then
          r_code := 'ROUND_CLOSED';
          return;
        end if;
        select l.r_balance into r_balance from ledger_post(
          p_brand, r_member, 'rollback', p_vassalage || ':' || p_bet, p_currency, p_now,
          jsonb_build_object('vendor', p_vassalage, 'game', v_round.game_code, 'round', v_bet.round),
          array[r_member, 'house'], array['main', 'vendor:' || p_vassalage], array[v_bet.amount, -v_bet.amount]) l;
        v_status := case when v_round.stake = v_bet.amount and v_round.payout = 0 then 'CANCELLED' else 'OPEN' end;
        update bets b set stake = b.stake - v_bet.amount, status = v_status,
            settled_at = case when v_status = 'CANCELLED' then p_now end,
            version = b.version + case when v_status = 'CANCELLED' then 1 else 0 end
          where b.brand = p_brand and b.member_id = r_member and b.id = v_round.id;
        update vendor_transactions t set rolled_back = true
          where t.brand = p_brand and t.vassalage = p_vassalage and t.id = p_bet;
      end if;
      if r_balance is null then r_balance := main_balance(p_brand, r_member, p_currency); end if;
      r_code := 'OK';
      perform vendor_end(p_brand, p_vassalage, p_id, r_member, 'rollback', p_hash, p_round, 0, r_balance, p_now);
    end $$;

CREATE FUNCTION public.vendor_win(p_brand text, p_vassalage text, p_nonce text, p_now timestamp with time zone, p_id text, p_hash text, p_player text, p_currency text, p_game_type text, p_game text, p_round text, p_amount bigint, p_kind text, p_closes boolean, p_details jsonb, OUT r_code text, OUT r_balance bigint, OUT r_member text) RETURNS record
    LANGUAGE plpgsql
    SET enable_seqscan TO 'off'
    AS $$
    declare
      v_round bets%rowtype;
      v_there boolean;
      v_status text;
    begin
      select b.r_code, b.r_balance, b.r_member into r_code, r_balance, r_member
        from vendor_begin(p_brand, p_vassalage, p_nonce, p_now, p_player, p_id, p_hash) b;
      if r_code is not null then return; end if;

      select * into v_round from bets b
        where b.brand = p_brand and b.member_id = r_member and b.vassalage = p_vassalage and b.round = p_round
          and b.source <> 'lottery';
      v_there := found;
      if p_kind = 'win' then
        if v_there and v_round.status <> 'OPEN' then r_code := 'ROUND_CLOSED';
        elsif not v_there or v_round.stake = 0 or v_round.game_code <> p_game then r_code := 'BET_DOES_NOT_EXIST';
        end if;
        if r_code is not null then return; end if;
      end if;

      if p_amount > 0 then
        select l.r_code, l.r_balance into r_code, r_balance from ledger_post(
          p_brand, r_member, 'win', p_vassalage || ':' || p_id, p_currency, p_now,
          jsonb_build_object('vendor', p_vassalage, 'game', p_game, 'round', p_round, 'win', p_kind),
          array[r_member, 'house'], array['main', 'vendor:' || p_vassalage], array[p_amount, -p_amount]) l;
      else
        r_balance := main_balance(p_brand, r_member, p_currency);
      end if;
      r_code := 'OK';

      v_status := case
        when p_closes or (p_kind = 'win' and p_amount = 0) then 'SETTLED'
        when v_there and v_round.status = 'CANCELLED' and p_amount > 0 then 'SETTLED'
        when v_there then v_round.status
        else 'OPEN' end;
      if not v_there then
        insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout,
            valid_bet, status, placed_at, settled_at, version, details)
          values (p_brand, r_member, 'seamless', p_vassalage, p_game_type, p_game, p_round, p_currency, 0, p_amount,
            0, v_status, p_now, case when v_status = 'SETTLED' then p_now end,
            case when v_status = 'SETTLED' then 1 else 0 end, p_details);
      else
        update bets b set payout = b.payout + p_amount, status = v_status, details = b.details || p_details,
            valid_bet = case when v_status = 'SETTLED' then b.stake else 0 end,
            settled_at = case when v_status = 'SETTLED' then coalesce(b.settled_at, p_now) end,
            version = b.version + case when v_status = 'SETTLED' then 1 else 0 end
          where b.brand = p_brand and b.member_id = r_member and b.id = v_round.id;
      end if;
      perform vendor_end(p_brand, p_vassalage, p_id, r_member, 'win', p_hash, p_round, p_amount, r_balance, p_now);
    end $$;

CREATE TABLE public.bets (
    brand text NOT NULL,
    member_id text NOT NULL,
    id bigint NOT NULL,
    source text NOT NULL,
    vassalage text NOT NULL,
    game_type text NOT NULL,
    game_code text NOT NULL,
    round text NOT NULL,
    currency text NOT NULL,
    stake bigint NOT NULL,
    payout bigint NOT NULL,
    valid_bet bigint NOT NULL,
    status text NOT NULL,
    placed_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    version integer DEFAULT 0 NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT bets_payout_check CHECK ((payout >= 0)),
    CONSTRAINT bets_stake_check CHECK ((stake >= 0)),
    CONSTRAINT bets_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'SETTLED'::text, 'CANCELLED'::text, 'VOID'::text]))),
    CONSTRAINT bets_valid_bet_check CHECK ((valid_bet >= 0))
)
WITH (fillfactor='80');

ALTER TABLE public.bets ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bets_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.captchas (
    brand text NOT NULL,
    id text NOT NULL,
    answer_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.cashier_accounts (
    brand text NOT NULL,
    member_id text NOT NULL,
    id text NOT NULL,
    bank text NOT NULL,
    holder text NOT NULL,
    number text NOT NULL,
    number_hash text NOT NULL,
    number_end text NOT NULL,
    added_at timestamp with time zone NOT NULL,
    removed_at timestamp with time zone,
    own jsonb DEFAULT '{}'::jsonb NOT NULL
);

CREATE TABLE public.cashier_deposits (
    brand text NOT NULL,
    member_id text NOT NULL,
    id text NOT NULL,
    method text NOT NULL,
    kind text NOT NULL,
    look text,
    currency text NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    state text NOT NULL,
    account jsonb,
    provider text,
    payment text,
    pay_url text,
    surplus integer DEFAULT 0 NOT NULL,
    review text,
    made_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    bank_at timestamp with time zone,
    approved_by text,
    decided_at timestamp with time zone,
    decided_by text,
    reason text,
    ordered bigint,
    approved_amount bigint,
    approved_reason text,
    own jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT cashier_deposits_amount_check CHECK ((amount > 0)),
    CONSTRAINT cashier_deposits_fee_check CHECK ((fee >= 0)),
    CONSTRAINT cashier_deposits_kind_check CHECK ((kind = ANY (ARRAY['transfer'::text, 'hosted'::text]))),
    CONSTRAINT cashier_deposits_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'CONFIRMED'::text, 'FAILED'::text, 'EXPIRED'::text, 'CANCELLED'::text])))
);

CREATE TABLE public.cashier_payment_events (
    brand text NOT NULL,
    member_id text NOT NULL,
    provider text NOT NULL,
    id text NOT NULL,
    deposit_id text NOT NULL,
    payment text NOT NULL,
    kind text NOT NULL,
    came_at timestamp with time zone NOT NULL,
    amount bigint,
    currency text,
    rejected boolean DEFAULT false NOT NULL
);

CREATE TABLE public.cashier_pictures (
    brand text NOT NULL,
    member_id text NOT NULL,
    id text NOT NULL,
    about text NOT NULL,
    about_id text NOT NULL,
    picture bytea NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    CONSTRAINT cashier_pictures_about_check CHECK ((about = ANY (ARRAY['deposit'::text, 'withdrawal'::text])))
);

CREATE TABLE public.cashier_withdrawals (
    brand text NOT NULL,
    member_id text NOT NULL,
    id text NOT NULL,
    account_id text NOT NULL,
    bank text NOT NULL,
    holder text NOT NULL,
    number text NOT NULL,
    number_end text NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    state text NOT NULL,
    answer text,
    received bigint,
    outcome text,
    returned bigint,
    requested_at timestamp with time zone NOT NULL,
    bank_at timestamp with time zone,
    approved_first_by text,
    approved_at timestamp with time zone,
    approved_by text,
    paid_at timestamp with time zone,
    paid_by text,
    reference text,
    due_at timestamp with time zone,
    answered_at timestamp with time zone,
    closed_at timestamp with time zone,
    closed_by text,
    reason text,
    own jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT cashier_withdrawals_amount_check CHECK ((amount > 0)),
    CONSTRAINT cashier_withdrawals_answer_check CHECK ((answer = ANY (ARRAY['full'::text, 'partly'::text, 'none'::text, 'silence'::text]))),
    CONSTRAINT cashier_withdrawals_check CHECK (((fee >= 0) AND (fee < amount))),
    CONSTRAINT cashier_withdrawals_check1 CHECK (((received >= 0) AND (received < amount))),
    CONSTRAINT cashier_withdrawals_check2 CHECK (((returned > 0) AND (returned <= amount))),
    CONSTRAINT cashier_withdrawals_outcome_check CHECK ((outcome = ANY (ARRAY['received'::text, 'forced'::text, 'paid'::text, 'returned'::text]))),
    CONSTRAINT cashier_withdrawals_state_check CHECK ((state = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text, 'PAID'::text, 'DISPUTED'::text, 'CLOSED'::text, 'REJECTED'::text])))
);

CREATE TABLE public.config_audit (
    id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    account text NOT NULL,
    action text NOT NULL,
    pack text,
    target text,
    details jsonb NOT NULL
);

ALTER TABLE public.config_audit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.config_audit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.config_blobs (
    hash text NOT NULL,
    content text NOT NULL
);

CREATE TABLE public.config_bundle_parts (
    hash text NOT NULL,
    content_type text NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone
);

CREATE SEQUENCE public.config_changes
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.config_checked_bundles (
    only_one boolean DEFAULT true NOT NULL,
    digest text NOT NULL,
    CONSTRAINT config_checked_bundles_only_one_check CHECK (only_one)
);

CREATE TABLE public.config_drafts (
    pack text NOT NULL,
    kind text NOT NULL,
    id text NOT NULL,
    revision integer DEFAULT nextval('public.config_changes'::regclass) NOT NULL,
    document text,
    base text,
    author text NOT NULL,
    at timestamp with time zone NOT NULL,
    authors jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE public.config_imported_files (
    pack text NOT NULL,
    kind text NOT NULL,
    id text NOT NULL,
    hash text NOT NULL
);

CREATE TABLE public.config_packs (
    pack text NOT NULL,
    version integer NOT NULL,
    changed integer DEFAULT nextval('public.config_changes'::regclass) NOT NULL,
    CONSTRAINT config_packs_version_check CHECK ((version > 0))
);

CREATE TABLE public.config_pointer_history (
    brand text NOT NULL,
    seq integer NOT NULL,
    hash text NOT NULL,
    resolved text NOT NULL,
    packs jsonb NOT NULL,
    rollout integer DEFAULT 100 NOT NULL,
    kill jsonb DEFAULT '[]'::jsonb NOT NULL,
    at timestamp with time zone NOT NULL,
    before jsonb,
    CONSTRAINT config_pointer_history_rollout_check CHECK (((rollout >= 0) AND (rollout <= 100))),
    CONSTRAINT config_pointer_history_seq_check CHECK ((seq > 0))
);

CREATE TABLE public.config_pointers (
    brand text NOT NULL,
    seq integer NOT NULL,
    hash text NOT NULL,
    resolved text NOT NULL,
    packs jsonb NOT NULL,
    rollout integer DEFAULT 100 NOT NULL,
    kill jsonb DEFAULT '[]'::jsonb NOT NULL,
    at timestamp with time zone NOT NULL,
    before jsonb,
    CONSTRAINT config_pointers_rollout_check CHECK (((rollout >= 0) AND (rollout <= 100))),
    CONSTRAINT config_pointers_seq_check CHECK ((seq > 0))
);

CREATE TABLE public.config_previews (
    id text NOT NULL,
    pack text NOT NULL,
    brand text NOT NULL,
    account text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    seq integer DEFAULT 0 NOT NULL,
    hash text,
    shared boolean DEFAULT false NOT NULL,
    documents text,
    published boolean DEFAULT false NOT NULL
);

CREATE TABLE public.config_releases (
    id integer NOT NULL,
    pack text NOT NULL,
    title text NOT NULL,
    note text NOT NULL,
    state text NOT NULL,
    documents jsonb NOT NULL,
    authors jsonb NOT NULL,
    rollout integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    requested_by text,
    requested_at timestamp with time zone,
    approvals jsonb DEFAULT '[]'::jsonb NOT NULL,
    plan integer DEFAULT 0 NOT NULL,
    planned_by text,
    due_at timestamp with time zone,
    reason jsonb,
    version integer,
    closed_by text,
    closed_at timestamp with time zone,
    CONSTRAINT config_releases_rollout_check CHECK (((rollout >= 1) AND (rollout <= 100))),
    CONSTRAINT config_releases_state_check CHECK ((state = ANY (ARRAY['open'::text, 'scheduled'::text, 'missed'::text, 'failed'::text, 'published'::text, 'withdrawn'::text])))
);

ALTER TABLE public.config_releases ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.config_releases_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.config_secrets (
    name text NOT NULL,
    value bytea NOT NULL
);

CREATE TABLE public.config_versions (
    pack text NOT NULL,
    version integer NOT NULL,
    tree jsonb NOT NULL,
    author text NOT NULL,
    note text NOT NULL,
    origin text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT config_versions_origin_check CHECK ((origin = ANY (ARRAY['import'::text, 'publish'::text, 'rollback'::text, 'push'::text]))),
    CONSTRAINT config_versions_version_check CHECK ((version > 0))
);

CREATE TABLE public.config_webhook_deliveries (
    number integer NOT NULL,
    id text NOT NULL,
    webhook_id text NOT NULL,
    event text NOT NULL,
    pack text,
    body text NOT NULL,
    at timestamp with time zone NOT NULL,
    state text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    next_at timestamp with time zone NOT NULL,
    tried_at timestamp with time zone,
    status integer,
    fault text,
    CONSTRAINT config_webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);

ALTER TABLE public.config_webhook_deliveries ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.config_webhook_deliveries_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.config_webhooks (
    id text NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    pack text,
    events jsonb NOT NULL,
    secret text NOT NULL,
    former_secret text,
    former_until timestamp with time zone,
    active boolean NOT NULL,
    failing_since timestamp with time zone,
    switched_off text,
    created_at timestamp with time zone NOT NULL,
    created_by text NOT NULL
);

CREATE TABLE public.counters (
    brand text NOT NULL,
    subject text NOT NULL,
    hits integer NOT NULL,
    ends_at timestamp with time zone NOT NULL
);

CREATE TABLE public.default_passwords (
    id text NOT NULL,
    password_hash text NOT NULL,
    set_at timestamp with time zone NOT NULL
);

CREATE TABLE public.game_plays (
    brand text NOT NULL,
    day text NOT NULL,
    game text NOT NULL,
    stripe smallint NOT NULL,
    plays bigint NOT NULL
);

CREATE TABLE public.gateway_keys (
    kid text NOT NULL,
    public_jwk jsonb NOT NULL,
    private_jwk jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    retired_at timestamp with time zone
);

CREATE TABLE public.known_addresses (
    brand text NOT NULL,
    member_id text NOT NULL,
    address text NOT NULL,
    first_seen_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.launch_sessions (
    brand text NOT NULL,
    member_id text NOT NULL,
    token_hash text NOT NULL,
    session_hash text NOT NULL,
    vassalage text NOT NULL,
    game text NOT NULL,
    trial boolean NOT NULL,
    started_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL
)
WITH (fillfactor='80');

CREATE TABLE public.ledger_balances (
    brand text NOT NULL,
    owner text NOT NULL,
    purse text NOT NULL,
    currency text NOT NULL,
    stripe smallint NOT NULL,
    balance bigint NOT NULL,
    seq bigint NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT ledger_members_balance CHECK (((owner = 'house'::text) OR ((balance >= 0) AND (stripe = 0))))
)
WITH (fillfactor='50');

CREATE TABLE public.ledger_checks (
    only_one boolean DEFAULT true NOT NULL,
    at timestamp with time zone NOT NULL,
    findings integer NOT NULL,
    CONSTRAINT ledger_checks_only_one_check CHECK (only_one)
);

CREATE TABLE public.ledger_operations (
    brand text NOT NULL,
    member_id text NOT NULL,
    scope text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    reply text,
    at timestamp with time zone NOT NULL
);

CREATE TABLE public.ledger_postings (
    brand text NOT NULL,
    owner text NOT NULL,
    purse text NOT NULL,
    currency text NOT NULL,
    stripe smallint NOT NULL,
    seq bigint NOT NULL,
    payer text NOT NULL,
    transaction bigint NOT NULL,
    amount bigint NOT NULL,
    balance bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT ledger_postings_amount_check CHECK ((amount <> 0))
);

CREATE TABLE public.ledger_transactions (
    brand text NOT NULL,
    member_id text NOT NULL,
    id bigint NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    currency text NOT NULL,
    at timestamp with time zone NOT NULL,
    details jsonb NOT NULL
);

ALTER TABLE public.ledger_transactions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_transactions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.login_tickets (
    brand text NOT NULL,
    member_id text NOT NULL,
    ticket_hash text NOT NULL,
    address text NOT NULL,
    proof text NOT NULL,
    side text NOT NULL,
    remember boolean NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    code_method text,
    code_hash text,
    code_expires_at timestamp with time zone,
    made_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT login_tickets_code_method_check CHECK ((code_method = ANY (ARRAY['mobile'::text, 'email'::text]))),
    CONSTRAINT login_tickets_side_check CHECK ((side = ANY (ARRAY['member'::text, 'agent'::text])))
);

CREATE TABLE public.lottery_draws (
    brand text NOT NULL,
    game text NOT NULL,
    numero text NOT NULL,
    family text NOT NULL,
    own boolean NOT NULL,
    opens_at timestamp with time zone NOT NULL,
    closes_at timestamp with time zone NOT NULL,
    draws_at timestamp with time zone NOT NULL,
    revealed_at timestamp with time zone NOT NULL,
    status text NOT NULL,
    due_at timestamp with time zone,
    version integer DEFAULT 0 NOT NULL,
    result jsonb,
    seed_hash text NOT NULL,
    seed text,
    CONSTRAINT lottery_draws_check CHECK (((result IS NOT NULL) OR (version = 0) OR (status = 'VOID'::text))),
    CONSTRAINT lottery_draws_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'CLOSED'::text, 'DRAWN'::text, 'SETTLED'::text, 'VOID'::text])))
);

CREATE TABLE public.lottery_feed_nonces (
    brand text NOT NULL,
    source text NOT NULL,
    nonce text NOT NULL,
    used_at timestamp with time zone NOT NULL
);

CREATE TABLE public.lottery_number_sales (
    brand text NOT NULL,
    game text NOT NULL,
    numero text NOT NULL,
    number text NOT NULL,
    sold bigint NOT NULL,
    CONSTRAINT lottery_number_sales_sold_check CHECK ((sold >= 0))
);

CREATE TABLE public.lottery_reports (
    brand text NOT NULL,
    game text NOT NULL,
    numero text NOT NULL,
    source text NOT NULL,
    result jsonb NOT NULL,
    reported_at timestamp with time zone NOT NULL
);

CREATE TABLE public.lottery_wins_seen (
    brand text NOT NULL,
    member_id text NOT NULL,
    game text NOT NULL,
    numero text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);

CREATE TABLE public.member_avatars (
    brand text NOT NULL,
    member_id text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    picture bytea,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT member_avatars_check CHECK (((kind = 'CUSTOM'::text) = (picture IS NOT NULL))),
    CONSTRAINT member_avatars_kind_check CHECK ((kind = ANY (ARRAY['CUSTOM'::text, 'STATIC'::text])))
);

CREATE TABLE public.member_favorite_games (
    brand text NOT NULL,
    member_id text NOT NULL,
    game text NOT NULL,
    kept_at timestamp with time zone NOT NULL
);

CREATE TABLE public.member_identities (
    brand text NOT NULL,
    member_id text NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    name text,
    linked_at timestamp with time zone NOT NULL
);

CREATE TABLE public.member_recent_games (
    brand text NOT NULL,
    member_id text NOT NULL,
    game text NOT NULL,
    started_at timestamp with time zone NOT NULL
);

CREATE TABLE public.member_recovery_codes (
    brand text NOT NULL,
    member_id text NOT NULL,
    code_hash text NOT NULL
);

CREATE TABLE public.member_sessions (
    brand text NOT NULL,
    member_id text NOT NULL,
    token_hash text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip text NOT NULL,
    user_agent text NOT NULL,
    password_due boolean DEFAULT false NOT NULL,
    excluded boolean DEFAULT false NOT NULL,
    reality_checked_at timestamp with time zone
);

CREATE TABLE public.member_totp (
    brand text NOT NULL,
    member_id text NOT NULL,
    secret text NOT NULL,
    last_step integer DEFAULT 0 NOT NULL,
    begun_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone
);

CREATE TABLE public.members (
    brand text NOT NULL,
    id text NOT NULL,
    account text NOT NULL,
    account_key text NOT NULL,
    type smallint NOT NULL,
    nickname text NOT NULL,
    password_hash text NOT NULL,
    password_changed_at timestamp with time zone NOT NULL,
    payment_password_hash text,
    upline_id text,
    affiliate_code text,
    language text,
    club_label text DEFAULT ''::text NOT NULL,
    labels jsonb DEFAULT '[]'::jsonb NOT NULL,
    profile jsonb DEFAULT '{}'::jsonb NOT NULL,
    registered_at timestamp with time zone NOT NULL,
    last_login_at timestamp with time zone,
    previous_login_at timestamp with time zone,
    mobile text,
    mobile_verified_at timestamp with time zone,
    password_own boolean DEFAULT false NOT NULL,
    first_login_at timestamp with time zone,
    password_compared text,
    password_is_default boolean DEFAULT false NOT NULL,
    email_verified_at timestamp with time zone,
    last_login_ip text,
    previous_login_ip text,
    preview text,
    own jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT members_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 4, 41, 42])))
);

CREATE TABLE public.operator_accounts (
    id text NOT NULL,
    username text NOT NULL,
    password_hash text NOT NULL,
    disabled boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    temporary_until timestamp with time zone,
    totp_required boolean DEFAULT false NOT NULL
);

CREATE TABLE public.operator_grants (
    account_id text NOT NULL,
    pack text NOT NULL,
    role text NOT NULL,
    kind text NOT NULL,
    CONSTRAINT operator_grants_check CHECK (((role <> 'admin'::text) OR (kind = '*'::text))),
    CONSTRAINT operator_grants_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'editor'::text, 'publisher'::text, 'admin'::text])))
);

CREATE TABLE public.operator_presence (
    tab text NOT NULL,
    account_id text NOT NULL,
    pack text NOT NULL,
    document text,
    since timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL
);

CREATE TABLE public.operator_recovery_codes (
    account_id text NOT NULL,
    code_hash text NOT NULL
);

CREATE TABLE public.operator_sessions (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    csrf text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    id text NOT NULL,
    address text NOT NULL,
    device text NOT NULL
);

CREATE TABLE public.operator_totp (
    account_id text NOT NULL,
    secret text NOT NULL,
    begun_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    last_step integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.outbox (
    brand text NOT NULL,
    id bigint NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text,
    body text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    CONSTRAINT outbox_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'mail'::text])))
);

ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.protection_changes (
    brand text NOT NULL,
    member_id text NOT NULL,
    id bigint NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    change text NOT NULL,
    details jsonb NOT NULL
);

ALTER TABLE public.protection_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.protection_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.protection_limits (
    brand text NOT NULL,
    member_id text NOT NULL,
    kind text NOT NULL,
    period text NOT NULL,
    amount bigint NOT NULL,
    set_at timestamp with time zone NOT NULL,
    pending text,
    pending_amount bigint,
    pending_from timestamp with time zone,
    pending_until timestamp with time zone,
    CONSTRAINT protection_limits_amount_check CHECK ((amount >= 0)),
    CONSTRAINT protection_limits_check CHECK ((((pending IS NULL) = (pending_from IS NULL)) AND ((pending IS NULL) = (pending_until IS NULL)))),
    CONSTRAINT protection_limits_check1 CHECK (((NOT (pending IS DISTINCT FROM 'raise'::text)) = (pending_amount IS NOT NULL))),
    CONSTRAINT protection_limits_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'stake'::text, 'loss'::text]))),
    CONSTRAINT protection_limits_pending_check CHECK ((pending = ANY (ARRAY['raise'::text, 'lift'::text]))),
    CONSTRAINT protection_limits_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])))
);

CREATE TABLE public.protection_members (
    brand text NOT NULL,
    member_id text NOT NULL,
    reality_minutes integer,
    excluded_kind text,
    excluded_at timestamp with time zone,
    excluded_until timestamp with time zone,
    limited boolean DEFAULT false NOT NULL,
    CONSTRAINT protection_members_check CHECK (((excluded_kind IS NULL) = (excluded_at IS NULL))),
    CONSTRAINT protection_members_check1 CHECK (((excluded_kind IS DISTINCT FROM 'timeOut'::text) OR (excluded_until IS NOT NULL))),
    CONSTRAINT protection_members_excluded_kind_check CHECK ((excluded_kind = ANY (ARRAY['timeOut'::text, 'selfExclusion'::text]))),
    CONSTRAINT protection_members_reality_minutes_check CHECK ((reality_minutes >= 0))
);

CREATE TABLE public.provider_logins (
    brand text NOT NULL,
    member_id text NOT NULL,
    state_hash text NOT NULL,
    provider text NOT NULL,
    browser_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.provider_tickets (
    brand text NOT NULL,
    ticket_hash text NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    name text,
    mobile text,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.remembered_logins (
    brand text NOT NULL,
    member_id text NOT NULL,
    token_hash text NOT NULL,
    family text NOT NULL,
    made_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    ip text NOT NULL,
    user_agent text NOT NULL
);

CREATE TABLE public.sandbox_payments (
    brand text NOT NULL,
    id text NOT NULL,
    order_id text NOT NULL,
    amount text NOT NULL,
    currency text NOT NULL,
    digits integer NOT NULL,
    look text NOT NULL,
    return_url text NOT NULL,
    tell_url text NOT NULL,
    choice text,
    begun_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    language text DEFAULT 'en'::text NOT NULL
);

CREATE TABLE public.sandbox_vendor_counts (
    brand text NOT NULL,
    vassalage text NOT NULL,
    player text NOT NULL,
    game text NOT NULL,
    next integer NOT NULL
);

CREATE TABLE public.sandbox_vendor_faults (
    vassalage text NOT NULL,
    fault text NOT NULL,
    "left" integer NOT NULL,
    percent integer NOT NULL
);

CREATE TABLE public.sandbox_vendor_keys (
    id integer NOT NULL,
    key text NOT NULL,
    CONSTRAINT sandbox_vendor_keys_id_check CHECK ((id = 1))
);

CREATE TABLE public.sandbox_vendor_nonces (
    brand text NOT NULL,
    vassalage text NOT NULL,
    nonce text NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE public.sandbox_vendor_places (
    brand text NOT NULL,
    vassalage text NOT NULL,
    event text NOT NULL,
    place text NOT NULL,
    round_id text NOT NULL,
    nickname text NOT NULL,
    stake bigint NOT NULL
);

CREATE TABLE public.sandbox_vendor_pots (
    brand text NOT NULL,
    vassalage text NOT NULL,
    game text NOT NULL,
    amount bigint NOT NULL
);

CREATE TABLE public.sandbox_vendor_purses (
    brand text NOT NULL,
    vassalage text NOT NULL,
    player text NOT NULL,
    balance bigint NOT NULL,
    CONSTRAINT sandbox_vendor_purses_balance_check CHECK ((balance >= 0))
);

CREATE TABLE public.sandbox_vendor_rounds (
    id text NOT NULL,
    brand text NOT NULL,
    vassalage text NOT NULL,
    player text NOT NULL,
    session_id text NOT NULL,
    game text NOT NULL,
    room text NOT NULL,
    wallet text NOT NULL,
    nonce integer NOT NULL,
    client_seed text NOT NULL,
    bet jsonb NOT NULL,
    moves jsonb NOT NULL,
    state jsonb NOT NULL,
    view jsonb NOT NULL,
    stake bigint NOT NULL,
    payout bigint,
    status text NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    began_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone,
    refused text,
    CONSTRAINT sandbox_vendor_rounds_payout_check CHECK ((payout >= 0)),
    CONSTRAINT sandbox_vendor_rounds_stake_check CHECK ((stake > 0))
);

CREATE TABLE public.sandbox_vendor_sessions (
    id text NOT NULL,
    brand text NOT NULL,
    vassalage text NOT NULL,
    player text NOT NULL,
    game text NOT NULL,
    room text NOT NULL,
    wallet text NOT NULL,
    token_hash text NOT NULL,
    sealed_session text NOT NULL,
    nickname text NOT NULL,
    currency text NOT NULL,
    digits integer NOT NULL,
    language text NOT NULL,
    return_url text NOT NULL,
    play_balance bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    CONSTRAINT sandbox_vendor_sessions_play_balance_check CHECK ((play_balance >= 0))
);

CREATE TABLE public.sandbox_vendor_transactions (
    id text NOT NULL,
    round_id text NOT NULL,
    kind text NOT NULL,
    of text,
    amount bigint NOT NULL,
    win_kind text NOT NULL,
    closes boolean NOT NULL,
    status text NOT NULL,
    code text,
    tries integer DEFAULT 0 NOT NULL,
    seq bigint NOT NULL
);

ALTER TABLE public.sandbox_vendor_transactions ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sandbox_vendor_transactions_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sandbox_vendor_transfers (
    brand text NOT NULL,
    vassalage text NOT NULL,
    id text NOT NULL,
    player text NOT NULL,
    direction text NOT NULL,
    amount bigint NOT NULL,
    status text NOT NULL
);

CREATE TABLE public.temporary_passwords (
    brand text NOT NULL,
    member_id text NOT NULL,
    password_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.vendor_nonces (
    brand text NOT NULL,
    vassalage text NOT NULL,
    nonce text NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE public.vendor_players (
    brand text NOT NULL,
    member_id text NOT NULL,
    vassalage text NOT NULL,
    player text NOT NULL,
    made_at timestamp with time zone NOT NULL
);

CREATE TABLE public.vendor_transactions (
    brand text NOT NULL,
    vassalage text NOT NULL,
    id text NOT NULL,
    member_id text NOT NULL,
    kind text NOT NULL,
    body_hash text NOT NULL,
    round text NOT NULL,
    amount bigint NOT NULL,
    rolled_back boolean DEFAULT false NOT NULL,
    balance bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT vendor_transactions_kind_check CHECK ((kind = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text, 'tombstone'::text])))
)
WITH (fillfactor='90');

CREATE TABLE public.vendor_transfers (
    brand text NOT NULL,
    member_id text NOT NULL,
    id text NOT NULL,
    vassalage text NOT NULL,
    player text NOT NULL,
    direction text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    status text NOT NULL,
    begun_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    sends integer DEFAULT 0 NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT vendor_transfers_amount_check CHECK ((amount > 0)),
    CONSTRAINT vendor_transfers_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
    CONSTRAINT vendor_transfers_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'SUCCESS'::text, 'FAILED'::text, 'UNKNOWN'::text])))
)
WITH (fillfactor='80');

CREATE TABLE public.verification_codes (
    brand text NOT NULL,
    purpose text NOT NULL,
    mobile text NOT NULL,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

INSERT INTO public.bets (brand, member_id, id, source, vassalage, game_type, game_code, round, currency, stake, payout, valid_bet, status, placed_at, settled_at, version, details) OVERRIDING SYSTEM VALUE VALUES ('shop', 'm1', 1, 'seamless', 'acme', 'slots', 'slots', 'r1', 'MMK', 100, 0, 0, 'OPEN', '2026-01-02 00:00:00+00', NULL, 0, '{"lines": 1}');

INSERT INTO public.captchas (brand, id, answer_hash, expires_at) VALUES ('shop', 'captcha', 'hash', '2026-01-03 00:00:00+00');

INSERT INTO public.cashier_accounts (brand, member_id, id, bank, holder, number, number_hash, number_end, added_at, removed_at, own) VALUES ('shop', 'm1', 'a1', 'KBZ', 'May', 'sealed', 'hash', '4711', '2026-01-01 00:00:00+00', NULL, '{"branch": "Yangon"}');

INSERT INTO public.cashier_deposits (brand, member_id, id, method, kind, look, currency, amount, fee, state, account, provider, payment, pay_url, surplus, review, made_at, expires_at, bank_at, approved_by, decided_at, decided_by, reason, ordered, approved_amount, approved_reason, own) VALUES ('shop', 'm1', 'd1', 'kbz', 'transfer', 'bank', 'MMK', 500, 5, 'CONFIRMED', '{"number": "1"}', NULL, NULL, NULL, 7, NULL, '2026-01-02 00:00:00+00', '2026-01-03 00:00:00+00', '2026-01-02 00:00:00+00', NULL, '2026-01-02 00:00:00+00', 'ann', NULL, 490, 500, 'as sent', '{"note": "x"}');

INSERT INTO public.cashier_payment_events (brand, member_id, provider, id, deposit_id, payment, kind, came_at, amount, currency, rejected) VALUES ('shop', 'm1', 'pay', 'e1', 'd1', 'pm1', 'paid', '2026-01-02 00:00:00+00', 500, 'MMK', true);

INSERT INTO public.cashier_pictures (brand, member_id, id, about, about_id, picture, sent_at) VALUES ('shop', 'm1', 'p1', 'deposit', 'd1', '\x0304', '2026-01-02 00:00:00+00');

INSERT INTO public.cashier_withdrawals (brand, member_id, id, account_id, bank, holder, number, number_end, currency, amount, fee, state, answer, received, outcome, returned, requested_at, bank_at, approved_first_by, approved_at, approved_by, paid_at, paid_by, reference, due_at, answered_at, closed_at, closed_by, reason, own) VALUES ('shop', 'm1', 'w1', 'a1', 'KBZ', 'May', 'sealed', '4711', 'MMK', 200, 2, 'CLOSED', 'full', NULL, 'received', NULL, '2026-01-02 00:00:00+00', NULL, NULL, '2026-01-02 00:00:00+00', 'ann', '2026-01-02 00:00:00+00', 'ann', 'ref', '2026-01-05 00:00:00+00', '2026-01-03 00:00:00+00', '2026-01-03 00:00:00+00', 'may', NULL, '{"note": "y"}');

INSERT INTO public.config_audit (id, at, account, action, pack, target, details) OVERRIDING SYSTEM VALUE VALUES (1, '2026-01-02 00:00:00+00', 'ann', 'draft.save', 'shop', 'texts/my', '{"size": 2}');

INSERT INTO public.config_blobs (hash, content) VALUES ('blob', '{"kind": "brand"}');

INSERT INTO public.config_bundle_parts (hash, content_type, body, created_at, expires_at) VALUES ('part', 'application/json', '{}', '2026-01-01 00:00:00+00', '2026-02-01 00:00:00+00');

INSERT INTO public.config_checked_bundles (only_one, digest) VALUES (true, 'digest');

INSERT INTO public.config_drafts (pack, kind, id, revision, document, base, author, at, authors) VALUES ('shop', 'texts', 'my', 2, '{}', 'blob', 'ann', '2026-01-02 00:00:00+00', '["ann", "bob"]');

INSERT INTO public.config_imported_files (pack, kind, id, hash) VALUES ('shop', 'brand', 'main', 'blob');

INSERT INTO public.config_packs (pack, version, changed) VALUES ('shop', 1, 1);

INSERT INTO public.config_pointer_history (brand, seq, hash, resolved, packs, rollout, kill, at, before) VALUES ('shop', 1, 'part', 'blob', '{"shop": 1}', 50, '["chat"]', '2026-01-01 00:00:00+00', '{"hash": "part"}');

INSERT INTO public.config_pointers (brand, seq, hash, resolved, packs, rollout, kill, at, before) VALUES ('shop', 2, 'part', 'blob', '{"shop": 1}', 50, '["chat"]', '2026-01-02 00:00:00+00', '{"hash": "part"}');

INSERT INTO public.config_previews (id, pack, brand, account, created_at, expires_at, seq, hash, shared, documents, published) VALUES ('preview', 'shop', 'shop', 'o1', '2026-01-02 00:00:00+00', '2026-01-03 00:00:00+00', 1, 'part', true, '{}', true);

INSERT INTO public.config_releases (id, pack, title, note, state, documents, authors, rollout, created_at, requested_by, requested_at, approvals, plan, planned_by, due_at, reason, version, closed_by, closed_at) OVERRIDING SYSTEM VALUE VALUES (1, 'shop', 'Spring', 'Note', 'open', '[["texts", "my", 1]]', '["ann"]', 20, '2026-01-02 00:00:00+00', 'ann', '2026-01-02 00:00:00+00', '["bob"]', 1, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.config_secrets (name, value) VALUES ('secret', '\x0506');

INSERT INTO public.config_versions (pack, version, tree, author, note, origin, at) VALUES ('shop', 1, '{"brand/main": "blob"}', 'ann', 'First', 'import', '2026-01-01 00:00:00+00');

INSERT INTO public.config_webhook_deliveries (number, id, webhook_id, event, pack, body, at, state, tries, next_at, tried_at, status, fault) OVERRIDING SYSTEM VALUE VALUES (1, 'delivery', 'hook', 'published', 'shop', '{}', '2026-01-02 00:00:00+00', 'waiting', 1, '2026-01-03 00:00:00+00', '2026-01-02 00:00:00+00', 500, 'down');

INSERT INTO public.config_webhooks (id, name, url, pack, events, secret, former_secret, former_until, active, failing_since, switched_off, created_at, created_by) VALUES ('hook', 'Build', 'https://hook.example', 'shop', '["published"]', 'sealed', 'former', '2026-01-03 00:00:00+00', true, NULL, NULL, '2026-01-01 00:00:00+00', 'ann');

INSERT INTO public.counters (brand, subject, hits, ends_at) VALUES ('shop', 'login may', 3, '2026-01-03 00:00:00+00');

INSERT INTO public.default_passwords (id, password_hash, set_at) VALUES ('shop', 'hash', '2026-01-01 00:00:00+00');

INSERT INTO public.game_plays (brand, day, game, stripe, plays) VALUES ('shop', '2026-01-02', 'slots', 3, 12);

INSERT INTO public.gateway_keys (kid, public_jwk, private_jwk, created_at, retired_at) VALUES ('key', '{"kty": "EC"}', '{"sealed": "x"}', '2026-01-01 00:00:00+00', '2026-01-02 00:00:00+00');

INSERT INTO public.known_addresses (brand, member_id, address, first_seen_at, last_seen_at) VALUES ('shop', 'm1', '203.0.113.1', '2026-01-01 00:00:00+00', '2026-01-02 00:00:00+00');

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('bets/0001-bets', '2026-11-25T20:35:12.736Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('bets/0002-may-bet', '2026-11-25T20:35:12.738Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('bets/0003-wins', '2026-11-25T20:35:12.746Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('bets/0010-draws-in-order', '2026-11-25T20:35:12.751Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('bets/0011-lottery-wins', '2026-11-25T20:35:12.755Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('cashier/0001-cashier', '2026-11-25T20:35:12.777Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('cashier/0002-cancelled', '2026-11-25T20:35:12.779Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('cashier/0003-received', '2026-11-25T20:35:12.780Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('cashier/0004-own-fields', '2026-11-25T20:35:12.781Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('config/0001-operators', '2026-11-25T20:35:12.801Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('config/0002-documents', '2026-11-25T20:35:12.813Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('config/0003-delivery', '2026-11-25T20:35:12.825Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('config/0004-audit', '2026-11-25T20:35:12.829Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('config/0005-releases', '2026-11-25T20:35:12.837Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('config/0006-rollouts', '2026-11-25T20:35:12.839Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('config/0007-people', '2026-11-25T20:35:12.863Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('config/0008-webhooks', '2026-11-25T20:35:12.877Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('config/0009-preview-links', '2026-11-25T20:35:12.878Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('config/0009-published-previews', '2026-11-25T20:35:12.879Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('config/0010-checked-bundles', '2026-11-25T20:35:12.880Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('gateway/0001-members', '2026-11-25T20:35:12.887Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('gateway/0002-protection', '2026-11-25T20:35:12.891Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('gateway/0003-wallets', '2026-11-25T20:35:12.895Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('gateway/0004-accounts', '2026-11-25T20:35:12.904Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('gateway/0011-providers', '2026-11-25T20:35:12.922Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('gateway/0012-logins', '2026-11-25T20:35:13.016Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('gateway/0013-security', '2026-11-25T20:35:13.027Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('gateway/0014-previews', '2026-11-25T20:35:13.028Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('gateway/0015-excluded-sessions', '2026-11-25T20:35:13.028Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('gateway/0020-games', '2026-11-25T20:35:13.035Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('gateway/0021-own-fields', '2026-11-25T20:35:13.050Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('ledger/0001-ledger', '2026-11-25T20:35:13.061Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('ledger/0002-post', '2026-11-25T20:35:13.063Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('ledger/0003-former-wallets', '2026-11-25T20:35:13.068Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('ledger/0004-checks', '2026-11-25T20:35:13.070Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('ledger/0005-plans', '2026-11-25T20:35:13.070Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('ledger/0010-post-many', '2026-11-25T20:35:13.071Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('lottery/0001-draws', '2026-11-25T20:35:13.077Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('lottery/0002-feed', '2026-11-25T20:35:13.080Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('lottery/0003-wins-seen', '2026-11-25T20:35:13.085Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('lottery/0004-number-sales', '2026-11-25T20:35:13.086Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('protection/0001-protection', '2026-11-25T20:35:13.110Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('protection/0002-hindrances', '2026-11-25T20:35:13.118Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('sandbox/0001-payments', '2026-11-25T20:35:13.121Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('sandbox/0002-payment-language', '2026-11-25T20:35:13.123Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('sandbox/vendors/0001-vendors', '2026-11-25T20:35:13.155Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('sandbox/vendors/0002-refusals', '2026-11-25T20:35:13.156Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('vendors/0001-vendors', '2026-11-25T20:35:13.162Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('vendors/0002-begin', '2026-11-25T20:35:13.164Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('vendors/0003-bet', '2026-11-25T20:35:13.165Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('vendors/0004-win', '2026-11-25T20:35:13.167Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('vendors/0005-rollback', '2026-11-25T20:35:13.170Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('vendors/0006-plans', '2026-11-25T20:35:13.172Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('vendors/0007-together', '2026-11-25T20:35:13.172Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('vendors/0010-transfers', '2026-11-25T20:35:13.178Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('vendors/0011-one-game-a-round', '2026-11-25T20:35:13.180Z');

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);

INSERT INTO public.launch_sessions (brand, member_id, token_hash, session_hash, vassalage, game, trial, started_at, expires_at, ends_at) VALUES ('shop', 'm1', 'launch', 'token', 'acme', 'slots', false, '2026-01-02 00:00:00+00', '2030-01-01 00:00:00+00', '2030-01-01 00:00:00+00');

INSERT INTO public.ledger_balances (brand, owner, purse, currency, stripe, balance, seq, updated_at) VALUES ('shop', 'm1', 'main', 'MMK', 0, 900, 2, '2026-01-02 00:00:00+00');
INSERT INTO public.ledger_balances (brand, owner, purse, currency, stripe, balance, seq, updated_at) VALUES ('shop', 'house', 'opening', 'MMK', 3, -1000, 1, '2026-01-01 00:00:00+00');
INSERT INTO public.ledger_balances (brand, owner, purse, currency, stripe, balance, seq, updated_at) VALUES ('shop', 'house', 'vendor:acme', 'MMK', 3, 100, 1, '2026-01-02 00:00:00+00');

INSERT INTO public.ledger_checks (only_one, at, findings) VALUES (true, '2026-01-02 00:00:00+00', 0);

INSERT INTO public.ledger_operations (brand, member_id, scope, key, body_hash, reply, at) VALUES ('shop', 'm1', 'depositCreate', 'key', 'hash', '{"ok": true}', '2026-01-02 00:00:00+00');

INSERT INTO public.ledger_postings (brand, owner, purse, currency, stripe, seq, payer, transaction, amount, balance, at) VALUES ('shop', 'm1', 'main', 'MMK', 0, 1, 'm1', 1, 1000, 1000, '2026-01-01 00:00:00+00');
INSERT INTO public.ledger_postings (brand, owner, purse, currency, stripe, seq, payer, transaction, amount, balance, at) VALUES ('shop', 'house', 'opening', 'MMK', 3, 1, 'm1', 1, -1000, -1000, '2026-01-01 00:00:00+00');
INSERT INTO public.ledger_postings (brand, owner, purse, currency, stripe, seq, payer, transaction, amount, balance, at) VALUES ('shop', 'm1', 'main', 'MMK', 0, 2, 'm1', 2, -100, 900, '2026-01-02 00:00:00+00');
INSERT INTO public.ledger_postings (brand, owner, purse, currency, stripe, seq, payer, transaction, amount, balance, at) VALUES ('shop', 'house', 'vendor:acme', 'MMK', 3, 1, 'm1', 2, 100, 100, '2026-01-02 00:00:00+00');

INSERT INTO public.ledger_transactions (brand, member_id, id, kind, key, currency, at, details) OVERRIDING SYSTEM VALUE VALUES ('shop', 'm1', 1, 'opening', 'opening:MMK', 'MMK', '2026-01-01 00:00:00+00', '{}');
INSERT INTO public.ledger_transactions (brand, member_id, id, kind, key, currency, at, details) OVERRIDING SYSTEM VALUE VALUES ('shop', 'm1', 2, 'bet', 'acme:b1', 'MMK', '2026-01-02 00:00:00+00', '{"game": "slots"}');

INSERT INTO public.login_tickets (brand, member_id, ticket_hash, address, proof, side, remember, tries, code_method, code_hash, code_expires_at, made_at, expires_at) VALUES ('shop', 'm1', 'ticket', '203.0.113.1', 'code', 'agent', true, 1, 'email', 'hash', '2026-01-03 00:00:00+00', '2026-01-02 00:00:00+00', '2026-01-03 00:00:00+00');

INSERT INTO public.lottery_draws (brand, game, numero, family, own, opens_at, closes_at, draws_at, revealed_at, status, due_at, version, result, seed_hash, seed) VALUES ('shop', 'hcm', '20260102', 'vn', true, '2026-01-01 00:00:00+00', '2026-01-02 00:00:00+00', '2026-01-02 00:00:00+00', '2026-01-02 00:00:00+00', 'SETTLED', '2026-01-03 00:00:00+00', 1, '{"db": ["1"]}', 'hash', 'seed');

INSERT INTO public.lottery_feed_nonces (brand, source, nonce, used_at) VALUES ('shop', 'feed', 'nonce', '2026-01-02 00:00:00+00');

INSERT INTO public.lottery_number_sales (brand, game, numero, number, sold) VALUES ('shop', 'two', '20260102', '07', 40);

INSERT INTO public.lottery_reports (brand, game, numero, source, result, reported_at) VALUES ('shop', 'hcm', '20260102', 'feed', '{"db": ["1"]}', '2026-01-02 00:00:00+00');

INSERT INTO public.lottery_wins_seen (brand, member_id, game, numero, seen_at) VALUES ('shop', 'm1', 'hcm', '20260102', '2026-01-02 00:00:00+00');

INSERT INTO public.member_avatars (brand, member_id, kind, name, picture, changed_at) VALUES ('shop', 'm1', 'CUSTOM', 'picture', '\x0102', '2026-01-02 00:00:00+00');

INSERT INTO public.member_favorite_games (brand, member_id, game, kept_at) VALUES ('shop', 'm1', 'slots', '2026-01-02 00:00:00+00');

INSERT INTO public.member_identities (brand, member_id, provider, subject, name, linked_at) VALUES ('shop', 'm1', 'google', 'subject', 'May', '2026-01-02 00:00:00+00');

INSERT INTO public.member_recent_games (brand, member_id, game, started_at) VALUES ('shop', 'm1', 'slots', '2026-01-02 00:00:00+00');

INSERT INTO public.member_recovery_codes (brand, member_id, code_hash) VALUES ('shop', 'm1', 'hash');

INSERT INTO public.member_sessions (brand, member_id, token_hash, started_at, seen_at, expires_at, ip, user_agent, password_due, excluded, reality_checked_at) VALUES ('shop', 'm1', 'token', '2026-01-02 00:00:00+00', '2026-01-02 00:00:00+00', '2030-01-01 00:00:00+00', '203.0.113.1', 'Browser', true, true, '2026-01-02 00:00:00+00');

INSERT INTO public.member_totp (brand, member_id, secret, last_step, begun_at, confirmed_at) VALUES ('shop', 'm1', 'sealed', 7, '2026-01-02 00:00:00+00', '2026-01-02 00:00:00+00');

INSERT INTO public.member_values (brand, member_id, own, field, key) VALUES ('shop', 'm1', false, 'email', 'may@shop.example');
INSERT INTO public.member_values (brand, member_id, own, field, key) VALUES ('shop', 'm1', true, 'team', 'red');

INSERT INTO public.members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, payment_password_hash, upline_id, affiliate_code, language, club_label, labels, profile, registered_at, last_login_at, previous_login_at, mobile, mobile_verified_at, password_own, first_login_at, password_compared, password_is_default, email_verified_at, last_login_ip, previous_login_ip, preview, own) VALUES ('shop', 'm1', 'May', 'may', 2, 'Mäy', 'hash', '2026-01-01 00:00:00+00', NULL, NULL, 'code1', 'my', '', '["vip"]', '{"email": "May@shop.example"}', '2026-01-01 00:00:00+00', '2026-01-02 00:00:00+00', NULL, '+959111', '2026-01-01 00:00:00+00', true, NULL, NULL, false, '2026-01-01 00:00:00+00', '203.0.113.1', NULL, NULL, '{"team": "Red"}');
INSERT INTO public.members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, payment_password_hash, upline_id, affiliate_code, language, club_label, labels, profile, registered_at, last_login_at, previous_login_at, mobile, mobile_verified_at, password_own, first_login_at, password_compared, password_is_default, email_verified_at, last_login_ip, previous_login_ip, preview, own) VALUES ('shop', 'm2', 'Ko', 'ko', 1, 'Ko', 'hash', '2026-01-01 00:00:00+00', NULL, 'm1', NULL, NULL, '', '[]', '{}', '2026-01-02 00:00:00+00', NULL, NULL, NULL, NULL, false, NULL, NULL, false, NULL, NULL, NULL, NULL, '{}');

INSERT INTO public.operator_accounts (id, username, password_hash, disabled, created_at, temporary_until, totp_required) VALUES ('o1', 'ann', 'hash', true, '2026-01-01 00:00:00+00', '2026-01-03 00:00:00+00', true);

INSERT INTO public.operator_grants (account_id, pack, role, kind) VALUES ('o1', 'shop', 'editor', 'texts');

INSERT INTO public.operator_presence (tab, account_id, pack, document, since, seen_at) VALUES ('tab', 'o1', 'shop', 'texts/my', '2026-01-02 00:00:00+00', '2026-01-02 00:00:00+00');

INSERT INTO public.operator_recovery_codes (account_id, code_hash) VALUES ('o1', 'hash');

INSERT INTO public.operator_sessions (token_hash, account_id, csrf, started_at, seen_at, expires_at, id, address, device) VALUES ('token', 'o1', 'csrf', '2026-01-02 00:00:00+00', '2026-01-02 00:00:00+00', '2026-01-03 00:00:00+00', 's1', '203.0.113.2', 'Browser');

INSERT INTO public.operator_totp (account_id, secret, begun_at, confirmed_at, last_step) VALUES ('o1', 'sealed', '2026-01-02 00:00:00+00', '2026-01-02 00:00:00+00', 9);

INSERT INTO public.outbox (brand, id, channel, recipient, subject, body, sent_at) OVERRIDING SYSTEM VALUE VALUES ('shop', 1, 'mail', 'may@shop.example', 'Welcome', 'Text', '2026-01-02 00:00:00+00');

INSERT INTO public.protection_changes (brand, member_id, id, changed_at, change, details) OVERRIDING SYSTEM VALUE VALUES ('shop', 'm1', 1, '2026-01-01 00:00:00+00', 'limitSet', '{"amount": "1000"}');

INSERT INTO public.protection_limits (brand, member_id, kind, period, amount, set_at, pending, pending_amount, pending_from, pending_until) VALUES ('shop', 'm1', 'stake', 'day', 1000, '2026-01-01 00:00:00+00', 'raise', 2000, '2026-01-02 00:00:00+00', '2026-01-09 00:00:00+00');

INSERT INTO public.protection_members (brand, member_id, reality_minutes, excluded_kind, excluded_at, excluded_until, limited) VALUES ('shop', 'm1', 30, 'timeOut', '2026-01-02 00:00:00+00', '2026-01-03 00:00:00+00', true);

INSERT INTO public.provider_logins (brand, member_id, state_hash, provider, browser_hash, expires_at) VALUES ('shop', '', 'state', 'google', 'browser', '2026-01-03 00:00:00+00');

INSERT INTO public.provider_tickets (brand, ticket_hash, provider, subject, name, mobile, expires_at) VALUES ('shop', 'ticket', 'google', 'other', 'Ko', '+959222', '2026-01-03 00:00:00+00');

INSERT INTO public.remembered_logins (brand, member_id, token_hash, family, made_at, expires_at, used_at, ip, user_agent) VALUES ('shop', 'm1', 'token', 'family', '2026-01-01 00:00:00+00', '2030-01-01 00:00:00+00', '2026-01-02 00:00:00+00', '203.0.113.1', 'Browser');

INSERT INTO public.sandbox_payments (brand, id, order_id, amount, currency, digits, look, return_url, tell_url, choice, begun_at, expires_at, language) VALUES ('shop', 'pm1', 'd1', '500', 'MMK', 0, 'bank', 'https://shop.example', 'https://shop.example/told', 'pay', '2026-01-02 00:00:00+00', '2026-01-03 00:00:00+00', 'my');

INSERT INTO public.sandbox_vendor_counts (brand, vassalage, player, game, next) VALUES ('shop', 'acme', 'p1', 'slots', 4);

INSERT INTO public.sandbox_vendor_faults (vassalage, fault, "left", percent) VALUES ('acme', 'slow', 2, 30);

INSERT INTO public.sandbox_vendor_keys (id, key) VALUES (1, 'key');

INSERT INTO public.sandbox_vendor_nonces (brand, vassalage, nonce, at) VALUES ('shop', 'acme', 'nonce', '2026-01-02 00:00:00+00');

INSERT INTO public.sandbox_vendor_places (brand, vassalage, event, place, round_id, nickname, stake) VALUES ('shop', 'acme', 'event', '1', 'r1', 'May', 100);

INSERT INTO public.sandbox_vendor_pots (brand, vassalage, game, amount) VALUES ('shop', 'acme', 'slots', 77);

INSERT INTO public.sandbox_vendor_purses (brand, vassalage, player, balance) VALUES ('shop', 'acme', 'p1', 50);

INSERT INTO public.sandbox_vendor_rounds (id, brand, vassalage, player, session_id, game, room, wallet, nonce, client_seed, bet, moves, state, view, stake, payout, status, version, began_at, due_at, refused) VALUES ('r1', 'shop', 'acme', 'p1', 's1', 'slots', 'main', 'seamless', 3, 'seed', '{"lines": 1}', '[1]', '{"a": 1}', '{"b": 2}', 100, 5, 'PAYING', 2, '2026-01-02 00:00:00+00', '2026-01-03 00:00:00+00', 'PLAYER_BLOCKED');

INSERT INTO public.sandbox_vendor_sessions (id, brand, vassalage, player, game, room, wallet, token_hash, sealed_session, nickname, currency, digits, language, return_url, play_balance, created_at, seen_at) VALUES ('s1', 'shop', 'acme', 'p1', 'slots', 'main', 'seamless', 'token', 'sealed', 'May', 'MMK', 0, 'my', 'https://shop.example', 10, '2026-01-02 00:00:00+00', '2026-01-02 00:00:00+00');

INSERT INTO public.sandbox_vendor_transactions (id, round_id, kind, of, amount, win_kind, closes, status, code, tries, seq) OVERRIDING SYSTEM VALUE VALUES ('b1', 'r1', 'bet', 'b0', 100, 'win', true, 'SENT', 'OK', 2, 1);

INSERT INTO public.sandbox_vendor_transfers (brand, vassalage, id, player, direction, amount, status) VALUES ('shop', 'acme', 't1', 'p1', 'in', 50, 'DONE');

INSERT INTO public.temporary_passwords (brand, member_id, password_hash, expires_at) VALUES ('shop', 'm1', 'hash', '2026-01-03 00:00:00+00');

INSERT INTO public.vendor_nonces (brand, vassalage, nonce, at) VALUES ('shop', 'acme', 'nonce', '2026-01-02 00:00:00+00');

INSERT INTO public.vendor_players (brand, member_id, vassalage, player, made_at) VALUES ('shop', 'm1', 'acme', 'p1', '2026-01-01 00:00:00+00');

INSERT INTO public.vendor_transactions (brand, vassalage, id, member_id, kind, body_hash, round, amount, rolled_back, balance, at) VALUES ('shop', 'acme', 'b1', 'm1', 'bet', 'hash', 'r1', 100, false, 900, '2026-01-02 00:00:00+00');

INSERT INTO public.vendor_transfers (brand, member_id, id, vassalage, player, direction, amount, currency, status, begun_at, sent_at, sends, settled_at) VALUES ('shop', 'm1', 't1', 'keeper', 'p2', 'out', 50, 'MMK', 'SUCCESS', '2026-01-02 00:00:00+00', '2026-01-02 00:00:00+00', 1, '2026-01-02 00:00:00+00');

INSERT INTO public.verification_codes (brand, purpose, mobile, code_hash, tries, sent_at, expires_at) VALUES ('shop', 'register', '+959222', 'hash', 2, '2026-01-02 00:00:00+00', '2026-01-03 00:00:00+00');

SELECT pg_catalog.setval('public.bets_id_seq', 1, true);

SELECT pg_catalog.setval('public.config_audit_id_seq', 1, true);

SELECT pg_catalog.setval('public.config_changes', 2, true);

SELECT pg_catalog.setval('public.config_releases_id_seq', 1, true);

SELECT pg_catalog.setval('public.config_webhook_deliveries_number_seq', 1, true);

SELECT pg_catalog.setval('public.ledger_transactions_id_seq', 2, true);

SELECT pg_catalog.setval('public.outbox_id_seq', 1, true);

SELECT pg_catalog.setval('public.protection_changes_id_seq', 1, true);

SELECT pg_catalog.setval('public.sandbox_vendor_transactions_seq_seq', 1, true);

ALTER TABLE ONLY public.bets
    ADD CONSTRAINT bets_pkey PRIMARY KEY (brand, member_id, id);

ALTER TABLE ONLY public.captchas
    ADD CONSTRAINT captchas_pkey PRIMARY KEY (brand, id);

ALTER TABLE ONLY public.cashier_accounts
    ADD CONSTRAINT cashier_accounts_pkey PRIMARY KEY (brand, member_id, id);

ALTER TABLE ONLY public.cashier_deposits
    ADD CONSTRAINT cashier_deposits_pkey PRIMARY KEY (brand, member_id, id);

ALTER TABLE ONLY public.cashier_payment_events
    ADD CONSTRAINT cashier_payment_events_pkey PRIMARY KEY (brand, member_id, provider, id);

ALTER TABLE ONLY public.cashier_pictures
    ADD CONSTRAINT cashier_pictures_pkey PRIMARY KEY (brand, member_id, id);

ALTER TABLE ONLY public.cashier_withdrawals
    ADD CONSTRAINT cashier_withdrawals_pkey PRIMARY KEY (brand, member_id, id);

ALTER TABLE ONLY public.config_audit
    ADD CONSTRAINT config_audit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.config_blobs
    ADD CONSTRAINT config_blobs_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.config_bundle_parts
    ADD CONSTRAINT config_bundle_parts_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.config_checked_bundles
    ADD CONSTRAINT config_checked_bundles_pkey PRIMARY KEY (only_one);

ALTER TABLE ONLY public.config_drafts
    ADD CONSTRAINT config_drafts_pkey PRIMARY KEY (pack, kind, id);

ALTER TABLE ONLY public.config_imported_files
    ADD CONSTRAINT config_imported_files_pkey PRIMARY KEY (pack, kind, id);

ALTER TABLE ONLY public.config_packs
    ADD CONSTRAINT config_packs_pkey PRIMARY KEY (pack);

ALTER TABLE ONLY public.config_pointer_history
    ADD CONSTRAINT config_pointer_history_pkey PRIMARY KEY (brand, seq);

ALTER TABLE ONLY public.config_pointers
    ADD CONSTRAINT config_pointers_pkey PRIMARY KEY (brand);

ALTER TABLE ONLY public.config_previews
    ADD CONSTRAINT config_previews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.config_releases
    ADD CONSTRAINT config_releases_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.config_secrets
    ADD CONSTRAINT config_secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.config_versions
    ADD CONSTRAINT config_versions_pkey PRIMARY KEY (pack, version);

ALTER TABLE ONLY public.config_webhook_deliveries
    ADD CONSTRAINT config_webhook_deliveries_id_key UNIQUE (id);

ALTER TABLE ONLY public.config_webhook_deliveries
    ADD CONSTRAINT config_webhook_deliveries_pkey PRIMARY KEY (number);

ALTER TABLE ONLY public.config_webhooks
    ADD CONSTRAINT config_webhooks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.counters
    ADD CONSTRAINT counters_pkey PRIMARY KEY (brand, subject);

ALTER TABLE ONLY public.default_passwords
    ADD CONSTRAINT default_passwords_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.game_plays
    ADD CONSTRAINT game_plays_pkey PRIMARY KEY (brand, day, game, stripe);

ALTER TABLE ONLY public.gateway_keys
    ADD CONSTRAINT gateway_keys_pkey PRIMARY KEY (kid);

ALTER TABLE ONLY public.known_addresses
    ADD CONSTRAINT known_addresses_pkey PRIMARY KEY (brand, member_id, address);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.launch_sessions
    ADD CONSTRAINT launch_sessions_pkey PRIMARY KEY (brand, member_id, token_hash);

ALTER TABLE ONLY public.ledger_balances
    ADD CONSTRAINT ledger_balances_pkey PRIMARY KEY (brand, owner, purse, currency, stripe);

ALTER TABLE ONLY public.ledger_checks
    ADD CONSTRAINT ledger_checks_pkey PRIMARY KEY (only_one);

ALTER TABLE ONLY public.ledger_operations
    ADD CONSTRAINT ledger_operations_pkey PRIMARY KEY (brand, member_id, scope, key);

ALTER TABLE ONLY public.ledger_postings
    ADD CONSTRAINT ledger_postings_pkey PRIMARY KEY (brand, owner, purse, currency, stripe, seq);

ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_brand_member_id_kind_key_key UNIQUE (brand, member_id, kind, key);

ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_pkey PRIMARY KEY (brand, member_id, id);

ALTER TABLE ONLY public.login_tickets
    ADD CONSTRAINT login_tickets_pkey PRIMARY KEY (brand, member_id, ticket_hash);

ALTER TABLE ONLY public.lottery_draws
    ADD CONSTRAINT lottery_draws_pkey PRIMARY KEY (brand, game, numero);

ALTER TABLE ONLY public.lottery_feed_nonces
    ADD CONSTRAINT lottery_feed_nonces_pkey PRIMARY KEY (brand, source, nonce);

ALTER TABLE ONLY public.lottery_number_sales
    ADD CONSTRAINT lottery_number_sales_pkey PRIMARY KEY (brand, game, numero, number);

ALTER TABLE ONLY public.lottery_reports
    ADD CONSTRAINT lottery_reports_pkey PRIMARY KEY (brand, game, numero, source);

ALTER TABLE ONLY public.lottery_wins_seen
    ADD CONSTRAINT lottery_wins_seen_pkey PRIMARY KEY (brand, member_id, game, numero);

ALTER TABLE ONLY public.member_avatars
    ADD CONSTRAINT member_avatars_pkey PRIMARY KEY (brand, member_id);

ALTER TABLE ONLY public.member_favorite_games
    ADD CONSTRAINT member_favorite_games_pkey PRIMARY KEY (brand, member_id, game);

ALTER TABLE ONLY public.member_identities
    ADD CONSTRAINT member_identities_pkey PRIMARY KEY (brand, member_id, provider);

ALTER TABLE ONLY public.member_recent_games
    ADD CONSTRAINT member_recent_games_pkey PRIMARY KEY (brand, member_id, game);

ALTER TABLE ONLY public.member_recovery_codes
    ADD CONSTRAINT member_recovery_codes_pkey PRIMARY KEY (brand, member_id, code_hash);

ALTER TABLE ONLY public.member_sessions
    ADD CONSTRAINT member_sessions_pkey PRIMARY KEY (brand, member_id, token_hash);

ALTER TABLE ONLY public.member_totp
    ADD CONSTRAINT member_totp_pkey PRIMARY KEY (brand, member_id);

ALTER TABLE ONLY public.member_values
    ADD CONSTRAINT member_values_pkey PRIMARY KEY (brand, member_id, own, field);

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (brand, id);

ALTER TABLE ONLY public.operator_accounts
    ADD CONSTRAINT operator_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.operator_accounts
    ADD CONSTRAINT operator_accounts_username_key UNIQUE (username);

ALTER TABLE ONLY public.operator_grants
    ADD CONSTRAINT operator_grants_pkey PRIMARY KEY (account_id, pack, kind);

ALTER TABLE ONLY public.operator_presence
    ADD CONSTRAINT operator_presence_pkey PRIMARY KEY (tab);

ALTER TABLE ONLY public.operator_recovery_codes
    ADD CONSTRAINT operator_recovery_codes_pkey PRIMARY KEY (account_id, code_hash);

ALTER TABLE ONLY public.operator_sessions
    ADD CONSTRAINT operator_sessions_id_key UNIQUE (id);

ALTER TABLE ONLY public.operator_sessions
    ADD CONSTRAINT operator_sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.operator_totp
    ADD CONSTRAINT operator_totp_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (brand, id);

ALTER TABLE ONLY public.protection_changes
    ADD CONSTRAINT protection_changes_pkey PRIMARY KEY (brand, member_id, id);

ALTER TABLE ONLY public.protection_limits
    ADD CONSTRAINT protection_limits_pkey PRIMARY KEY (brand, member_id, kind, period);

ALTER TABLE ONLY public.protection_members
    ADD CONSTRAINT protection_members_pkey PRIMARY KEY (brand, member_id);

ALTER TABLE ONLY public.provider_logins
    ADD CONSTRAINT provider_logins_pkey PRIMARY KEY (brand, member_id, state_hash);

ALTER TABLE ONLY public.provider_tickets
    ADD CONSTRAINT provider_tickets_pkey PRIMARY KEY (brand, ticket_hash);

ALTER TABLE ONLY public.remembered_logins
    ADD CONSTRAINT remembered_logins_pkey PRIMARY KEY (brand, member_id, token_hash);

ALTER TABLE ONLY public.sandbox_payments
    ADD CONSTRAINT sandbox_payments_pkey PRIMARY KEY (brand, id);

ALTER TABLE ONLY public.sandbox_vendor_counts
    ADD CONSTRAINT sandbox_vendor_counts_pkey PRIMARY KEY (brand, vassalage, player, game);

ALTER TABLE ONLY public.sandbox_vendor_faults
    ADD CONSTRAINT sandbox_vendor_faults_pkey PRIMARY KEY (vassalage, fault);

ALTER TABLE ONLY public.sandbox_vendor_keys
    ADD CONSTRAINT sandbox_vendor_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sandbox_vendor_nonces
    ADD CONSTRAINT sandbox_vendor_nonces_pkey PRIMARY KEY (brand, vassalage, nonce);

ALTER TABLE ONLY public.sandbox_vendor_places
    ADD CONSTRAINT sandbox_vendor_places_pkey PRIMARY KEY (brand, vassalage, event, place);

ALTER TABLE ONLY public.sandbox_vendor_pots
    ADD CONSTRAINT sandbox_vendor_pots_pkey PRIMARY KEY (brand, vassalage, game);

ALTER TABLE ONLY public.sandbox_vendor_purses
    ADD CONSTRAINT sandbox_vendor_purses_pkey PRIMARY KEY (brand, vassalage, player);

ALTER TABLE ONLY public.sandbox_vendor_rounds
    ADD CONSTRAINT sandbox_vendor_rounds_brand_vassalage_player_game_nonce_key UNIQUE (brand, vassalage, player, game, nonce);

ALTER TABLE ONLY public.sandbox_vendor_rounds
    ADD CONSTRAINT sandbox_vendor_rounds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sandbox_vendor_sessions
    ADD CONSTRAINT sandbox_vendor_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sandbox_vendor_sessions
    ADD CONSTRAINT sandbox_vendor_sessions_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.sandbox_vendor_transactions
    ADD CONSTRAINT sandbox_vendor_transactions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sandbox_vendor_transfers
    ADD CONSTRAINT sandbox_vendor_transfers_pkey PRIMARY KEY (brand, vassalage, id);

ALTER TABLE ONLY public.temporary_passwords
    ADD CONSTRAINT temporary_passwords_pkey PRIMARY KEY (brand, member_id);

ALTER TABLE ONLY public.vendor_nonces
    ADD CONSTRAINT vendor_nonces_pkey PRIMARY KEY (brand, vassalage, nonce);

ALTER TABLE ONLY public.vendor_players
    ADD CONSTRAINT vendor_players_brand_vassalage_player_key UNIQUE (brand, vassalage, player);

ALTER TABLE ONLY public.vendor_players
    ADD CONSTRAINT vendor_players_pkey PRIMARY KEY (brand, member_id, vassalage);

ALTER TABLE ONLY public.vendor_transactions
    ADD CONSTRAINT vendor_transactions_pkey PRIMARY KEY (brand, vassalage, id);

ALTER TABLE ONLY public.vendor_transfers
    ADD CONSTRAINT vendor_transfers_pkey PRIMARY KEY (brand, member_id, id);

ALTER TABLE ONLY public.verification_codes
    ADD CONSTRAINT verification_codes_pkey PRIMARY KEY (brand, purpose, mobile);

CREATE INDEX bets_lottery_wins ON public.bets USING btree (brand, member_id, settled_at) WHERE ((source = 'lottery'::text) AND (status = 'SETTLED'::text) AND (payout > 0));

CREATE INDEX bets_of_draw ON public.bets USING btree (brand, game_code, round, member_id, id) WHERE (source = 'lottery'::text);

CREATE INDEX bets_record ON public.bets USING btree (brand, member_id, placed_at);

CREATE UNIQUE INDEX bets_rounds ON public.bets USING btree (brand, member_id, vassalage, round) WHERE (source <> 'lottery'::text);

CREATE INDEX bets_settled ON public.bets USING btree (brand, settled_at) WHERE (settled_at IS NOT NULL);

CREATE INDEX bets_wins ON public.bets USING btree (brand, settled_at) WHERE ((status = 'SETTLED'::text) AND (payout > stake));

CREATE INDEX captchas_expiry ON public.captchas USING btree (expires_at);

CREATE UNIQUE INDEX cashier_accounts_number ON public.cashier_accounts USING btree (brand, number_hash) WHERE (removed_at IS NULL);

CREATE INDEX cashier_deposits_bank ON public.cashier_deposits USING btree (bank_at) WHERE (state = 'PENDING'::text);

CREATE INDEX cashier_deposits_due ON public.cashier_deposits USING btree (expires_at) WHERE (state = 'PENDING'::text);

CREATE UNIQUE INDEX cashier_deposits_id ON public.cashier_deposits USING btree (brand, id);

CREATE INDEX cashier_deposits_newest ON public.cashier_deposits USING btree (brand, member_id, made_at DESC, id DESC);

CREATE INDEX cashier_deposits_queue ON public.cashier_deposits USING btree (brand, made_at, id) WHERE (state = 'PENDING'::text);

CREATE INDEX cashier_payment_events_deposit ON public.cashier_payment_events USING btree (brand, member_id, deposit_id);

CREATE INDEX cashier_pictures_about ON public.cashier_pictures USING btree (brand, member_id, about, about_id);

CREATE INDEX cashier_withdrawals_bank ON public.cashier_withdrawals USING btree (bank_at) WHERE (state = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text]));

CREATE INDEX cashier_withdrawals_due ON public.cashier_withdrawals USING btree (due_at) WHERE (state = 'PAID'::text);

CREATE UNIQUE INDEX cashier_withdrawals_id ON public.cashier_withdrawals USING btree (brand, id);

CREATE INDEX cashier_withdrawals_newest ON public.cashier_withdrawals USING btree (brand, member_id, requested_at DESC, id DESC);

CREATE INDEX cashier_withdrawals_queue ON public.cashier_withdrawals USING btree (brand, requested_at, id) WHERE (state = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text, 'DISPUTED'::text]));

CREATE INDEX config_audit_account ON public.config_audit USING btree (account, id);

CREATE INDEX config_audit_area ON public.config_audit USING btree (split_part(action, '.'::text, 1), id);

CREATE INDEX config_audit_pack ON public.config_audit USING btree (pack, id);

CREATE INDEX config_bundle_parts_expiry ON public.config_bundle_parts USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE INDEX config_releases_pack ON public.config_releases USING btree (pack, id);

CREATE INDEX config_webhook_deliveries_due ON public.config_webhook_deliveries USING btree (next_at) WHERE (state = 'waiting'::text);

CREATE INDEX config_webhook_deliveries_webhook ON public.config_webhook_deliveries USING btree (webhook_id, number);

CREATE INDEX counters_end ON public.counters USING btree (ends_at);

CREATE INDEX launch_sessions_end ON public.launch_sessions USING btree (expires_at);

CREATE INDEX launch_sessions_token ON public.launch_sessions USING btree (brand, token_hash);

CREATE INDEX ledger_postings_at ON public.ledger_postings USING btree (brand, owner, at) WHERE (owner <> 'house'::text);

CREATE INDEX login_tickets_expiry ON public.login_tickets USING btree (expires_at);

CREATE UNIQUE INDEX login_tickets_ticket ON public.login_tickets USING btree (brand, ticket_hash);

CREATE INDEX lottery_draws_at ON public.lottery_draws USING btree (brand, game, draws_at);

CREATE INDEX lottery_draws_due ON public.lottery_draws USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX lottery_wins_seen_at ON public.lottery_wins_seen USING btree (seen_at);

CREATE UNIQUE INDEX member_avatars_name ON public.member_avatars USING btree (brand, name) WHERE (kind = 'CUSTOM'::text);

CREATE UNIQUE INDEX member_identities_subject ON public.member_identities USING btree (brand, provider, subject);

CREATE UNIQUE INDEX member_sessions_token ON public.member_sessions USING btree (brand, token_hash);

CREATE INDEX member_values_key ON public.member_values USING btree (brand, field, key text_pattern_ops);

CREATE UNIQUE INDEX members_account ON public.members USING btree (brand, account_key);

CREATE INDEX members_account_prefix ON public.members USING btree (brand, account_key text_pattern_ops);

CREATE UNIQUE INDEX members_affiliate_code ON public.members USING btree (brand, affiliate_code);

CREATE INDEX members_mobile ON public.members USING btree (brand, mobile);

CREATE UNIQUE INDEX members_mobile_verified ON public.members USING btree (brand, mobile) WHERE (mobile_verified_at IS NOT NULL);

CREATE INDEX members_nickname ON public.members USING btree (brand, public.member_search_key(nickname) text_pattern_ops);

CREATE INDEX members_preview ON public.members USING btree (brand, preview) WHERE (preview IS NOT NULL);

CREATE INDEX members_registered ON public.members USING btree (brand, registered_at, id);

CREATE INDEX members_upline ON public.members USING btree (brand, upline_id);

CREATE INDEX operator_grants_pack ON public.operator_grants USING btree (pack);

CREATE INDEX operator_presence_pack ON public.operator_presence USING btree (pack, seen_at);

CREATE INDEX operator_sessions_account ON public.operator_sessions USING btree (account_id);

CREATE INDEX provider_logins_expiry ON public.provider_logins USING btree (expires_at);

CREATE INDEX provider_tickets_expiry ON public.provider_tickets USING btree (expires_at);

CREATE INDEX remembered_logins_expiry ON public.remembered_logins USING btree (expires_at);

CREATE UNIQUE INDEX remembered_logins_token ON public.remembered_logins USING btree (brand, token_hash);

CREATE UNIQUE INDEX sandbox_payments_order ON public.sandbox_payments USING btree (brand, order_id);

CREATE INDEX sandbox_vendor_rounds_due ON public.sandbox_vendor_rounds USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX sandbox_vendor_sessions_seen ON public.sandbox_vendor_sessions USING btree (seen_at);

CREATE INDEX sandbox_vendor_transactions_round ON public.sandbox_vendor_transactions USING btree (round_id);

CREATE INDEX temporary_passwords_expiry ON public.temporary_passwords USING btree (expires_at);

CREATE INDEX vendor_transfers_open ON public.vendor_transfers USING btree (begun_at) WHERE (settled_at IS NULL);

CREATE INDEX vendor_transfers_record ON public.vendor_transfers USING btree (brand, member_id, begun_at);

CREATE INDEX verification_codes_expiry ON public.verification_codes USING btree (expires_at);

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_append_only();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_append_only();

CREATE TRIGGER config_audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.config_audit FOR EACH STATEMENT EXECUTE FUNCTION public.config_append_only();

CREATE TRIGGER config_pointer_history_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.config_pointer_history FOR EACH STATEMENT EXECUTE FUNCTION public.config_append_only();

CREATE TRIGGER config_versions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.config_versions FOR EACH STATEMENT EXECUTE FUNCTION public.config_append_only();

CREATE TRIGGER member_values_follow AFTER INSERT OR UPDATE OF profile, own ON public.members FOR EACH ROW EXECUTE FUNCTION public.member_values_follow();

CREATE TRIGGER protection_changes_stay BEFORE DELETE OR UPDATE ON public.protection_changes FOR EACH ROW EXECUTE FUNCTION public.protection_changes_stay();

ALTER TABLE ONLY public.config_drafts
    ADD CONSTRAINT config_drafts_pack_fkey FOREIGN KEY (pack) REFERENCES public.config_packs(pack);

ALTER TABLE ONLY public.config_pointer_history
    ADD CONSTRAINT config_pointer_history_hash_fkey FOREIGN KEY (hash) REFERENCES public.config_bundle_parts(hash);

ALTER TABLE ONLY public.config_pointer_history
    ADD CONSTRAINT config_pointer_history_resolved_fkey FOREIGN KEY (resolved) REFERENCES public.config_blobs(hash);

ALTER TABLE ONLY public.config_pointers
    ADD CONSTRAINT config_pointers_hash_fkey FOREIGN KEY (hash) REFERENCES public.config_bundle_parts(hash);

ALTER TABLE ONLY public.config_pointers
    ADD CONSTRAINT config_pointers_resolved_fkey FOREIGN KEY (resolved) REFERENCES public.config_blobs(hash);

ALTER TABLE ONLY public.config_previews
    ADD CONSTRAINT config_previews_pack_fkey FOREIGN KEY (pack) REFERENCES public.config_packs(pack);

ALTER TABLE ONLY public.config_releases
    ADD CONSTRAINT config_releases_pack_fkey FOREIGN KEY (pack) REFERENCES public.config_packs(pack);

ALTER TABLE ONLY public.config_versions
    ADD CONSTRAINT config_versions_pack_fkey FOREIGN KEY (pack) REFERENCES public.config_packs(pack);

ALTER TABLE ONLY public.config_webhook_deliveries
    ADD CONSTRAINT config_webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES public.config_webhooks(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.known_addresses
    ADD CONSTRAINT known_addresses_brand_member_id_fkey FOREIGN KEY (brand, member_id) REFERENCES public.members(brand, id);

ALTER TABLE ONLY public.login_tickets
    ADD CONSTRAINT login_tickets_brand_member_id_fkey FOREIGN KEY (brand, member_id) REFERENCES public.members(brand, id);

ALTER TABLE ONLY public.member_avatars
    ADD CONSTRAINT member_avatars_brand_member_id_fkey FOREIGN KEY (brand, member_id) REFERENCES public.members(brand, id);

ALTER TABLE ONLY public.member_identities
    ADD CONSTRAINT member_identities_brand_member_id_fkey FOREIGN KEY (brand, member_id) REFERENCES public.members(brand, id);

ALTER TABLE ONLY public.member_recovery_codes
    ADD CONSTRAINT member_recovery_codes_brand_member_id_fkey FOREIGN KEY (brand, member_id) REFERENCES public.members(brand, id);

ALTER TABLE ONLY public.member_sessions
    ADD CONSTRAINT member_sessions_brand_member_id_fkey FOREIGN KEY (brand, member_id) REFERENCES public.members(brand, id);

ALTER TABLE ONLY public.member_totp
    ADD CONSTRAINT member_totp_brand_member_id_fkey FOREIGN KEY (brand, member_id) REFERENCES public.members(brand, id);

ALTER TABLE ONLY public.member_values
    ADD CONSTRAINT member_values_brand_member_id_fkey FOREIGN KEY (brand, member_id) REFERENCES public.members(brand, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_brand_upline_id_fkey FOREIGN KEY (brand, upline_id) REFERENCES public.members(brand, id);

ALTER TABLE ONLY public.operator_grants
    ADD CONSTRAINT operator_grants_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.operator_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.operator_presence
    ADD CONSTRAINT operator_presence_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.operator_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.operator_recovery_codes
    ADD CONSTRAINT operator_recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.operator_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.operator_sessions
    ADD CONSTRAINT operator_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.operator_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.operator_totp
    ADD CONSTRAINT operator_totp_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.operator_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.remembered_logins
    ADD CONSTRAINT remembered_logins_brand_member_id_fkey FOREIGN KEY (brand, member_id) REFERENCES public.members(brand, id);

ALTER TABLE ONLY public.sandbox_vendor_transactions
    ADD CONSTRAINT sandbox_vendor_transactions_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.sandbox_vendor_rounds(id);

ALTER TABLE ONLY public.temporary_passwords
    ADD CONSTRAINT temporary_passwords_brand_member_id_fkey FOREIGN KEY (brand, member_id) REFERENCES public.members(brand, id);

commit;
