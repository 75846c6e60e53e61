import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bothDatabases, openTestDatabase } from '#server/testing/database.ts';
import { migrate, migrations } from './migrations.ts';
import { notify } from './notifications.ts';
import { retiredMigrations } from './retired-migrations.ts';

it('knows every file of migrations by the name under which databases have recorded it', () => {
  const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\/migrations\/[^/]+\.ts$/u.test(file),
  );
  expect(Object.keys(migrations)).toHaveLength(files.length + retiredMigrations.length);
  const areas = new Set(Object.keys(migrations).map((name) => name.slice(0, name.lastIndexOf('/'))));
  expect([...areas].sort()).toEqual([
    'agent-messages',
    'agents',
    'bets',
    'bonus',
    'cashier',
    'chat',
    'config',
    'contracts',
    'feedback',
    'flag-figures',
    'free-rounds',
    'freezes',
    'gateway',
    'help',
    'inbox',
    'ledger',
    'lottery',
    'passkeys',
    'points',
    'promotions',
    'protection',
    'raffles',
    'rains',
    'referral',
    'rollout-health',
    'sandbox',
    'sandbox/vendors',
    'support',
    'vendors',
  ]);
});

describe.each(bothDatabases)('the database on %s', (kind) => {
  it('has every migration applied, and migrating again changes nothing', async () => {
    const { db, close } = await openTestDatabase(kind);
    await migrate(db);
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(applied.rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
    await close();
  });

  it('applies one that is missing among those applied', async () => {
    const { db, close } = await openTestDatabase(kind);
    await sql`drop table config_checked_bundles`.execute(db);
    await sql`delete from kysely_migration where name = 'config/0010-checked-bundles'`.execute(db);
    await migrate(db);
    expect((await sql`select digest from config_checked_bundles`.execute(db)).rows).toEqual([]);
    await close();
  });

  it('refuses a database of a later version', async () => {
    const { db, close } = await openTestDatabase(kind);
    await sql`insert into kysely_migration (name, timestamp) values ('config/9999-later', '')`.execute(db);
    await expect(migrate(db)).rejects.toThrow(/9999-later is missing/u);
    await close();
  });

  it('delivers a notification when its transaction commits, and none when it rolls back', async () => {
    const { db, notifications, close } = await openTestDatabase(kind);
    const heard: string[] = [];
    let listening: Promise<unknown> = Promise.resolve();
    const arrived = new Promise<void>((resolve) => {
      listening = notifications.listen('news', {
        receive: (payload) => {
          heard.push(payload);
          if (payload === 'kept') resolve();
        },
      });
    });
    await listening;
    await expect(
      db.transaction().execute(async (trx) => {
        await notify(trx, 'news', 'lost');
        throw new Error('roll back');
      }),
    ).rejects.toThrow('roll back');
    await db.transaction().execute((trx) => notify(trx, 'news', 'kept'));
    await arrived;
    expect(heard).toEqual(['kept']);
    await close();
  });

  it('answers a statement at whose side a listener comes or goes', async () => {
    const { db, notifications, close } = await openTestDatabase(kind);
    // Each time a little later in the course of the statement.
    for (let wait = 0; wait < 40; wait += 1) {
      const { answered, listening } = await db.connection().execute(async (connection) => {
        const statement = sql.raw<{ number: number }>(`select ${wait} as number`).execute(connection);
        for (let step = 0; step < wait; step += 1) await Promise.resolve();
        const began = notifications.listen('news', { receive: () => undefined });
        return { answered: (await statement).rows, listening: { began } };
      });
      expect(answered).toEqual([{ number: wait }]);
      await (
        await listening.began
      )();
    }
    await close();
  });

  it('tells each of several listeners, and none that has ended', async () => {
    const { db, notifications, close } = await openTestDatabase(kind);
    const heard: string[] = [];
    const listen = (name: string): Promise<() => Promise<void>> =>
      notifications.listen('news', { receive: (payload) => heard.push(`${name}: ${payload}`) });
    const endFirst = await listen('first');
    await listen('second');
    await notify(db, 'news', 'one');
    await expect.poll(() => heard.length).toBe(2);
    await endFirst();
    await notify(db, 'news', 'two');
    await expect.poll(() => heard).toEqual(['first: one', 'second: one', 'second: two']);
    await close();
  });
});
