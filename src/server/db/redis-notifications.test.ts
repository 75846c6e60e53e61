import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBalanceHints } from '#server/ledger/balance-hints.ts';
import { tellMembers } from '#server/events/tell-member.ts';
import { openTestDatabase, postgresOnly, type TestDatabase } from '#server/testing/database.ts';
import { findRedis } from '../../../scripts/redis.mjs';
import { notify } from './notifications.ts';
import { openPostgres } from './postgres.ts';
import { startRedis, type RedisServer } from './testing/redis-server.ts';
import type { OpenDatabase } from './types.ts';

describe.skipIf(findRedis() === undefined).each(postgresOnly)('hints through Redis beside %s', (kind) => {
  let redis: RedisServer;
  let database: TestDatabase;
  let one: OpenDatabase;
  let two: OpenDatabase;
  /** Hears what goes through PostgreSQL. */
  let listener: pg.Client;
  const passed: string[] = [];
  beforeAll(async () => {
    const started = await startRedis();
    if (!started) throw new Error('No Redis.');
    redis = started;
    database = await openTestDatabase(kind);
    const url = database.url ?? '';
    one = await openPostgres(url, 4, { redisUrl: redis.url });
    two = await openPostgres(url, 4, { redisUrl: redis.url });
    listener = new pg.Client({ connectionString: url });
    await listener.connect();
    listener.on('notification', ({ channel, payload }) => void passed.push(`${channel} ${payload}`));
    for (const channel of ['livery_test', 'livery_balance', 'livery_member'])
      await listener.query(`listen ${channel}`);
  });
  afterAll(async () => {
    await listener.end();
    await one.close();
    await two.close();
    await database.close();
    await redis.close();
  });

  it('reach every process at the commit and never after a rollback, and none goes through the database', async () => {
    const heard: string[] = [];
    for (const { notifications } of [one, two])
      await notifications.listen('livery_test', { receive: (payload) => void heard.push(payload) });
    await one.db
      .transaction()
      .execute(async (trx) => {
        await notify(trx, 'livery_test', 'undone');
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await one.db.transaction().execute(async (trx) => {
      await notify(trx, 'livery_test', 'done');
      // Another process has heard nothing yet of what is not committed.
      await notify(two.db, 'livery_test', 'before');
      await vi.waitFor(() => expect(heard).toEqual(['before', 'before']));
    });
    await vi.waitFor(() => expect(heard).toEqual(['before', 'before', 'done', 'done']));

    const told: string[] = [];
    for (const channel of ['livery_balance', 'livery_member'])
      await two.notifications.listen(channel, { receive: (payload) => void told.push(payload) });
    const hints = createBalanceHints(one.db, (fault) => {
      throw fault;
    });
    hints.balanceMoved('alpha', 'm1');
    await hints.settled();
    await tellMembers(one.db, 'alpha', ['m1', 'm2'], 'bets');
    await vi.waitFor(() =>
      expect(told).toEqual(['[["alpha","m1"]]', '["alpha","m1","bets"]', '["alpha","m2","bets"]']),
    );
    // What the database itself tells comes after anything that went before.
    await listener.query(`select pg_notify('livery_test', 'own')`);
    await vi.waitFor(() => expect(passed).toEqual(['livery_test own']));
  });

  it('stop nothing while Redis is away, and whoever listens hears of the gap when it is back', async () => {
    const missed = vi.fn<() => void>();
    const heard: string[] = [];
    await two.notifications.listen('livery_gaps', { receive: (payload) => void heard.push(payload), missed });
    await redis.kill();
    await one.db.transaction().execute(async (trx) => {
      await notify(trx, 'livery_gaps', 'lost');
    });
    await redis.start();
    await vi.waitFor(() => expect(missed).toHaveBeenCalled(), { timeout: 30_000 });
    await vi.waitFor(
      async () => {
        await notify(one.db, 'livery_gaps', 'after');
        expect(heard).toContain('after');
      },
      { timeout: 30_000 },
    );
    expect(heard).not.toContain('lost');
  });
});
