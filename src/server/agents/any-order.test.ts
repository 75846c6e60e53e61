import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import { dueOf } from '#play/agents/rebates.ts';
import { slowEarned } from '#play/agents/testing/slow-model.ts';
import { stories, type Story } from '#play/agents/testing/stories.ts';
import { recordBets } from '#server/bets/bets.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { balanceOf } from '#server/ledger/balances.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { databases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { countFigures } from './count.ts';
import { agentStage, setAgents } from './testing/stage.ts';

const began = Date.parse('2026-01-20T00:00:00Z');
const currency = 'MMK';

describe.each(databases)('rebates in any order of settlement on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  /** Lives through a story in a brand of its own, counted and paid by two workers now and then. */
  async function live({ stands, bets, outcomes }: Story): Promise<LiveBrand> {
    const { db } = database;
    const documents = brandDocuments();
    setAgents(documents);
    const brand: LiveBrand = { brand: `b${randomBytes(6).toString('hex')}`, seq: 1, documents };
    let now = new Date(began - 1000);
    const stage = agentStage({ db, brand: () => brand, now: () => now });
    for (const member of new Set(stands.map((stand) => stand.member))) await stage.add(member);
    for (const { at, member, upline, rate } of stands) {
      now = new Date(began + at * 1000);
      expect(await stage.place(member, { uplineId: upline, rate })).toMatchObject({ ok: true });
    }
    const ids = await recordBets(
      db,
      bets.map(({ member, placedAt }) => ({
        brand: brand.brand,
        memberId: member,
        source: 'lottery' as const,
        vassalage: 'LOTT',
        gameType: 'LOTT',
        gameCode: 'two',
        round: 'r',
        currency,
        stake: 1n,
        at: new Date(began + placedAt * 1000 + 500),
      })),
    );
    for (const [index, { bet, version, validBet, day }] of outcomes.entries()) {
      now = new Date(`${day}T12:00:00Z`);
      await sql`
        update bets set status = ${validBet > 0n ? 'SETTLED' : 'VOID'}, stake = ${String(validBet)}, valid_bet = ${String(validBet)},
            settled_at = ${now}, version = ${version}
          where brand = ${brand.brand} and id = ${ids[bet]}::bigint`.execute(db);
      if (index % 3 === 0) {
        await stage.count();
        await stage.pay();
      }
    }
    // Times of the story go back and forth, as those of no clock do.
    await countFigures(db, brand, { since: new Date(began) });
    await stage.pay();
    await stage.pay();
    // What was paid is a movement of the agent, which the proof wants counted as well.
    await countFigures(db, brand, { since: new Date(began) });
    return brand;
  }

  it('are those of the slow model, and hold the proof', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const brand = await live(story);
        const rows = await database.db
          .selectFrom('agent_earnings')
          .select(['member_id', 'earned'])
          .where('brand', '=', brand.brand)
          .where('earned', '<>', '0')
          .orderBy('member_id')
          .execute();
        const expected = [...slowEarned(story)].filter(([, earned]) => earned !== 0n).toSorted();
        expect(rows.map(({ member_id: id, earned }) => [id, String(earned)])).toEqual(
          expected.map(([id, earned]) => [id, String(earned)]),
        );
        for (const [memberId, earned] of expected)
          expect(await balanceOf(database.db, { brand: brand.brand, memberId, currency })).toBe(
            dueOf(earned),
          );
      }),
      { numRuns: count(kind === 'embedded' ? 3 : 6, 100), seed: seedOf(55) },
    );
    const stage = agentStage({
      db: database.db,
      brand: () => ({ brand: 'none', seq: 1, documents: {} }),
      now: () => new Date('2026-03-01T00:00:00Z'),
    });
    expect(await stage.proof()).toEqual([]);
    expect((await verifyLedger(database.db)).findings).toEqual([]);
  });
});
