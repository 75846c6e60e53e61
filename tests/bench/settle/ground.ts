import { sql } from 'kysely';
import { ssc } from '#play/lottery/ssc/ssc.ts';
import type { Family } from '#play/lottery/family.ts';
import { groupOdds } from '#play/lottery/odds.ts';
import { seededRandom } from '#play/lottery/testing/seeded-random.ts';
import type { Db, OpenDatabase } from '#server/db/types.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { startPostgres } from '#server/testing/postgres-server.ts';
import { startServer } from '../../e2e/support/server.ts';

export const brand = 'aurora';
export const game = 'minute-star';
const placedAt = new Date('2026-03-01T10:00:00.000Z');
const drawsAt = new Date('2026-03-01T10:01:00.000Z');
const members = 2000;

export type Ground = { url: string; database: OpenDatabase; close(): Promise<void> };

/** Its own PostgreSQL with durable writes and the schema of the built server. */
export async function openGround(): Promise<Ground> {
  const postgres = await startPostgres({ durable: true });
  const server = await startServer({ DATABASE_URL: postgres.url, SANDBOX: 'off' });
  await server.stop();
  // The bare update of all rows is one statement, which a busy machine does not end in the time of the server's own.
  const address = new URL(postgres.url);
  address.searchParams.set('statement_timeout', '0');
  const database = await openPostgres(address.href);
  return {
    url: postgres.url,
    database,
    async close() {
      await database.close();
      await postgres.stop();
    },
  };
}

type NewBet = { member: string; stake: string; details: string };

/** Slips as players fill them in: small ones on all bet types, and every member several times. */
function betsOf(family: Family, count: number): NewBet[] {
  const random = seededRandom(2026);
  const types = [...family.betTypes.values()];
  return Array.from({ length: count }, (_bet, index) => {
    const type = types[random(types.length)] ?? types[0];
    const selection = type?.quickPick(random) ?? null;
    const read = type?.read(selection);
    if (!type || !read?.ok) throw new Error('A quick pick was not read.');
    const odds = Object.fromEntries(
      read.bet.levels.map((level) => [level, groupOdds(type.levels[level] ?? { wins: 1, of: 1 }, 1900)]),
    );
    const { notes } = read.bet;
    const details = {
      betType: type.id,
      selection: read.bet.selection,
      notes,
      cost: 1,
      unit: '200',
      multiple: 1,
      odds,
      most: '100000000',
      group: 1900,
    };
    return {
      member: `player-${String(index % members).padStart(5, '0')}`,
      stake: String(200 * notes),
      details: JSON.stringify(details),
    };
  });
}

/** A drawn draw with many bets: the same bets and the same result whatever its number. */
export async function fillDraw(db: Db, numero: string, count: number): Promise<void> {
  const bets = betsOf(ssc, count);
  for (let start = 0; start < bets.length; start += 5000) {
    const some = bets.slice(start, start + 5000);
    await sql`
      insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout, valid_bet, status,
          placed_at, details)
        select ${brand}, b.member, 'lottery', 'Lott', 'LOTT', ${game}, ${numero}, 'MMK', b.stake, 0, 0, 'OPEN', ${placedAt}, b.details::jsonb
          from unnest(${some.map(({ member }) => member)}::text[], ${some.map(({ stake }) => stake)}::bigint[],
            ${some.map(({ details }) => details)}::text[]) b (member, stake, details)`.execute(db);
  }
  await db
    .insertInto('lottery_draws')
    .values({
      brand,
      game,
      numero,
      family: 'ssc',
      own: true,
      opens_at: placedAt,
      closes_at: drawsAt,
      draws_at: drawsAt,
      revealed_at: drawsAt,
      status: 'DRAWN',
      due_at: null,
      version: 1,
      result: JSON.stringify(ssc.draw(seededRandom(7))),
      seed_hash: '',
      seed: null,
    })
    .execute();
  await sql`vacuum analyze bets`.execute(db);
  await sql`checkpoint`.execute(db);
}
