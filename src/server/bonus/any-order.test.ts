import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import { recordBets } from '#server/bets/bets.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { post } from '#server/ledger/post.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { slipBonus, stakePostings } from '#server/lottery/bonus-bets.ts';
import { reportResult, voidDraw } from '#server/lottery/report-result.ts';
import { drawsOfTest, southWith } from '#server/lottery/testing/draws.ts';
import { sqlState, sqlStateOf } from '#server/db/sql-state.ts';
import { databases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { forfeitBonuses, lockBonusPurse } from './forfeit.ts';
import { noteBonusStakes } from './stakes.ts';
import { workBonuses } from './start.ts';
import { giveBonus } from './testing/give-bonus.ts';

const brand = 'alpha';
const currency = 'MMK';
const game = 'hcm';
const dayMs = 86_400_000;

const amount = fc.constantFrom(1, 7, 40, 100, 250);
const give = fc.record({
  do: fc.constant('give' as const),
  amount: fc.constantFrom(50, 101, 300),
  times: fc.constantFrom(1, 1, 2),
  terms: fc.record(
    {
      maxStake: fc.constantFrom(40, 100),
      maxWin: fc.constantFrom(60, 500),
      sticky: fc.boolean(),
      spends: fc.constantFrom('realFirst' as const, 'bonusFirst' as const),
      contributions: fc.record({ otherwise: fc.constantFrom(33, 100, 100) }),
    },
    { requiredKeys: [] },
  ),
});
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: give },
    {
      weight: 24,
      arbitrary: fc.record({
        do: fc.constant('play' as const),
        amount,
        pays: fc.constantFrom(0, 0, 0, 5, 90, 400),
      }),
    },
    {
      weight: 12,
      arbitrary: fc.record({ do: fc.constant('bet' as const), round: fc.nat(3), n: fc.nat(9), amount }),
    },
    {
      weight: 12,
      arbitrary: fc.record({
        do: fc.constant('win' as const),
        round: fc.nat(3),
        n: fc.nat(9),
        amount: fc.constantFrom(0, 0, 1, 90, 700),
        kind: fc.constantFrom('win' as const, 'win' as const, 'jackpot' as const, 'freeround' as const),
        closes: fc.boolean(),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('rollback' as const), round: fc.nat(3), n: fc.nat(9) }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('ticket' as const),
        stakes: fc.array(amount, { minLength: 1, maxLength: 3 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('result' as const), ending: fc.constantFrom(3, 7, 7) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('days' as const), days: fc.constantFrom(1, 1, 8) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('forfeit' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('hold' as const), amount }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), amount }) },
  ),
  { minLength: 12, maxLength: 50 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

describe.each(databases)('bonuses in any order of what happens on %s', (kind) => {
  let database: TestDatabase;
  let runs = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
    (await query.execute(database.db)).rows;

  /** A member with a launched game, 60 of money, and a draw that takes bets until its first result. */
  async function begin(atOnce: boolean) {
    const { db } = database;
    const memberId = `m${(runs += 1)}`;
    const at = new Date('2026-03-01T12:00:00Z');
    const numero = String(20_000_000 + runs);
    await sql`insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, registered_at)
      values (${brand}, ${memberId}, ${memberId}, ${memberId}, 2, ${memberId}, '', ${at}, ${at})`.execute(db);
    await sql`insert into vendor_players values (${brand}, ${memberId}, 'LUMEN', ${memberId}, ${at})`.execute(
      db,
    );
    await sql`insert into launch_sessions (brand, member_id, token_hash, session_hash, vassalage, game, trial, started_at, expires_at, ends_at)
      values (${brand}, ${memberId}, ${memberId}, 's', 'LUMEN', 'g1', false, ${at}, '2030-01-01', '2030-01-01')`.execute(
      db,
    );
    await sql`insert into lottery_draws (brand, game, numero, family, own, opens_at, closes_at, draws_at, revealed_at, status, seed_hash)
      values (${brand}, ${game}, ${numero}, 'vn-south', false, ${at}, ${at}, ${at}, ${at}, 'CLOSED', '')`.execute(
      db,
    );
    await post(db, {
      brand,
      memberId,
      kind: 'opening',
      key: 'opening',
      currency,
      at,
      postings: [
        { account: memberPurse(memberId), amount: 60n },
        { account: house('opening'), amount: -60n },
      ],
    });
    let now = at;
    let plays = 0;
    const draws = drawsOfTest({ db, now: () => now });
    const vendor = async (operation: string, more: object): Promise<void> => {
      const asked = {
        operation,
        brand,
        vassalage: 'LUMEN',
        nonce: randomUUID(),
        now,
        player: memberId,
        session: memberId,
        idle: '1 hour',
        currency,
        game_type: 'RNG',
        game: 'g1',
        details: '{}',
        ...more,
      };
      const [answer] = await rows(
        sql<{ r_code: string; r_balance: string | null }>`
          select * from vendor_operations(${JSON.stringify([{ hash: JSON.stringify(more), ...asked }])}::jsonb, '30s')`,
      ).catch((fault: unknown) => {
        // It waited for longer than vendors do, and was undone.
        if (sqlStateOf(fault) !== sqlState.queryCanceled) throw fault;
        return [];
      });
      const [balance] = await rows(
        sql<{ all: string }>`select playable_balance(${brand}, ${memberId}, ${currency}) as all`,
      );
      // What vendors see is what can be staked.
      const told = atOnce || answer?.r_code !== 'OK' ? balance?.all : answer.r_balance;
      expect(told).toBe(balance?.all);
    };
    const ticket = (stakes: readonly bigint[]): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const owner = { brand, memberId, now };
        const total = stakes.reduce((sum, stake) => sum + stake, 0n);
        const bonus = await slipBonus(trx, owner, stakes);
        if (bonus === 'BONUS_STAKE_LIMIT') return;
        const movement = {
          brand,
          memberId,
          kind: 'lottery.bet',
          key: randomUUID(),
          currency,
          at: now,
        } as const;
        const paid = [...stakePostings(memberId, total, bonus), { account: house('lottery'), amount: total }];
        if (!(await post(trx, { ...movement, postings: paid })).ok) return;
        const ids = await recordBets(
          trx,
          stakes.map((stake) => ({
            brand,
            memberId,
            source: 'lottery',
            vassalage: 'Lott',
            gameType: 'LOTT',
            gameCode: game,
            round: numero,
            currency,
            stake,
            at: now,
            details: {
              betType: 'de',
              selection: ['77'],
              notes: 1,
              cost: 1,
              unit: String(stake),
              multiple: 1,
              odds: { win: 30_000 },
              most: '1000000000',
              rebate: String(stake / 50n),
            },
          })),
        );
        if (bonus)
          await noteBonusStakes(
            trx,
            { ...owner, grant: bonus.grant },
            bonus.bets.map((part, at) => ({ ...part, id: ids[at] ?? '' })),
          );
      });
    const settle = async () => {
      for (const job of draws.waiting.splice(0)) await draws.settle(job);
    };
    /** A withdrawal of the member, which ends bonuses, or its return. */
    const hold = (what: 'hold' | 'release', amount: bigint): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const sign = what === 'hold' ? -1n : 1n;
        if (what === 'hold') await lockBonusPurse(trx, { brand, memberId, currency });
        const held = await post(trx, {
          brand,
          memberId,
          kind: `withdrawal.${what}`,
          key: randomUUID(),
          currency,
          at: now,
          postings: [
            { account: memberPurse(memberId), amount: sign * amount },
            { account: memberPurse(memberId, 'held'), amount: -sign * amount },
          ],
        });
        if (held.ok && what === 'hold') await forfeitBonuses(trx, { brand, memberId, now });
      });
    const ofDraw = { brand, game, numero };
    const perform = async (step: Step): Promise<void> => {
      if (step.do === 'give')
        await giveBonus(db, {
          memberId,
          amount: BigInt(step.amount),
          target: BigInt(step.amount * step.times),
          terms: step.terms,
          now,
        });
      if (step.do === 'play') {
        const round = `${memberId}-p${(plays += 1)}`;
        await vendor('bet', { transaction: `${round}-b`, round, amount: step.amount });
        const win = { transaction: `${round}-w`, round, amount: step.pays, kind: 'win', closes: true };
        await vendor('win', win);
      }
      if (step.do === 'bet')
        await vendor('bet', {
          transaction: `${memberId}-b${step.n}`,
          round: `${memberId}-${step.round}`,
          amount: step.amount,
        });
      if (step.do === 'win')
        await vendor('win', {
          transaction: `${memberId}-w${step.n}`,
          round: `${memberId}-${step.round}`,
          amount: step.amount,
          kind: step.kind,
          closes: step.closes,
        });
      if (step.do === 'rollback')
        await vendor('rollback', {
          transaction: `${memberId}-r${step.n}`,
          bet: `${memberId}-b${step.n}`,
          round: `${memberId}-${step.round}`,
        });
      if (step.do === 'ticket') {
        const [draw] = await rows(
          sql<{ version: number }>`select version from lottery_draws where numero = ${numero}`,
        );
        if (draw?.version === 0) await ticket(step.stakes.map(BigInt));
      }
      if (step.do === 'result') {
        const result = southWith(String(step.ending).repeat(2));
        await reportResult({ ...draws, db }, { ...ofDraw, source: 'desk', result, confirmed: true, now });
        await settle();
      }
      if (step.do === 'void') {
        await voidDraw({ ...draws, db }, { ...ofDraw, now });
        await settle();
      }
      if (step.do === 'days') now = new Date(now.getTime() + step.days * dayMs);
      if (step.do === 'forfeit')
        await db.transaction().execute(async (trx) => {
          await lockPurses(trx, { brand, memberIds: [memberId], currency });
          await forfeitBonuses(trx, { brand, memberId, now });
        });
      if (step.do === 'hold' || step.do === 'release') await hold(step.do, BigInt(step.amount));
      await workBonuses(
        { db, balanceHints: { balanceMoved: () => undefined }, report: () => undefined },
        now,
      );
    };
    return { memberId, perform };
  }

  /** What holds of a member's bonuses at every moment. */
  async function holds(memberId: string): Promise<void> {
    const grants = await rows(
      sql<{
        id: string;
        state: string;
        wagered: number;
        target: number;
        counted: number;
        at_stake: number;
        open: number;
        converted: number;
        cap: number | null;
        conversions: number;
      }>`
        select g.id, g.state, g.wagered::int, g.target::int, g.at_stake::int, g.converted::int,
            (g.terms ->> 'maxWin')::int as cap,
            coalesce(sum(b.wagered), 0)::int as counted,
            coalesce(sum(b.bonus_stake) filter (where b.status = 'OPEN'), 0)::int as open,
            (select count(*)::int from ledger_transactions t
              where t.member_id = ${memberId} and t.kind = 'bonus.convert' and t.key = g.id) as conversions
          from bonus_grants g left join bets b on b.brand = g.brand and b.member_id = g.member_id and b.bonus_grant = g.id
          where g.member_id = ${memberId} group by g.brand, g.member_id, g.id`,
    );
    for (const {
      state,
      wagered,
      target,
      counted,
      at_stake: atStake,
      open,
      converted,
      cap,
      conversions,
    } of grants) {
      expect(atStake).toBe(open);
      const goesOn = state === 'ACTIVE' || state === 'WAITING';
      // What counted is what its bets say, and less than what was asked for; all of it became money, once.
      expect(goesOn ? [wagered, wagered < target] : []).toEqual(goesOn ? [counted, true] : []);
      const done = state === 'CONVERTED';
      expect(conversions).toBeLessThanOrEqual(done ? 1 : 0);
      expect([converted, done ? wagered : target]).toEqual([
        done ? Math.min(converted, cap ?? converted) : 0,
        target,
      ]);
    }
    const [purse] = await rows(
      sql<{ bonus: string }>`select bonus_purse(${brand}, ${memberId}, ${currency}) as bonus`,
    );
    const runs = grants.some(({ state }) => state === 'ACTIVE');
    expect(runs ? '0' : purse?.bonus).toBe('0');
    // Nobody waits behind nothing.
    expect(grants.some(({ state }) => state === 'WAITING') && !runs).toBe(false);
  }

  const together = kind === 'postgresql' ? [false, true] : [false];
  it.each(together)(
    'sum to zero with money and house, count what was staked, and become money once and within the cap; at once: %s',
    async (atOnce) => {
      await fc.assert(
        fc.asyncProperty(give, steps, async (first, plan) => {
          const { memberId, perform } = await begin(atOnce);
          await perform(first);
          await holds(memberId);
          // Whatever the locks are taken for, none waits for another in a circle: a deadlock fails the run.
          if (atOnce) await Promise.all(plan.map(perform));
          for (const step of atOnce ? [] : plan) {
            await perform(step);
            await holds(memberId);
          }
          await holds(memberId);
          expect((await verifyLedger(database.db)).findings).toEqual([]);
        }),
        {
          numRuns: count(kind === 'embedded' ? 8 : 20, 100),
          endOnFailure: true,
          seed: seedOf(20260305),
        },
      );
    },
  );
});
