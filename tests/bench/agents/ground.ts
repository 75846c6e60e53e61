import { sql } from 'kysely';
import type { ContractTerms } from '#play/contracts/terms.ts';
import { zoneOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { withoutTimeLimits } from '#server/db/time-limits.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { moneyOf } from '#server/wallet/wallets.ts';

export const name = 'bench';
export const now = new Date('2026-03-31T12:00:00Z');
/** Levels below the root. */
export const depth = 12;
/** Days before now on which bets have settled. */
const days = 60;
/** Bets that a player places after each other. */
const sitting = 5;
const since = new Date('2026-01-01T00:00:00Z');

/** The brand, with bounds of contracts that leave much room. */
export function brandOf(): LiveBrand {
  const documents = brandDocuments();
  documents['agents/main'] = { kind: 'agents', id: 'main', rates: { max: 1000, step: 5 } };
  documents['contracts/main'] = {
    kind: 'contracts',
    id: 'main',
    dividend: { periods: ['monthly'], forms: ['fixed'], rateMax: 5000, membersMin: 3, activeBet: 1 },
    realtime: { rateMax: 100, singleBetMin: 100 },
  };
  return { brand: name, seq: 1, documents };
}

/** Tables that have most rows. */
const filled = [
  'members',
  'bets',
  'agent_places',
  'agent_lines',
  'agent_bets',
  'agent_figures',
  'agent_active',
  'agent_games',
];

/** Drops the indexes that hold no constraint, which are quicker to build once all rows are there; answers how to make them. */
async function dropIndexes(one: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; made: string }>`
    select i.indexname as name, i.indexdef as made from pg_indexes i
      where i.schemaname = 'public' and i.tablename = any(${filled}::text[])
        and not exists (select from pg_constraint c where c.conname = i.indexname)`.execute(one);
  for (const { name: index } of rows) await sql`drop index ${sql.ref(index)}`.execute(one);
  return rows.map(({ made }) => made);
}

/** Id of the member of a number. */
const idOf = (number: string) => sql.raw(`('m' || lpad((${number})::text, 7, '0'))`);

/**
 * A tree of members, twelve levels deep, whose figures are those that the job would have counted: of bets on sixty days. The first downline
 * of the root has a fiftieth of all members directly below it.
 */
export async function plantTree(
  db: Db,
  brand: LiveBrand,
  { members, bets }: { members: number; bets: number },
  /** Told of each step with its seconds. */
  told: (step: string, seconds: number) => void,
): Promise<void> {
  let began = performance.now();
  const step = (name: string): void => {
    told(name, (performance.now() - began) / 1000);
    began = performance.now();
  };
  const { currency } = moneyOf(brand);
  const zone = zoneOf(brand);
  const wide = Math.floor(members / 50);
  const width = (members - wide) ** (1 / depth);
  await withoutTimeLimits(db, async (one) => {
    await sql`alter system set max_wal_size = '4GB'`.execute(one);
    await sql`select pg_reload_conf()`.execute(one);
    const indexes = await dropIndexes(one);
    // Nothing here has to outlive a crash. Sorts and sums that are larger than this go to disk.
    for (const setting of [
      "work_mem = '128MB'",
      "maintenance_work_mem = '256MB'",
      'synchronous_commit = off',
    ])
      await sql`set ${sql.raw(setting)}`.execute(one);
    await sql`
      create unlogged table bench_tree as select n, case when n = 0 then null when n >= ${members - wide}::integer then 1
          else floor(n / ${width}::double precision)::integer end as parent
        from generate_series(0, ${members}::integer - 1) n`.execute(one);
    await sql`create index on bench_tree (parent)`.execute(one);
    await sql`
      create unlogged table bench_lines as
        with recursive tree (n, uplines, level) as (
          select 0, '{}'::text[], 0
          union all
          select c.n, array_prepend(${idOf('t.n')}, t.uplines), t.level + 1 from tree t join bench_tree c on c.parent = t.n
        )
        select n, ${idOf('n')} as id, uplines, level, greatest(0, 720 - 60 * level) as rate,
            exists (select from bench_tree c where c.parent = tree.n) as leads from tree`.execute(one);
    await sql`create unique index on bench_lines (n)`.execute(one);
    await sql`
      insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, registered_at, upline_id)
        select ${name}, id, id, id, case when leads then 1 else 0 end, id, '', ${since}, ${since}, uplines[1] from bench_lines`.execute(
      one,
    );
    await sql`
      insert into agent_places (brand, member_id, since, upline_id, rate)
        select ${name}, id, ${since}, uplines[1], rate from bench_lines`.execute(one);
    await sql`
      insert into agent_lines (brand, member_id, uplines, rates)
        select ${name}, id, uplines, (select array_agg(greatest(0, 720 - 60 * l) order by l desc) from generate_series(0, level) l)
          from bench_lines`.execute(one);
    step('members, places and lines');
    await sql`
      insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout, valid_bet, status,
          placed_at, settled_at, version)
        select ${name}, ${idOf(`(i / ${sitting} * 7919::bigint) % ${members}`)}, 'seamless', 'BENCH', 'RNG', 'g' || i / ${sitting} % 40, 'r' || i, ${currency},
            1000 + i % 9000, case when i % 3 = 0 then 2 * (1000 + i % 9000) else 0 end, 1000 + i % 9000, 'SETTLED',
            at, at + interval '1 minute', 1
          from (
            select i, ${now}::timestamptz - interval '2 minutes' - i * (${days}::double precision / ${bets}::double precision) * interval '1 day' as at
              from generate_series(0, ${bets}::bigint - 1) i
          ) spread`.execute(one);
    step('bets');
    await countAll(one, { currency, zone }, step);
    await sql`
      insert into agent_progress (brand, bets_until, moves_until, joins_until) values (${name}, ${now}, ${now}, ${now})`.execute(
      one,
    );
    for (const each of indexes) await sql.raw(each).execute(one);
    step('indexes');
    for (const table of filled) await sql`vacuum analyze ${sql.ref(table)}`.execute(one);
    step('vacuum');
  });
}

