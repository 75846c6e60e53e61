import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/app.ts';
import { openTestDatabase, postgresOnly } from '#server/testing/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openEvents } from '#server/testing/event-stream.ts';
import { sendDraft } from '#server/testing/operator-client.ts';
import { startTwoApps } from '#server/testing/two-apps.ts';

describe.each(postgresOnly)('two processes on one %s', (kind) => {
  it('behave as one: a publish in the first reaches streams and answers of the second', async () => {
    const { one, two, close } = await startTwoApps(kind);
    const admin = await one.as('admin');
    const events = await openEvents(`${two.url}/config/v1/brands/shop/events`);
    const { data } = await events.next();
    const before = (await fetch(`${two.url}/index`)).headers.get('etag');

    await sendDraft(admin, 'shop', 'menu/main', {
      kind: 'menu',
      id: 'main',
      items: { home: { icon: 'gift' } },
    });
    await admin.call('POST', '/packs/shop/publish', { note: 'From the first' });
    const seq = Number(data['seq']) + 1;
    // With what changed, so that pages need not ask for it.
    expect(await events.next()).toMatchObject({
      event: 'pointer',
      data: {
        seq,
        delta: {
          pointer: { seq },
          parts: { core: { patch: { menus: { main: { items: { home: { icon: 'gift' } } } } } } },
        },
      },
    });

    const pointer = await fetch(`${two.url}/config/v1/brands/shop/pointer`);
    expect(pointer.headers.get('etag')).toBe(`"${Number(data['seq']) + 1}"`);
    expect((await fetch(`${two.url}/index`)).headers.get('etag')).not.toBe(before ?? 'none');
    // The session of one holds in the other.
    const elsewhere = await fetch(`${two.url}/config/v1/admin/session`, {
      headers: { cookie: admin.cookie },
    });
    expect(elsewhere.status).toBe(200);

    events.close();
    await close();
  });

  it('let one of two publishes of the same version win', async () => {
    const database = await openTestDatabase(kind);
    const other = await openPostgres(database.url ?? '');
    const [one, two] = await Promise.all([startApp(kind, { database }), startApp(kind, { database: other })]);
    const [first, second] = [await one.as('admin'), await two.as('admin')];
    await sendDraft(first, 'shop', 'menu/main', {
      kind: 'menu',
      id: 'main',
      items: { home: { icon: 'gift' } },
    });
    const answers = await Promise.all([
      first.call('POST', '/packs/shop/publish', { expect: 1 }),
      second.call('POST', '/packs/shop/publish', { expect: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    await Promise.all([one.close(), two.close()]);
    await other.close();
    await database.close();
  });
});
