import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { periodAt } from '#play/contracts/periods.ts';
import { zoneOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { payDue } from '#server/contracts/pay.ts';
import { settlePeriod } from '#server/contracts/settle.ts';
import { settleRealtime } from '#server/contracts/settle-realtime.ts';
import { withoutTimeLimits } from '#server/db/time-limits.ts';
import type { Db } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { giveContracts, name, now } from './ground.ts';

const work = (db: Db) => ({ db, random: (size: number) => new Uint8Array(randomBytes(size)) });

const seconds = async (doing: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await doing();
  return (performance.now() - started) / 1000;
};

/** Gives every agent a real-time salary, lets bets settle within five minutes, and settles and pays it; then inserts as many postings. */
export async function measureSalary(
  db: Db,
  brand: LiveBrand,
  bets: number,
): Promise<{ agents: number; lines: number; ours: number; bare: number }> {
  const agents = await giveContracts(
    db,
    (rate) => ({
      kind: 'realtime',
      tiers: [{ singleBet: '100', profitRate: Number(rate), lossRate: Number(rate) }],
    }),
    { most: 60, step: 4, period: 'fiveMinutes' },
  );
  const span = periodAt('fiveMinutes', new Date(now.getTime() + 3_600_000), zoneOf(brand));
  const { currency } = moneyOf(brand);
  await withoutTimeLimits(db, async (one) => {
    await sql`
      insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout, valid_bet, status,
          placed_at, settled_at, version)
        select ${name}, id, 'seamless', 'BENCH', 'RNG', 'g1', 'new' || i, ${currency}, 100000, case when i % 3 = 0 then 200000 else 0 end,
            100000, 'SETTLED', ${span.from}, ${span.from}::timestamptz + i * interval '1 millisecond', 1
          from generate_series(0, ${bets}::integer - 1) i
            join (select id, row_number() over (order by n desc) - 1 as place from bench_lines where level >= 11) deep
              on deep.place = i % (select count(*) from bench_lines where level >= 11)`.execute(one);
    await sql`vacuum analyze bets`.execute(one);
  });
  const ours = await seconds(async () => {
    await settleRealtime(work(db), { brand, span, now: span.until });
    await payDue({ db, balanceHints: { balanceMoved: () => undefined } }, span.until);
  });
  const { rows } = await sql<{ lines: string }>`
    select count(*)::text as lines from contract_bets where brand = ${name}`.execute(db);
  const lines = Number(rows[0]?.lines ?? 0);
  const bare = await withoutTimeLimits(db, async (one) => {
    await sql`create table bench_postings (like ledger_postings including all)`.execute(one);
    return seconds(() =>
      sql`
        insert into bench_postings (brand, owner, purse, currency, stripe, seq, payer, transaction, amount, balance, at)
          select ${name}, 'm' || lpad((i % ${agents}::integer)::text, 7, '0'), 'main', ${currency}, 0, i, 'house', i, 10, 10, ${span.until}
            from generate_series(1, ${lines}::integer) i`.execute(one),
    );
  });
  return { agents, lines, ours, bare };
}

/** Gives every agent a dividend of a month, and settles the last one on the snapshot of the whole tree. */
export async function measureDividend(
  db: Db,
  brand: LiveBrand,
): Promise<{ agents: number; paid: number; seconds: number }> {
  const agents = await giveContracts(
    db,
    (rate) => ({
      kind: 'dividend',
      period: 'monthly',
      form: 'fixed',
      tiers: [{ validBet: '1000', loss: '100', members: 3, rate: Number(rate) }],
    }),
    { most: 3000, step: 200, period: 'monthly' },
  );
  const span = periodAt('monthly', now, zoneOf(brand));
  const took = await seconds(() =>
    settlePeriod(work(db), { brand, kind: 'dividend', period: 'monthly', span, now: span.until }),
  );
  const { count } = await db
    .selectFrom('contract_payouts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('brand', '=', name)
    .where('kind', '=', 'dividend')
    .where('amount', '>', '0')
    .executeTakeFirstOrThrow();
  return { agents, paid: Number(count), seconds: took };
}
