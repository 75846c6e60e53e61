import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#server/testing/postgres-server.ts';
import { demoPassword, freePort, startServer } from '../../e2e/support/server.ts';

/** Ground of the measurement: the built server as its own process, on its own PostgreSQL with durable writes. */
export type LoadGround = {
  origin: string;
  /** Origin of the metrics. */
  metrics: string;
  host: string;
  password: string;
  account(member: number): string;
  close(): Promise<void>;
};

const brand = 'aurora';

/** The project's packs, with a puzzle that is solved at once: solving is the work of the player's browser, checking is ours. */
function packs(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-load-'));
  cpSync(join(import.meta.dirname, '../../../configs'), folder, { recursive: true });
  const file = join(folder, 'base/constants/main.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as { constants: Record<string, number> };
  Object.assign(document.constants, { humanTries: 2, humanMinutes: 60 });
  writeFileSync(file, JSON.stringify(document));
  return folder;
}

/** Members like the demo member: with its password, and names of their own. */
async function addMembers(url: string, members: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into members
       select (jsonb_populate_record(demo, jsonb_build_object(
         'id', 'load-' || number, 'account', 'load' || number, 'account_key', 'load' || number,
         'mobile', null, 'mobile_verified_at', null, 'email', null, 'email_verified_at', null, 'affiliate_code', null))).*
       from members as demo, generate_series(0, $1::int - 1) as number
       where demo.brand = $2 and demo.account = 'demo'`,
      [members, brand],
    );
    await client.query('analyze members');
  } finally {
    await client.end();
  }
}

export async function openGround(members: number): Promise<LoadGround> {
  const postgres = await startPostgres({ durable: true });
  const configs = packs();
  const metricsPort = await freePort();
  const server = await startServer({
    METRICS_PORT: String(metricsPort),
    DATABASE_URL: postgres.url,
    SANDBOX: 'on',
    CONFIGS_DIR: configs,
    TRUST_PROXY: 'on',
    WATCH: 'off',
    PASSWORD_HASH_MIB: process.env['PASSWORD_HASH_MIB'] ?? '',
    PASSWORD_HASH_PASSES: process.env['PASSWORD_HASH_PASSES'] ?? '',
  });
  await addMembers(postgres.url, members);
  return {
    origin: server.origin,
    metrics: `http://127.0.0.1:${metricsPort}`,
    host: `${brand}.localhost:${server.port}`,
    password: demoPassword,
    account: (member) => `load${member % members}`,
    async close() {
      await server.stop();
      await postgres.stop();
      rmSync(configs, { recursive: true, force: true });
    },
  };
}
