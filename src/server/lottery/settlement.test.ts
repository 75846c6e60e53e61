import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import { vietnamSouth } from '#play/lottery/vietnam/family.ts';
import { seededRandom } from '#play/lottery/testing/seeded-random.ts';
import { recordBets } from '#server/bets/bets.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { bothDatabases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import type { LotteryBetDetails } from './bet-details.ts';
import { reportResult, voidDraw } from './report-result.ts';
import { settleDraw } from './settle.ts';
import { drawsOfTest, southWith } from './testing/draws.ts';

const now = new Date('2026-03-02T12:00:00.000Z');
const brand = 'alpha';
const game = 'hcm';
const currency = 'MMK';
const opening = 1_000_000n;
const members = ['ann', 'bo', 'cho'] as const;

/** Steps of a draw, in any order. */
type Step =
  | { do: 'bet'; member: number; seed: number; unit: number }
  | { do: 'result'; ending: number }
  | { do: 'settle'; times: number }
  | { do: 'spend'; member: number }
  | { do: 'void' };

const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('bet' as const),
        member: fc.nat(2),
        seed: fc.nat(99),
        unit: fc.integer({ min: 1, max: 500 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('result' as const), ending: fc.nat(9) }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('settle' as const), times: fc.integer({ min: 1, max: 3 }) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('spend' as const), member: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const) }) },
  ),
  { minLength: 3, maxLength: 14 },
);

