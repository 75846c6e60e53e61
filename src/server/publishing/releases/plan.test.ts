import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '#contract/generated/admin-types.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases, openTestDatabase, postgresOnly, type TestDatabase } from '#server/testing/database.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
import {
  auditOf,
  draftIcon,
  sendRelease,
  people,
  readRelease,
  releaseStep,
} from '#server/testing/releases.ts';

const patience = { timeout: 30_000, interval: 100 };

/** Clock of the servers of a test, which stands still until the test moves it: a release stays planned however long a request takes. */
function testClock() {
  let now = Date.now();
  return {
    clock: () => new Date(now),
    pass: (ms: number) => void (now += ms),
    inMs: (ms: number): { dueAt: string } => ({ dueAt: new Date(now + ms).toISOString() }),
  };
}

describe.each(databases)('planned releases on %s', (kind) => {
  const { clock, pass, inMs } = testClock();
  let database: TestDatabase;
  let server: TestApp;
  let admin: OperatorClient;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    server = await startApp(kind, { database, clock });
    admin = await server.as('admin');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const stateOf = async ({ id }: Release): Promise<string | undefined> =>
    (await readRelease(admin, id))?.state;
  const versions = async (): Promise<number[]> => {
    const { body } = await admin.call('GET', '/packs/shop/versions');
    return (body['versions'] as unknown as { version: number }[]).map(({ version }) => version);
  };

  /** Ends the server and starts it again some minutes later. */
  async function awayFor(minutes: number): Promise<void> {
    await server.close();
    pass(minutes * 60_000);
    server = await startApp(kind, { database, clock });
    admin = await server.as('admin');
  }

  it('go live at their time by themselves', async () => {
    const release = await sendRelease(admin, { 'menu/main': await draftIcon(admin, 'gift') });
    const planned = await releaseStep(admin, release, 'plan', inMs(200));
    expect(planned.body).toMatchObject({ state: 'scheduled', plannedBy: 'admin' });
    expect(await stateOf(release)).toBe('scheduled');
    expect(await versions()).toEqual([1]);
    pass(200);
    await expect.poll(() => stateOf(release), patience).toBe('published');
    expect((await readRelease(admin, release.id))?.version).toBe(2);
    expect((await auditOf(admin))[0]).toMatchObject({ action: 'release.published', account: 'admin' });
  });

  it('go live after a short absence of the server, and are reported as missed after a long one', async () => {
    const soon = await sendRelease(admin, { 'menu/main': await draftIcon(admin, 'sports') });
    await releaseStep(admin, soon, 'plan', inMs(300));
    await awayFor(3);
    await expect.poll(() => stateOf(soon), patience).toBe('published');
    const before = await versions();

    const late = await sendRelease(admin, { 'menu/main': await draftIcon(admin, 'fish') });
    await releaseStep(admin, late, 'plan', inMs(500));
    await awayFor(31);
    await expect.poll(() => stateOf(late), patience).toBe('missed');
    expect((await readRelease(admin, late.id))?.reason).toMatchObject({ code: 'RELEASE_LATE' });
    expect((await auditOf(admin))[0]).toMatchObject({ action: 'release.missed', account: 'schedule' });
    expect(await versions()).toEqual(before);
    // It can be planned anew or go live now.
    expect((await releaseStep(admin, late, 'publish')).status).toBe(200);
  });

  it('say why they did not go live', async () => {
    const release = await sendRelease(admin, { 'menu/main': await draftIcon(admin, 'slots') });
    await releaseStep(admin, release, 'plan', inMs(200));
    await draftIcon(admin, 'live');
    pass(200);
    await expect.poll(() => stateOf(release), patience).toBe('failed');
    expect((await readRelease(admin, release.id))?.reason).toMatchObject({
      code: 'RELEASE_CHANGED',
      documents: ['menu/main'],
    });
    expect((await auditOf(admin))[0]).toMatchObject({
      action: 'release.failed',
      details: { code: 'RELEASE_CHANGED' },
    });
  });

  it('do not go live for an account that may not publish any more', async () => {
    const { may = admin } = await people(admin, server.as, { may: 'publisher' });
    const release = await sendRelease(admin, { 'menu/main': await draftIcon(admin, 'pvp') });
    await releaseStep(may, release, 'plan', inMs(200));
    await admin.call('PATCH', '/accounts/may', { disabled: true });
    pass(200);
    await expect.poll(() => stateOf(release), patience).toBe('failed');
    expect((await readRelease(admin, release.id))?.reason).toMatchObject({ code: 'PLANNER_LEFT' });
  });

  it('keep to the last plan', async () => {
    const release = await sendRelease(admin, { 'menu/main': await draftIcon(admin, 'lottery') });
    const past = await releaseStep(admin, release, 'plan', inMs(-60_000));
    expect([past.status, past.body['code']]).toEqual([422, 'TIME_PASSED']);
    await releaseStep(admin, release, 'plan', inMs(200));
    expect((await admin.call('DELETE', `/packs/shop/releases/${release.id}/plan`)).body['state']).toBe(
      'open',
    );
    const other = await sendRelease(admin, { 'menu/main': await draftIcon(admin, 'gift') });
    await releaseStep(admin, other, 'plan', inMs(200));
    await releaseStep(admin, other, 'plan', inMs(1500));
    const [before = 0] = await versions();
    pass(1500);
    await expect.poll(() => stateOf(other), patience).toBe('published');
    expect(await stateOf(release)).toBe('open');
    expect((await versions())[0]).toBe(before + 1);
  });
});

describe.each(postgresOnly)('planned releases and two processes on one %s', (kind) => {
  it('go live once, at both', async () => {
    const database = await openTestDatabase(kind);
    const other = await openPostgres(database.url ?? '');
    const { clock, pass, inMs } = testClock();
    const [one, two] = await Promise.all([
      startApp(kind, { database, clock }),
      startApp(kind, { clock, database: { ...other, close: () => other.close() } }),
    ]);
    const admin = await one.as('admin');
    const release = await sendRelease(admin, { 'menu/main': await draftIcon(admin, 'gift') });
    await releaseStep(admin, release, 'plan', inMs(200));
    pass(200);
    await expect.poll(async () => (await readRelease(admin, release.id))?.state, patience).toBe('published');
    const { body } = await admin.call('GET', '/packs/shop/versions');
    expect(body['versions']).toHaveLength(2);
    const seqs = await Promise.all(
      [one, two].map(
        async ({ url }) =>
          ((await (await fetch(`${url}/config/v1/brands/shop/pointer`)).json()) as { seq: number }).seq,
      ),
    );
    expect(seqs).toEqual([2, 2]);
    await two.close();
    await other.close();
    await one.close();
    await database.close();
  });
});