/** Figures of all bets as the job counts them; `npm run bench:agents` has them proved. */
async function countAll(
  one: Db,
  { currency, zone }: { currency: string; zone: string },
  step: (name: string) => void,
): Promise<void> {
  await sql`
    insert into agent_bets (brand, member_id, bet_id, version, line, day, currency, settled, stake, payout, valid_bet, rebate)
      select b.brand, b.member_id, b.id, 1, l.id, to_char(b.settled_at at time zone ${zone}, 'YYYY-MM-DD'), b.currency, true, b.stake,
          b.payout, b.valid_bet, 0
        from bets b join agent_lines l on l.brand = b.brand and l.member_id = b.member_id where b.brand = ${name}`.execute(
    one,
  );
  await sql`
    insert into agent_played (brand, member_id, currency, day, line, bets)
      select brand, member_id, currency, day, line, count(*) from agent_bets where brand = ${name} group by 1, 2, 3, 4, 5`.execute(
    one,
  );
  step('counted bets');
  await sql`
    create unlogged table bench_branches as
      select l.id as line, l.member_id as player, l.uplines[i] as member_id, branch."of", greatest(0, l.rates[i + 1] - l.rates[i]) as margin
        from agent_lines l cross join lateral generate_subscripts(l.uplines, 1) i
          cross join lateral (values (case when i = 1 then l.member_id else l.uplines[i - 1] end), ('')) branch ("of")
        where l.brand = ${name}`.execute(one);
  await sql`create index on bench_branches (line)`.execute(one);
  await sql`analyze bench_branches, agent_bets`.execute(one);
  await sql`
    insert into agent_figures (brand, member_id, currency, "of", day, bets, stake, payout, valid_bet, rebates, promotions, deposits,
        withdrawals, newcomers, earned)
      select ${name}, member_id, ${currency}, "of", day, sum(bets), sum(stake), sum(payout), sum(valid_bet), 0, 0, 0, 0, 0, sum(earned)
        from (
          select member_id, member_id as "of", day, 1::bigint as bets, stake, payout, valid_bet, 0::numeric as earned
            from agent_bets where brand = ${name}
          union all
          select b.member_id, b."of", e.day, e.bets, e.stake, e.payout, e.valid_bet, e.valid_bet * b.margin
            from (
              select line, day, count(*) as bets, sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as valid_bet
                from agent_bets where brand = ${name} group by line, day
            ) e join bench_branches b on b.line = e.line
        ) spread
        group by member_id, "of", day`.execute(one);
  step('figures');
  await sql`
    insert into agent_active (brand, member_id, currency, "of", span, day, members)
      select ${name}, b.member_id, ${currency}, b."of", p.span, p.day, count(*)
        from (
          select distinct line, spans.span, to_char(date_trunc(spans.span, day::timestamp), 'YYYY-MM-DD') as day
            from agent_played cross join (values ('day'), ('week'), ('month')) spans (span) where brand = ${name}
        ) p join bench_branches b on b.line = p.line
        group by b.member_id, b."of", p.span, p.day`.execute(one);
  step('active members');
  await sql`
    insert into agent_games (brand, member_id, currency, day, source, vassalage, game_type, game_code, bets, stake, payout, valid_bet, rebates)
      select ${name}, above.id, ${currency}, e.day, 'seamless', 'BENCH', 'RNG', e.game_code, sum(e.bets), sum(e.stake), sum(e.payout),
          sum(e.valid_bet), 0
        from (
          select a.line, a.day, b.game_code, count(*) as bets, sum(a.stake) as stake, sum(a.payout) as payout, sum(a.valid_bet) as valid_bet
            from agent_bets a join bets b on b.brand = a.brand and b.member_id = a.member_id and b.id = a.bet_id
            where a.brand = ${name} group by 1, 2, 3
        ) e
          join agent_lines l on l.brand = ${name} and l.id = e.line
          cross join lateral unnest(array_prepend(l.member_id, l.uplines)) above (id)
        group by above.id, e.day, e.game_code`.execute(one);
  step('games');
  await sql`
    insert into agent_earnings (brand, member_id, currency, earned, paid)
      select brand, member_id, currency, sum(earned), 0 from agent_figures where brand = ${name} and "of" = '' group by 1, 2, 3
        having sum(earned) > 0`.execute(one);
}

/** Gives every agent a contract of a kind from its upline, the root from the house; rates fall from level to level. How many there are. */
export async function giveContracts(
  db: Db,
  terms: (rate: string) => ContractTerms,
  { most, step, period }: { most: number; step: number; period: string },
): Promise<number> {
  const given = await withoutTimeLimits(db, async (one) => {
    const kind = terms('0').kind;
    // Rates stand in the terms as they are worked out for each level.
    for (let level = 0; level <= depth + 2; level += 1)
      await sql`
        insert into contracts (brand, id, kind, period, upline_id, downline_id, terms, state, offered_at, offered_by, answered_at, counts_from)
          select ${name}, ${kind} || id, ${kind}, ${period}, coalesce(uplines[1], 'house'), id,
              ${JSON.stringify(terms(String(most - step * level)))}::jsonb, 'ACTIVE', ${since}, 'bench', ${since}, ${since}
            from bench_lines where leads and level = ${level}`.execute(one);
    await sql`vacuum analyze contracts`.execute(one);
    return one
      .selectFrom('contracts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('brand', '=', name)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
  });
  return Number(given.count);
}
