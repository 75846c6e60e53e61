import { sql, type RawBuilder } from 'kysely';
import { namedFindings, type RuleQuery } from '#server/db/named-findings.ts';
import { liftTimeLimits } from '#server/db/time-limits.ts';
import type { Db } from '#server/db/types.ts';
import { countedKinds } from './count-moves.ts';

/** What has to hold of the figures of agents. */
type AgentRule = 'uncounted' | 'bets' | 'figures' | 'games' | 'active' | 'earned' | 'paid';

/** A place where it does not, with the difference. */
export type AgentFinding = { rule: AgentRule; where: string; message: string };

/** Time after which a settled bet and a movement have to be counted. */
const countedAfter = sql.lit('1 hour');

const amounts = [
  'bets',
  'stake',
  'payout',
  'valid_bet',
  'rebates',
  'promotions',
  'deposits',
  'withdrawals',
  'newcomers',
] as const;
const all = [...amounts, 'earned'] as const;
const column = (name: string) => sql.ref(name);
const list = (of: readonly string[], each: (name: string) => RawBuilder<unknown>) => sql.join(of.map(each));

/** Everything that is counted, by member, line and day. */
const entries = sql`
  select brand, member_id, line, currency, day, ${list(amounts, (name) => sql`sum(${column(name)}) as ${column(name)}`)}
    from (
      select brand, member_id, line, currency, day, 1 as bets, stake, payout, valid_bet, rebate as rebates, 0 as promotions,
          0 as deposits, 0 as withdrawals, 0 as newcomers
        from agent_bets where settled
      union all
      select brand, member_id, line, currency, day, 0, 0, 0, 0, case counts when 'rebates' then amount else 0 end,
          case counts when 'promotions' then amount else 0 end, case counts when 'deposits' then amount else 0 end,
          case counts when 'withdrawals' then amount else 0 end, 0
        from agent_moves
      union all
      select brand, member_id, line, currency, day, 0, 0, 0, 0, 0, 0, 0, 0, 1 from agent_joins
    ) counted
    group by brand, member_id, line, currency, day`;

/** Branches that a line counts for: of the member itself, and of each upline by the downline and as a whole. */
const branches = sql`
  select l.brand, l.id as line, l.uplines[i] as member_id, branch."of",
      case when l.rates[i + 1] > l.rates[i] then l.rates[i + 1] - l.rates[i] else 0 end as margin
    from agent_lines l
      cross join lateral generate_subscripts(l.uplines, 1) i
      cross join lateral (values (case when i = 1 then l.member_id else l.uplines[i - 1] end), ('')) branch ("of")`;

/** The sums that the figures have to equal. */
const sums = sql`
  select brand, member_id, currency, "of", day, ${list(all, (name) => sql`sum(${column(name)}) as ${column(name)}`)}
    from (
      select e.brand, e.member_id, e.currency, e.member_id as "of", e.day,
          ${list(amounts, (name) => (name === 'newcomers' ? sql`0 as newcomers` : sql`e.${column(name)}`))}, 0 as earned
        from entries e
      union all
      select e.brand, b.member_id, e.currency, b."of", e.day, ${list(amounts, (name) => sql`e.${column(name)}`)},
          e.valid_bet * b.margin
        from entries e join branches b on b.brand = e.brand and b.line = e.line
    ) spread
    group by brand, member_id, currency, "of", day`;

