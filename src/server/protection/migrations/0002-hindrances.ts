import { sql, type Kysely } from 'kysely';

/**
 * Database functions that check deposits and stakes, so that a vendor's bet checks within its one statement. They are
 * volatile, so that sums are read after the lock: of two at once the second sees the first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Minor units that count against a limit now; a bet that is open counts as lost.
  await sql`
    create function protection_used(
      p_brand text, p_member text, p_kind text, p_period text, p_now timestamptz
    ) returns bigint language plpgsql volatile as $$
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
    end $$`.execute(db);
  await sql`
    create function protection_hindrance(
      p_brand text, p_member text, p_now timestamptz, p_kinds text[], p_amount bigint,
      out why text, out kind text, out period text, out remaining bigint
    ) language plpgsql volatile as $$
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
    end $$`.execute(db);
  await sql`drop function if exists may_bet(text, text, timestamptz, bigint)`.execute(db);
  await sql`
    create function may_bet(p_brand text, p_member text, p_now timestamptz, p_stake bigint) returns text
    language plpgsql volatile as $$
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
    end $$`.execute(db);
}