describe.each(bothDatabases)('settlement on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  let runs = 0;

  /** A draw that is over, and three members with money. */
  async function begin() {
    const { db } = database;
    const numero = String(20_000_000 + (runs += 1));
    const names = members.map((name) => `${name}-${runs}`);
    for (const memberId of names) {
      await post(db, {
        brand,
        memberId,
        kind: 'opening',
        key: 'opening',
        currency,
        at: now,
        postings: [
          { account: memberPurse(memberId), amount: opening },
          { account: house('opening'), amount: -opening },
        ],
      });
    }
    await db
      .insertInto('lottery_draws')
      .values({
        brand,
        game,
        numero,
        family: 'vn-south',
        own: false,
        opens_at: now,
        closes_at: now,
        draws_at: now,
        revealed_at: now,
        status: 'CLOSED',
        due_at: null,
        result: null,
        seed_hash: '',
        seed: null,
      })
      .execute();
    return { numero, names };
  }

  async function bet(memberId: string, numero: string, seed: number, unit: number): Promise<void> {
    const random = seededRandom(seed);
    const types = [...vietnamSouth.betTypes.values()];
    const type = types[random(types.length)];
    const read = type?.read(type.quickPick(random));
    if (!type || !read?.ok) throw new Error('A quick pick was not read.');
    const stake = BigInt(unit * read.bet.notes);
    const details: LotteryBetDetails = {
      betType: type.id,
      selection: read.bet.selection,
      notes: read.bet.notes,
      cost: 1,
      unit: String(unit),
      multiple: 1,
      odds: { win: 19_500 },
      most: '1000000000',
      rebate: String(stake / 50n || 1n),
    };
    await database.db.transaction().execute(async (trx) => {
      const posted = await post(trx, {
        brand,
        memberId,
        kind: 'lottery.bet',
        key: crypto.randomUUID(),
        currency,
        at: now,
        postings: [
          { account: memberPurse(memberId), amount: -stake },
          { account: house('lottery'), amount: stake },
        ],
      });
      if (!posted.ok) return;
      const row = { brand, memberId, gameCode: game, round: numero, currency, stake, at: now, details };
      await recordBets(trx, [{ ...row, source: 'lottery', vassalage: 'Lott', gameType: 'LOTT' }]);
    });
  }

  /** Everything of a member's money away, so that nothing can be taken back. */
  async function spend(memberId: string): Promise<void> {
    const { rows } = await sql<{ balance: string }>`
      select balance from ledger_balances where brand = ${brand} and owner = ${memberId} and purse = 'main'`.execute(
      database.db,
    );
    const amount = BigInt(rows[0]?.balance ?? 0);
    if (amount === 0n) return;
    await post(database.db, {
      brand,
      memberId,
      kind: 'adjustment',
      key: crypto.randomUUID(),
      currency,
      at: now,
      postings: [
        { account: memberPurse(memberId), amount: -amount },
        { account: house('adjustments'), amount },
      ],
    });
  }

  it('leaves what the last version of the draw says, whatever happened before, and Σ = 0', async () => {
    const { db } = database;
    const draws = drawsOfTest({ db, now: () => now });
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const { numero, names } = await begin();
        const at = { brand, game, numero };
        for (const step of plan as Step[]) {
          if (step.do === 'bet') {
            const { rows } = await sql<{
              version: number;
            }>`select version from lottery_draws where numero = ${numero}`.execute(db);
            // Bets are placed only before the first result.
            if (rows[0]?.version === 0) await bet(names[step.member] ?? '', numero, step.seed, step.unit);
          }
          if (step.do === 'result') {
            const result = southWith(String(step.ending).repeat(2));
            await reportResult({ ...draws, db }, { ...at, source: 'desk', result, confirmed: true, now });
          }
          if (step.do === 'void') await voidDraw({ ...draws, db }, { ...at, now });
          if (step.do === 'spend') await spend(names[step.member] ?? '');
          if (step.do === 'settle') {
            for (let time = 0; time < step.times; time += 1)
              for (const job of draws.waiting) await draws.settle(job);
          }
        }
        for (const job of draws.waiting.splice(0)) await draws.settle(job);
        expect((await verifyLedger(db)).findings).toEqual([]);
        await check(numero, names);
      }),
      {
        numRuns: count(kind === 'embedded' ? 10 : 25, kind === 'embedded' ? 40 : 25),
        seed: seedOf(20260302),
      },
    );
  });

  it('goes on after an end half-way, and pays nothing twice', async () => {
    const { db } = database;
    const { numero, names } = await begin();
    const bets = 4500;
    await sql`
      insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout, valid_bet, status,
          placed_at, details)
        select ${brand}, (${names}::text[])[1 + n % 3], 'lottery', 'Lott', 'LOTT', ${game}, ${numero}, ${currency}, 100, 0, 0, 'OPEN', ${now},
            jsonb_build_object('betType', 'de', 'selection', jsonb_build_array(lpad((n % 100)::text, 2, '0')), 'notes', 1, 'cost', 1,
              'unit', '100', 'multiple', 1, 'odds', jsonb_build_object('win', 820000), 'most', '1000000')
          from generate_series(1, ${bets}::int) n`.execute(db);
    const draws = drawsOfTest({ db, now: () => now });
    await reportResult(
      { ...draws, db },
      { brand, game, numero, source: 'desk', result: southWith('07'), confirmed: true, now },
    );
    const [job] = draws.waiting.splice(0);
    if (!job) throw new Error('Nothing was to be settled.');
    let looks = 0;
    const failing = (): Date => {
      looks += 1;
      if (looks > 1) throw new Error('The process has ended.');
      return now;
    };
    await expect(settleDraw({ db, clock: failing, balanceMoved: () => undefined }, job)).rejects.toThrow(
      'ended',
    );
    const settled = async (): Promise<number> =>
      (
        await sql<{
          n: number;
        }>`select count(*)::int as n from bets where round = ${numero} and status = 'SETTLED'`.execute(db)
      ).rows[0]?.n ?? 0;
    expect(await settled()).toBe(2000);
    await draws.settle(job);
    await draws.settle(job);
    expect(await settled()).toBe(bets);
    const { rows } = await sql<{ n: number; sum: string }>`
      select count(*)::int as n, sum(p.amount)::text as sum from ledger_transactions t join ledger_postings p
        on p.brand = t.brand and p.payer = t.member_id and p.transaction = t.id and p.owner <> 'house'
        where t.kind = 'lottery.win' and t.details ->> 'draw' = ${numero}`.execute(db);
    expect(rows).toEqual([{ n: 45, sum: String(45 * 8200) }]);
    expect((await verifyLedger(db)).findings).toEqual([]);
  });

  /**
   * Balances equal their postings, none is negative, and each bet got its payout by the last version, or its refund, less
   * the spent part.
   */
  async function check(numero: string, names: readonly string[]): Promise<void> {
    const { db } = database;
    const one = async (query: ReturnType<typeof sql<{ n: string | null }>>): Promise<bigint> =>
      BigInt((await query.execute(db)).rows[0]?.n ?? 0);
    const { rows } = await sql<{
      id: string;
      status: string;
      stake: string;
      payout: string;
      rebate: string;
      short: string | null;
      version: number;
      drawn: number;
    }>`
      select b.id, b.status, b.stake, b.payout, b.details ->> 'rebate' as rebate, b.details ->> 'short' as short, b.version,
          d.version as drawn
        from bets b join lottery_draws d on d.brand = b.brand and d.game = b.game_code and d.numero = b.round
        where b.round = ${numero}`.execute(db);
    for (const row of rows) {
      expect(row.version).toBe(row.drawn);
      const got = await one(sql`
        select sum(p.amount)::text as n from ledger_transactions t join ledger_postings p on p.brand = t.brand and p.payer = t.member_id
            and p.transaction = t.id and p.owner = t.member_id
          where t.details ->> 'bet' = ${row.id} and t.member_id = any (${[...names]}::text[])`);
      const due = {
        OPEN: 0n,
        SETTLED: BigInt(row.payout) + BigInt(row.rebate),
        VOID: BigInt(row.stake),
      }[row.status];
      expect(got - BigInt(row.short ?? 0)).toBe(due);
    }
  }
});