const rules: Readonly<Record<AgentRule, (now: Date) => RuleQuery>> = {
  uncounted: (now) => sql`
    select concat_ws(' ', b.brand, b.member_id, b.id) as place,
        'version ' || b.version || ' was settled at ' || b.settled_at || '; counted is ' || coalesce(a.version::text, 'none') as message
      from bets b
        join members m on m.brand = b.brand and m.id = b.member_id and m.type <> 4 and m.preview is null
        left join agent_bets a on a.brand = b.brand and a.member_id = b.member_id and a.bet_id = b.id
      where b.settled_at < ${now}::timestamptz - ${countedAfter}::interval
        and (a.version <> b.version or (a.version is null and b.status = 'SETTLED'))
    union all
    select concat_ws(' ', t.brand, t.member_id, t.id), t.kind || ' was booked at ' || t.at || ' and is not counted'
      from ledger_transactions t
        join members m on m.brand = t.brand and m.id = t.member_id and m.type <> 4 and m.preview is null
      where t.kind in (${countedKinds}) and t.at < ${now}::timestamptz - ${countedAfter}::interval
        and not exists (
          select from agent_moves a where a.brand = t.brand and a.member_id = t.member_id and a.transaction = t.id)`,
  bets: () => sql`
    select concat_ws(' ', b.brand, b.member_id, b.id) as place,
        'counted are ' || concat_ws(', ', a.stake, a.payout, a.valid_bet) || ' as stake, payout and valid bet; the bet has '
          || concat_ws(', ', b.stake - coalesce(b.bonus_stake, 0), b.payout - coalesce(b.bonus_payout, 0), b.valid_bet) as message
      from agent_bets a
        join bets b on b.brand = a.brand and b.member_id = a.member_id and b.id = a.bet_id and b.version = a.version
      where (a.settled, a.stake, a.payout, a.valid_bet) is distinct from (b.status = 'SETTLED',
        case b.status when 'SETTLED' then b.stake - coalesce(b.bonus_stake, 0) else 0 end,
        case b.status when 'SETTLED' then b.payout - coalesce(b.bonus_payout, 0) else 0 end,
        case b.status when 'SETTLED' then b.valid_bet else 0 end)`,
  figures: () => sql`
    with entries as (${entries}), branches as (${branches}), sums as (${sums})
    select concat_ws(' ', coalesce(f.brand, s.brand), coalesce(f.member_id, s.member_id), coalesce(f.currency, s.currency),
          coalesce(f.day, s.day), 'of', coalesce(nullif(coalesce(f."of", s."of"), ''), 'all branches')) as place,
        concat_ws(', ', ${list(
          all,
          (name) => sql`case when coalesce(f.${column(name)}, 0) <> coalesce(s.${column(name)}, 0) then
          ${sql.lit(`${name} is `)} || coalesce(f.${column(name)}, 0) || ', the sum is ' || coalesce(s.${column(name)}, 0) end`,
        )}) as message
      from agent_figures f
        full join sums s on s.brand = f.brand and s.member_id = f.member_id and s.currency = f.currency and s."of" = f."of"
          and s.day = f.day
      where ${sql.join(
        all.map((name) => sql`coalesce(f.${column(name)}, 0) <> coalesce(s.${column(name)}, 0)`),
        sql` or `,
      )}`,
  games: () => sql`
    with sums as (
      select a.brand, above.id as member_id, a.currency, a.day, b.source, b.vassalage, b.game_type, b.game_code, count(*) as bets,
          sum(a.stake) as stake, sum(a.payout) as payout, sum(a.valid_bet) as valid_bet, sum(a.rebate) as rebates
        from agent_bets a
          join bets b on b.brand = a.brand and b.member_id = a.member_id and b.id = a.bet_id
          join agent_lines l on l.brand = a.brand and l.id = a.line
          cross join lateral unnest(array_prepend(l.member_id, l.uplines)) above (id)
        where a.settled
        group by 1, 2, 3, 4, 5, 6, 7, 8
    )
    select concat_ws(' ', brand, member_id, currency, day, vassalage, game_code) as place,
        'by game are ' || concat_ws(', ', g.bets, g.stake, g.payout, g.valid_bet, g.rebates) || ' as bets, stake, payout, valid bet and rebates; the bets have '
          || concat_ws(', ', s.bets, s.stake, s.payout, s.valid_bet, s.rebates) as message
      from agent_games g full join sums s using (brand, member_id, currency, day, source, vassalage, game_type, game_code)
      where coalesce(g.bets, 0) <> coalesce(s.bets, 0) or coalesce(g.stake, 0) <> coalesce(s.stake, 0)
        or coalesce(g.payout, 0) <> coalesce(s.payout, 0) or coalesce(g.valid_bet, 0) <> coalesce(s.valid_bet, 0)
        or coalesce(g.rebates, 0) <> coalesce(s.rebates, 0)`,
  active: () => sql`
    with branches as (${branches}), played as (
      select brand, member_id, line, currency, day from agent_bets where settled and valid_bet > 0
        group by brand, member_id, line, currency, day
    ), counted as (
      select p.brand, b.member_id, p.currency, b."of", spans.span, to_char(date_trunc(spans.span, p.day::timestamp), 'YYYY-MM-DD') as day,
          count(distinct p.member_id) as members
        from played p
          join branches b on b.brand = p.brand and b.line = p.line
          cross join (values ('day'), ('week'), ('month')) spans (span)
        group by 1, 2, 3, 4, 5, 6
    )
    select concat_ws(' ', coalesce(a.brand, c.brand), coalesce(a.member_id, c.member_id), coalesce(a.span, c.span),
          coalesce(a.day, c.day), 'of', coalesce(nullif(coalesce(a."of", c."of"), ''), 'all branches')) as place,
        'active are ' || coalesce(a.members, 0) || ', the bets are of ' || coalesce(c.members, 0) as message
      from agent_active a
        full join counted c on c.brand = a.brand and c.member_id = a.member_id and c.currency = a.currency and c."of" = a."of"
          and c.span = a.span and c.day = a.day
      where coalesce(a.members, 0) <> coalesce(c.members, 0)`,
  earned: () => sql`
    select concat_ws(' ', coalesce(e.brand, f.brand), coalesce(e.member_id, f.member_id), coalesce(e.currency, f.currency)) as place,
        'earned is ' || coalesce(e.earned, 0) || ', the days sum to ' || coalesce(f.earned, 0) as message
      from agent_earnings e
        full join (
          select brand, member_id, currency, sum(earned) as earned from agent_figures where "of" = ''
            group by brand, member_id, currency
        ) f on f.brand = e.brand and f.member_id = e.member_id and f.currency = e.currency
      where coalesce(e.earned, 0) <> coalesce(f.earned, 0)`,
  paid: () => sql`
    select concat_ws(' ', coalesce(e.brand, p.brand), coalesce(e.member_id, p.member_id), coalesce(e.currency, p.currency)) as place,
        'paid is ' || coalesce(e.paid, 0) || ', the movements sum to ' || coalesce(p.paid, 0) as message
      from agent_earnings e
        full join (
          select t.brand, t.member_id, t.currency, sum(p.amount) as paid
            from ledger_transactions t
              join ledger_postings p on p.brand = t.brand and p.owner = t.member_id and p.purse = 'main' and p.at = t.at
                and p.payer = t.member_id and p.transaction = t.id
            where t.kind in ('rebate', 'rebate.back')
            group by t.brand, t.member_id, t.currency
        ) p on p.brand = e.brand and p.member_id = e.member_id and p.currency = e.currency
      where coalesce(e.paid, 0) <> coalesce(p.paid, 0)`,
};

/**
 * Proves that every settled bet is counted as it is, that the figures of each day equal the sums of what is counted, and that what agents
 * earned and were paid equals their days and movements. Reads one snapshot, so it may run beside all other work.
 */
export const verifyFigures = (db: Db, now: Date): Promise<AgentFinding[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await liftTimeLimits(trx);
      const findings: AgentFinding[] = [];
      for (const rule of Object.keys(rules) as AgentRule[])
        findings.push(...(await namedFindings(trx, rules[rule](now))).map((found) => ({ rule, ...found })));
      return findings;
    });
