import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres({ durable: true, packaged: true });
});
afterAll(() => server.stop());

async function ask(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query<{ value: unknown }>(statement)).rows.map(({ value }) => value);
  } finally {
    await client.end();
  }
}

it('the packaged PostgreSQL keeps what was committed when it is killed, as an installed one does', async () => {
  await ask('create table kept as select 1 as value');
  const [before] = await ask('select pg_postmaster_start_time()::text as value');
  await server.crash();
  expect(await ask('select value from kept')).toEqual([1]);
  expect(await ask('select pg_postmaster_start_time()::text as value')).not.toEqual([before]);
});
