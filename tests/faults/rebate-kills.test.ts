/** @module-tag full */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { count } from '#run-size';
import { countFigures } from '#server/agents/count.ts';
import { verifyFigures } from '#server/agents/verify.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { migrateAll } from '#server/testing/migrate-all.ts';
import { startPostgres, type PostgresServer } from '#server/testing/postgres-server.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { rebateBrand } from './rebate-brand.ts';
import { surelyOn } from './surely.ts';

const kills = count(4, 40);
/** Bets that settle between two kills, of which a tenth is void later. */
const betsEach = 2000;
const validBet = 12_345n;
const { brand } = rebateBrand();
const { currency } = moneyOf(rebateBrand());

/** Twelve agents below each other, and nine players below the last; rates fall from 7.2 % by 0.6 % for each level. */
const chain = Array.from({ length: 12 }, (_, level) => ({ id: `a${level}`, rate: 720 - 60 * level }));
const players = Array.from({ length: 9 }, (_, player) => `p${player}`);

describe('rebates while two processes and their database are killed', () => {
  const processes: ChildProcess[] = [];
  let postgres: PostgresServer | undefined;
  const end = async (child: ChildProcess | undefined): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  afterAll(async () => {
    for (const child of processes) await end(child);
    await postgres?.stop();
  });

  it(
    `pay each agent what its bets earn, to the minor unit, through ${kills} kills`,
    { timeout: 1_800_000 },
    async () => {
      postgres = await startPostgres({ durable: true });
      const { url, crash } = postgres;
      const first = await openPostgres(url, 2);
      await migrateAll(first.db);
      await first.close();
      const began = new Date();

      const { surely, end: disconnect } = surelyOn(url);
      const start = (place: number): void => {
        processes[place] = spawn(
          process.execPath,
          ['--import', 'tsx', join(import.meta.dirname, 'rebate-process.ts'), url],
          { stdio: 'inherit' },
        );
      };
      const add = async (id: string, type: number, upline: string | null, rate: number): Promise<void> => {
        await surely(
          `insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, registered_at, upline_id)
           values ($1, $2, 'killed' || $2, 'killed' || $2, $3, '', '', now(), now() - interval '1 day', $4) on conflict do nothing`,
          [brand, id, type, upline],
        );
        await surely(
          `insert into agent_places (brand, member_id, since, upline_id, rate) values ($1, $2, now() - interval '1 day', $3, $4)`,
          [brand, id, upline, rate],
        );
      };
      for (const [level, { id, rate }] of chain.entries())
        await add(id, 1, chain[level - 1]?.id ?? null, rate);
      for (const id of players) await add(id, 0, chain.at(-1)?.id ?? null, 0);

      const counted = async (): Promise<number> =>
        (
          await surely<{ counted: number }>(
            'select sum(version)::int as counted from agent_bets where brand = $1',
            [brand],
          )
        )[0]?.counted ?? 0;
      for (const place of [0, 1]) start(place);
      for (let kill = 0; kill < kills; kill += 1) {
        const before = await counted();
        await surely(
          `insert into bets (brand, member_id, source, vassalage, game_type, game_code, round, currency, stake, payout, valid_bet, status,
            placed_at, settled_at, version)
           select $1, 'p' || i % 9, 'seamless', 'KILL', 'RNG', 'kill', $2 || ' ' || i, $3, $4, 0, $4, 'SETTLED', now(), now(), 1
             from generate_series(1, $5::int) i on conflict do nothing`,
          [brand, kill, currency, String(validBet), betsEach],
        );
        // Bets of the kill before are void, so that what was paid for them is taken back.
        await surely(
          `update bets set status = 'VOID', payout = 0, valid_bet = 0, version = 2, settled_at = now()
           where brand = $1 and version = 1 and round ~ $2`,
          [brand, `^${kill - 1} [0-9]*7$`],
        );
        await expect.poll(counted, { timeout: 120_000, interval: 5 }).toBeGreaterThan(before);
        if (kill % 3 === 2) await crash();
        else {
          await end(processes[kill % 2]);
          start(kill % 2);
        }
      }

      const [{ settled } = { settled: 0 }] = await surely<{ settled: number }>(
        `select count(*)::int as settled from bets where brand = $1 and status = 'SETTLED'`,
        [brand],
      );
      // Each upline earns 0.6 % of every bet, and the last one, whose players have no rate, its own 0.6 %.
      const due = (BigInt(settled) * validBet * 60n) / 10_000n;
      const expected = chain.map(({ id }) => [id, String(due)]);
      const paid = async () =>
        (
          await surely<{ owner: string; balance: string }>(
            `select owner, balance::text as balance from ledger_balances where brand = $1 and purse = 'main' and owner like 'a%'`,
            [brand],
          )
        )
          .map(({ owner, balance }) => [owner, balance] as const)
          .toSorted(([one], [other]) => Number(one.slice(1)) - Number(other.slice(1)));
      await expect.poll(paid, { timeout: 300_000, interval: 200 }).toEqual(expected);
      for (const child of processes) await end(child);
      await disconnect();

      const database = await openPostgres(url, 2);
      try {
        const { db } = database;
        // The sweep finds nothing that is not counted, and the proof no difference.
        const before = await db
          .selectFrom('agent_bets')
          .select(({ fn }) => fn.countAll().as('n'))
          .execute();
        await countFigures(db, rebateBrand(), { since: began });
        expect(
          await db
            .selectFrom('agent_bets')
            .select(({ fn }) => fn.countAll().as('n'))
            .execute(),
        ).toEqual(before);
        // What was paid last is a movement to be counted; a process that was killed may hold the brand's progress for a moment.
        const proof = async () => {
          await countFigures(db, rebateBrand(), { since: began });
          return verifyFigures(db, new Date(Date.now() + 7_200_000));
        };
        await expect.poll(proof, { timeout: 60_000, interval: 200 }).toEqual([]);
        expect((await verifyLedger(db)).findings).toEqual([]);
      } finally {
        await database.close();
      }
    },
  );
});
