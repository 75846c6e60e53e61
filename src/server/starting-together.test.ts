import { randomUUID } from 'node:crypto';
import { inject, afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { buildApp } from './app.ts';
import { openPostgres } from './db/postgres.ts';
import { postgresOnly } from './testing/database.ts';
import { databaseOn, executeOnServer } from './testing/databases-of-server.ts';

describe.each(postgresOnly)('processes that start together on an empty %s', () => {
  const name = `livery_together_${randomUUID().replaceAll('-', '')}`;
  const server = inject('postgresUrl');
  beforeAll(() => executeOnServer(server, `create database ${name} template template0 encoding 'UTF8'`));
  afterAll(() => executeOnServer(server, `drop database ${name} with (force)`));

  it('all come up, and make accounts and passwords once', async () => {
    const configs = writePacks(smallPacks());
    const started = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const database = await openPostgres(databaseOn(server, name), 5);
        const app = await buildApp({ database, configs, sandbox: true });
        await app.ready();
        return { app, database };
      }),
    );
    const prepared = started.map(({ app }) => app.prepared);
    expect(prepared.map(({ brands }) => brands)).toEqual(prepared.map(() => ['shop']));
    expect(prepared.filter(({ operatorPassword }) => operatorPassword !== undefined)).toHaveLength(1);
    expect(prepared.filter(({ demoPassword }) => demoPassword !== undefined)).toHaveLength(1);
    for (const { app, database } of started) {
      await app.close();
      await database.close();
    }
  });
});
