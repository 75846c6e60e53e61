/** @module-tag full */
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { count } from '#run-size';
import { openPostgres } from '#server/db/postgres.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { sampleCampaign } from '#server/promotions/testing/campaigns.ts';
import { startPostgres, type PostgresServer } from '#server/testing/postgres-server.ts';
import { documentsWithCampaigns } from '../documents-with-campaigns.ts';
import { freePort, startServer, type RunningServer } from '../e2e/support/server.ts';

const events = count(180, 20_000);
const kills = count(3, 60);
const members = 40;
/** Deposits that one transaction credits. */
const atOnce = 6;
const brand = 'aurora';
const until = '2030-01-01T00:00:00Z';

/** One that each event sets off, one that the first of a member does, and one whose budget is soon spent. */
const campaigns = [
  sampleCampaign('each', {
    until,
    gives: { what: 'points', by: 'fixed', amount: 3 },
    limits: { member: 100_000 },
    budget: 1_000_000_000,
  }),
  sampleCampaign('first', {
    until,
    trigger: { on: 'deposit', nth: 1 },
    gives: { what: 'money', by: 'share', percent: 10 },
  }),
  sampleCampaign('scarce', { until, limits: { member: 100_000 }, budget: 500 * 20 }),
];

describe('promotions while server and database are killed', () => {
  let server: RunningServer | undefined;
  let postgres: PostgresServer | undefined;
  const documents = documentsWithCampaigns(brand, campaigns);
  afterAll(async () => {
    await server?.kill();
    await postgres?.stop();
    documents.remove();
  });

  it(`judge ${events} events exactly once, through ${kills} kills`, { timeout: 1_800_000 }, async () => {
    postgres = await startPostgres({ durable: true });
    const { url, crash } = postgres;
    const environment = {
      PORT: String(await freePort()),
      DATABASE_URL: url,
      SANDBOX: 'on',
      WATCH: 'off',
      CONFIGS_DIR: documents.folder,
    };
    server = await startServer(environment);

    let connection: pg.Client | undefined;
    /** Runs statements until the database has taken them: a connection dies with it. */
    const surely = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
      for (;;) {
        try {
          if (!connection) {
            const client = new pg.Client({ connectionString: url });
            client.on('error', () => undefined);
            await client.connect();
            connection = client;
          }
          return await work(connection);
        } catch (fault) {
          if (fault instanceof Error && 'code' in fault && /^(?:22|23|42)/u.test(String(fault.code)))
            throw fault;
          await connection?.end().catch(() => undefined);
          connection = undefined;
        }
      }
    };
    await surely((client) =>
      client.query(
        `insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, registered_at)
             select $1, 'k' || n, 'killed' || n, 'killed' || n, 0, '', '', now(), now() from generate_series(0, $2::int - 1) n
             on conflict do nothing`,
        [brand, members],
      ),
    );
    /** Credited deposits with their events, as the cashier writes both; twice, as a provider that repeats itself. */
    const deposit = async (numbers: readonly number[]) => {
      for (let start = 0; start < numbers.length; start += atOnce)
        for (let time = 0; time < 2; time += 1)
          await surely((client) =>
            client.query(
              `with deposit (n) as (select unnest($3::int[])), credited as (
                 insert into cashier_deposits (brand, member_id, id, method, kind, currency, amount, fee, state, made_at, decided_at)
                   select $1, 'k' || n % $2::int, 'd' || n, 'card', 'hosted', 'MMK', 10000, 0, 'CONFIRMED', now(), to_timestamp(1790000000 + n)
                     from deposit on conflict do nothing)
               insert into promotion_events (brand, member_id, kind, campaign, key, at, amount, method, due_at)
                 select $1, 'k' || n % $2::int, 'deposit', '', 'd' || n, to_timestamp(1790000000 + n), 10000, 'card', now()
                   from deposit order by n on conflict do nothing`,
              [brand, members, numbers.slice(start, start + atOnce)],
            ),
          );
    };
    const open = () =>
      surely(async (client) => {
        const { rows } = await client.query<{ open: number }>(
          `select count(*)::int as open from promotion_events where brand = $1 and done_at is null and member_id like 'k%'`,
          [brand],
        );
        return rows[0]?.open ?? 0;
      });

    const between = Math.ceil(events / kills);
    for (let kill = 0; kill < kills; kill += 1) {
      const these = Array.from({ length: between }, (_, index) => kill * between + index).filter(
        (n) => n < events,
      );
      const half = these.splice(0, these.length >> 1);
      await deposit(half);
      // Somewhere within the work, another moment each time.
      const dying = kill % 3 === 0 ? server.kill() : crash();
      await deposit(these);
      await dying;
      if (kill % 3 === 0) server = await startServer(environment);
      // What failed is tried again later by its clock; here at once.
      await surely((client) =>
        client.query(`update promotion_events set due_at = now() where done_at is null`),
      );
    }
    const left = async (): Promise<number> => {
      await surely((client) =>
        client.query(`update promotion_events set due_at = now() where done_at is null`),
      );
      return open();
    };
    // However long it takes, as long as it goes on.
    for (let before = await left(); before > 0; before = await left()) {
      await expect.poll(left, { timeout: 60_000, interval: 500 }).toBeLessThan(before);
    }
    await connection?.end();
    await server.stop();

    const database = await openPostgres(url, 2);
    try {
      const { db } = database;
      const awards = await db
        .selectFrom('promotion_awards')
        .selectAll()
        .where('brand', '=', brand)
        .where('member_id', 'like', 'k%')
        .execute();
      const of = (id: string) => awards.filter(({ campaign }) => campaign === id);
      expect([of('each').length, of('first').length, of('scarce').length]).toEqual([events, members, 20]);
      const { points } = await db
        .selectFrom('point_entries')
        .select(({ fn }) => fn.sum<string>('points').as('points'))
        .where('brand', '=', brand)
        .where('type', '=', 'promotion')
        .executeTakeFirstOrThrow();
      expect(points).toBe(String(events * 3));
      const booked = await db
        .selectFrom('ledger_transactions')
        .select('key')
        .where('brand', '=', brand)
        .where('kind', '=', 'bonus')
        .execute();
      expect(booked.map(({ key }) => key).sort()).toEqual(
        [...of('first'), ...of('scarce')].map(({ id }) => id).sort(),
      );
      const budgets = await db
        .selectFrom('promotion_budgets')
        .selectAll()
        .where('brand', '=', brand)
        .execute();
      expect(new Map(budgets.map(({ campaign, spent }) => [campaign, spent]))).toEqual(
        new Map([
          ['each', String(events * 3)],
          ['first', String(members * 1000)],
          ['scarce', '10000'],
        ]),
      );
      expect((await verifyLedger(db)).findings).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
