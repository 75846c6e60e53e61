import { readFile, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrations.ts';
import { openDatabase } from '#server/db/open.ts';
import type { OpenDatabase } from '#server/db/types.ts';
import { readSettings } from '#server/settings.ts';
import { startPostgres, type PostgresServer } from '#server/testing/postgres-server.ts';
import { checkBrandHosts } from './brand-hosts.ts';
import { checkDatabase } from './database.ts';
import type { DoctorCheck, DoctorFinding } from './finding.ts';

const password = 'the right one';

describe('livery doctor on PostgreSQL', () => {
  let server: PostgresServer;
  let database: OpenDatabase;
  beforeAll(async () => {
    server = await startPostgres();
    database = await openDatabase({ url: server.url, dataDir: '' });
    const { rows } = await sql<{ file: string }>`select current_setting('hba_file') as file`.execute(
      database.db,
    );
    const file = rows[0]?.file ?? '';
    await writeFile(file, `host all ann 127.0.0.1/32 scram-sha-256\n${await readFile(file, 'utf8')}`);
    await sql`create role ann login password ${sql.lit(password)}`.execute(database.db);
    await sql`select pg_reload_conf()`.execute(database.db);
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  const examine = async (
    change: (url: URL) => void = () => undefined,
    check: DoctorCheck = checkDatabase,
  ) => {
    const url = new URL(server.url);
    change(url);
    const read = readSettings({ DATABASE_URL: url.href, DATABASE_CONNECTIONS: '50' });
    if (!read.ok) throw new Error(read.problems.join('\n'));
    return check({ settings: read.settings, url: undefined });
  };
  const asAnn = (secret: string) => (url: URL) => {
    url.username = 'ann';
    url.password = secret;
  };
  const find = (findings: DoctorFinding[], check: string) =>
    findings.find((finding) => finding.check === check);

  it('names a wrong password and a missing database by their remedy', async () => {
    const wrong = await examine(asAnn('a wrong one'));
    expect(wrong).toMatchObject([{ status: 'fault', fix: 'Correct the password in DATABASE_URL.' }]);
    const missing = await examine((url) => (url.pathname = '/nowhere'));
    expect(missing).toMatchObject([{ status: 'fault', fix: expect.stringMatching(/^Create the database/) }]);
  });

  it('misses rights of a user who only reads', async () => {
    expect(find(await examine(asAnn(password)), 'database')).toMatchObject({
      status: 'fault',
      fix: expect.stringContaining('Grant CREATE'),
    });
  });

  it('follows the migrations from none to all, and to one of a newer version', async () => {
    const state = async () => find(await examine(), 'migrations');
    expect(await state()).toMatchObject({ status: 'ok', message: expect.stringContaining('is empty') });
    await migrate(database.db);
    expect((await examine()).map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'ok']);
    await sql`delete from kysely_migration where name = (select min(name) from kysely_migration)`.execute(
      database.db,
    );
    expect(await state()).toMatchObject({
      status: 'warning',
      message: expect.stringMatching(/^1 migrations and 0 functions/),
    });
    await sql`update sql_files set checksum = 'former' where name = 'ledger/ledger_post'`.execute(
      database.db,
    );
    expect(await state()).toMatchObject({ message: expect.stringMatching(/^1 migrations and 1 functions/) });
    await sql`insert into kysely_migration values ('config/9999-later', now())`.execute(database.db);
    expect(await state()).toMatchObject({ status: 'fault' });
  });

  it('looks up the hosts of published brands', async () => {
    const content = JSON.stringify({ 'brand/main': { kind: 'brand', hosts: ['shop.invalid', 'localhost'] } });
    await sql`insert into config_blobs values ('one', ${content})`.execute(database.db);
    await sql`insert into config_bundle_parts values ('part', 'application/json', '{}', now(), null)`.execute(
      database.db,
    );
    await sql`insert into config_pointers (brand, seq, hash, resolved, packs, at)
      values ('shop', 1, 'part', 'one', '{}', now())`.execute(database.db);
    const found = await examine(undefined, checkBrandHosts);
    expect(found.map(({ status, message }) => `${status} ${message.split(' ')[0]}`).toSorted()).toEqual([
      'ok localhost',
      'warning shop.invalid',
    ]);
  });

  it('finds more connections than the database allows', async () => {
    const read = readSettings({ DATABASE_URL: server.url, DATABASE_CONNECTIONS: '500' });
    if (!read.ok) throw new Error(read.problems.join('\n'));
    const findings = await checkDatabase({ settings: read.settings, url: undefined });
    expect(find(findings, 'connections')).toMatchObject({ status: 'fault' });
  });
});
