/** @module-tag full */
import { afterAll, describe, expect, it } from 'vitest';
import { count } from '#run-size';
import { openPostgres } from '#server/db/postgres.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { startPostgres, type PostgresServer } from '#server/testing/postgres-server.ts';
import { freePort, startServer, type RunningServer } from '../e2e/support/server.ts';
import { surelyOn } from './surely.ts';

const kills = count(2, 30);
/** Hours that are settled between two kills. */
const hoursEach = 24;
const brand = 'aurora';
const hourMs = 3_600_000;

/** The house gives to kr, who gives to three, who give to three players each. */
const subs = [0, 1, 2].map((sub) => `ks${sub}`);
const players = subs.flatMap((sub) => [0, 1, 2].map((player) => ({ id: `${sub}p${player}`, sub })));
const agents = [
  { id: 'kr', upline: 'house', rate: 40 },
  ...subs.map((id) => ({ id, upline: 'kr', rate: 30 })),
  ...players.map(({ id, sub }) => ({ id, upline: sub, rate: 20 })),
];
/** Each player stakes 1,000,000 an hour: 0.4 % of nine less 0.3 % of nine; 0.3 % of three less 0.2 % of three; 0.2 % of one. */
const eachHour = (id: string): bigint => (id === 'kr' ? 9_000n : subs.includes(id) ? 3_000n : 2_000n);

describe('payouts of contracts while two servers and their database are killed', () => {
  const servers: RunningServer[] = [];
  let postgres: PostgresServer | undefined;
  afterAll(async () => {
    for (const server of servers) await server.kill();
    await postgres?.stop();
  });

  it(`pay each agent and hour exactly once, through ${kills} kills`, { timeout: 1_800_000 }, async () => {
    postgres = await startPostgres({ durable: true });
    const { url, crash } = postgres;
    const environments = await Promise.all(
      [0, 1].map(async () => ({
        PORT: String(await freePort()),
        DATABASE_URL: url,
        SANDBOX: 'on',
        WATCH: 'off',
      })),
    );
    for (const environment of environments) servers.push(await startServer(environment));

    const { surely, end: disconnect } = surelyOn(url);
    for (const { id, upline } of agents)
      await surely(
        `insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, registered_at, upline_id)
           values ($1, $2, 'killed' || $2, 'killed' || $2, 1, '', '', now(), now(), nullif($3, 'house')) on conflict do nothing`,
        [brand, id, upline],
      );
    // Hours of Yangon begin at half past; all of them are over.
    const hours = kills * hoursEach;
    const end = Math.floor((Date.now() - 2 * hourMs) / hourMs) * hourMs + hourMs / 2;
    const begin = end - hours * hourMs;
    for (let hour = 0; hour < hours; hour += 1)
      await surely(
        `insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout, valid_bet, status, placed_at, settled_at)
           select $1, player, 'seamless', 'KILL', 'RNG', 'kill', 'r' || $2, 'MMK', 1000000, 0, 1000000, 'SETTLED', $3, $3 from unnest($4::text[]) player
           on conflict do nothing`,
        [brand, hour, new Date(begin + hour * hourMs + 60_000), players.map(({ id }) => id)],
      );

    /** Lets the contracts count for some more hours: what is missing up to there is settled by whoever looks first. */
    const countUntil = async (hour: number) => {
      for (const { id, upline, rate } of agents)
        await surely(
          `insert into contracts (brand, id, kind, period, upline_id, downline_id, terms, state, offered_at, offered_by, answered_at, counts_from, counts_until)
             values ($1, 'c' || $2, 'hourly', 'hourly', $3, $2, $4, 'TERMINATED', now(), 'x', now(), $5, $6)
             on conflict (brand, id) do update set counts_until = excluded.counts_until`,
          [
            brand,
            id,
            upline,
            JSON.stringify({ kind: 'hourly', tiers: [{ bet: '1000000', rate }] }),
            new Date(begin),
            new Date(begin + hour * hourMs),
          ],
        );
    };
    const restart = (): Promise<void[]> =>
      Promise.all(
        environments.map(async (environment, place) => {
          await servers[place]?.kill();
          servers[place] = await startServer(environment);
        }),
      );
    const settled = async (): Promise<number> => {
      const [row] = await surely<{ runs: number }>(
        'select count(*)::int as runs from contract_runs where brand = $1',
        [brand],
      );
      return row?.runs ?? 0;
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const before = await settled();
      await countUntil((kill + 1) * hoursEach);
      // Both look when they start; once the first hour is settled, one dies or the database, with most hours to go.
      await restart();
      await expect.poll(settled, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before);
      if (kill % 3 === 2) await crash();
      else await servers[kill % 2]?.kill();
    }
    await restart();
    await expect
      .poll(
        async () => {
          const ended = servers.find((server) => server.exitCode() !== null);
          if (ended) throw new Error(`A server ended by itself:\n${ended.output()}`);
          const [row] = await surely<{ paid: number }>(
            `select count(*)::int as paid from contract_payouts where brand = $1 and agent_id = any($2) and state = 'PAID'`,
            [brand, agents.map(({ id }) => id)],
          );
          return row?.paid;
        },
        { timeout: 600_000, interval: 500 },
      )
      .toBe(agents.length * hours);
    await disconnect();
    for (const server of servers) await server.stop();

    const database = await openPostgres(url, 2);
    try {
      const { db } = database;
      const booked = await db
        .selectFrom('ledger_postings')
        .select('owner')
        .select(({ fn }) => [fn.sum<string>('amount').as('sum'), fn.countAll<string>().as('times')])
        .where('brand', '=', brand)
        .where(
          'owner',
          'in',
          agents.map(({ id }) => id),
        )
        .groupBy('owner')
        .execute();
      expect(new Map(booked.map(({ owner, sum, times }) => [owner, [BigInt(sum), Number(times)]]))).toEqual(
        new Map(agents.map(({ id }) => [id, [eachHour(id) * BigInt(hours), hours]])),
      );
      const runs = await db.selectFrom('contract_runs').selectAll().where('brand', '=', brand).execute();
      expect(runs.map(({ gives }) => gives)).toEqual(Array.from({ length: hours }, () => '36000'));
      expect((await verifyLedger(db)).findings).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
