import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import { findByAccount } from '#server/members/members.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { balanceOf } from '#server/ledger/balances.ts';
import type { TransactionKind } from '#server/ledger/kinds.ts';
import { once } from '#server/ledger/once.ts';
import { post } from '#server/ledger/post.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { bothDatabases } from '#server/testing/database.ts';
import { beginLaunch } from '../launch-sessions.ts';
import { testVendor } from '../testing/vendor.ts';

const secret = 'a secret of the tests';
const vassalage = 'LUMEN';

const accounts = ['demo', 'demoteam1', 'demoteam3'];

/** One thing that happens to a player; what has the same `op` and `n` has the same id, and mostly the same body. */
type Step = {
  who: number;
  op:
    | 'bet'
    | 'win'
    | 'rollback'
    | 'deposit'
    | 'withdrawal.hold'
    | 'withdrawal.release'
    | 'lottery.bet'
    | 'transfer.out';
  n: number;
  round: number;
  amount: number;
  closes: boolean;
};

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat({ max: accounts.length - 1 }),
  op: fc.constantFrom<Step['op'][]>(
    'bet',
    'bet',
    'bet',
    'win',
    'win',
    'rollback',
    'rollback',
    'deposit',
    'withdrawal.hold',
    'withdrawal.release',
    'lottery.bet',
    'transfer.out',
  ),
  n: fc.integer({ min: 0, max: 5 }),
  round: fc.integer({ min: 0, max: 1 }),
  // Now and then more than there is.
  amount: fc.constantFrom(1, 700, 700, 700, 999_999_999),
  closes: fc.boolean(),
});

describe.each(bothDatabases)('any order of what moves money on %s', (kind) => {
  let gateway: TestGateway;
  let vendor: ReturnType<typeof testVendor>;
  let run = 0;
  beforeAll(async () => {
    gateway = await startGateway(kind, {
      vendorSettings: { ALPHA__LUMEN: { url: 'http://127.0.0.1:9', secret } },
    });
    const { origin, now } = gateway;
    vendor = testVendor({ origin, secret, brand: 'alpha', vendor: vassalage, now });
  });
  afterAll(() => gateway.close());

  const player = async (account: string) => {
    const member = await findByAccount(gateway.db, 'alpha', account);
    if (!member) throw new Error(`The member ${account} is missing.`);
    const { brand, now, random, db } = gateway;
    const common = { brand: brand(), memberId: member.id, sessionHash: 'x', vassalage, game: 'g1' };
    return { member, ...(await beginLaunch(db, { ...common, trial: false, now: now(), random })) };
  };

  type Player = Awaited<ReturnType<typeof player>>;
  const other = (kind: TransactionKind, amount: bigint, { member }: Player) => {
    const main = memberPurse(member.id);
    const held = memberPurse(member.id, 'held');
    if (kind === 'deposit') return [main, house('deposits'), amount] as const;
    if (kind === 'withdrawal.hold') return [main, held, -amount] as const;
    if (kind === 'withdrawal.release') return [main, held, amount] as const;
    if (kind === 'lottery.bet') return [main, house('lottery'), -amount] as const;
    return [main, memberPurse(member.id, 'transit'), -amount] as const;
  };

  async function perform(run: string, players: readonly Player[], step: Step) {
    const { op, n, round, amount, closes } = step;
    const who = players[step.who];
    if (!who) throw new Error(`There is no player ${step.who}.`);
    const { session, player, member } = who;
    const prefix = `${run}-${step.who}`;
    const base = { player, round: `${prefix}-r${round}` };
    const more = { ...base, game: 'g1', amount: String(amount) };
    const ask = async (operation: string, body: object) =>
      JSON.stringify((await vendor.ask(operation, body)).json);
    if (op === 'bet') return ask('bet', { ...more, transaction: `${prefix}-b${n}`, session });
    if (op === 'win') return ask('win', { ...more, transaction: `${prefix}-w${n}`, kind: 'win', closes });
    if (op === 'rollback')
      return ask('rollback', { ...base, transaction: `${prefix}-k${n}`, bet: `${prefix}-b${n}` });
    const key = `${prefix}-${n}`;
    const at = gateway.now();
    const done = await once(
      gateway.db,
      { brand: 'alpha', memberId: member.id, scope: op, key, body: { amount }, at },
      async (trx) => {
        const [one, two, change] = other(op, BigInt(amount), who);
        const postings = [
          { account: one, amount: change },
          { account: two, amount: -change },
        ];
        const common = { brand: 'alpha', memberId: member.id, kind: op, key, currency: 'MMK', at, postings };
        const posted = await post(trx, common);
        return posted.ok ? { id: posted.id } : { code: posted.code };
      },
    );
    return JSON.stringify(done.ok ? done.reply : done.code);
  }

  /** Checks that the record of bets equals the answers to the vendor. */
  async function recordHolds(prefix: string, replies: Map<string, Step>): Promise<void> {
    const { db } = gateway;
    const rows = await db
      .selectFrom('bets')
      .select(['round', 'stake', 'payout'])
      .where('round', 'like', `${prefix}-%`)
      .execute();
    const taken = await db
      .selectFrom('vendor_transactions')
      .select(['id', 'kind', 'round', 'amount', 'rolled_back'])
      .where('id', 'like', `${prefix}-%`)
      .execute();
    for (const { round, stake, payout } of rows) {
      const sum = (what: 'bet' | 'win') =>
        taken
          .filter((each) => each.kind === what && each.round === round && !each.rolled_back)
          .reduce((total, { amount }) => total + BigInt(amount), 0n);
      expect([BigInt(stake), BigInt(payout)]).toEqual([sum('bet'), sum('win')]);
    }
    expect(new Set(taken.filter(({ kind }) => kind !== 'tombstone').map(({ id }) => id))).toEqual(
      new Set(replies.keys()),
    );
  }

  const together = kind === 'postgresql' ? [false, true] : [false];
  it.each(together)(
    'sums to zero, never falls below zero and answers duplicates alike; at once: %s',
    async (atOnce) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
          const prefix = `run${(run += 1)}`;
          const who = await Promise.all(accounts.map(player));
          const replies: string[] = [];
          if (atOnce) replies.push(...(await Promise.all(steps.map((each) => perform(prefix, who, each)))));
          else for (const each of steps) replies.push(await perform(prefix, who, each));

          const accepted = new Map<string, Step>();
          const answers = new Map<string, string>();
          for (const [index, reply] of replies.entries()) {
            const told = JSON.parse(reply) as { code?: string; transaction?: string };
            const each = steps[index];
            if (told.code !== 'OK' || told.transaction === undefined || !each) continue;
            // Every acceptance of one id has the same words.
            expect(answers.get(told.transaction) ?? reply).toBe(reply);
            answers.set(told.transaction, reply);
            accepted.set(told.transaction, each);
          }
          for (const [transaction, each] of accepted)
            expect(await perform(prefix, who, each)).toBe(answers.get(transaction));
          await recordHolds(prefix, accepted);
          expect((await verifyLedger(gateway.db)).findings).toEqual([]);
          for (const { member } of who) {
            const holder = { brand: 'alpha', memberId: member.id, currency: 'MMK' };
            expect(await balanceOf(gateway.db, holder)).toBeGreaterThanOrEqual(0n);
          }
        }),
        { numRuns: count(kind === 'embedded' ? 8 : 25, 25), endOnFailure: true, seed: seedOf(20260304) },
      );
    },
  );
});
