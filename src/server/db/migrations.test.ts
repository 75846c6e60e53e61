import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases, openTestDatabase } from '#server/testing/database.ts';
import { migrate, migrations } from './migrations.ts';
import { notify } from './notifications.ts';

describe.each(databases)('the database on %s', (kind) => {
  it('has every migration applied, and migrating again changes nothing', async () => {
    const { db, close } = await openTestDatabase(kind);
    await migrate(db);
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(applied.rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
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
});
