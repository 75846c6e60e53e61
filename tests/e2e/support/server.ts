import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOf, dropDatabase, emptyDatabaseOn } from './own-database.ts';

/** A real server process on a data folder of its own. */
export type RunningServer = {
  port: number;
  dataDir: string;
  /** Everything the process has printed. */
  output(): string;
  /** Address of a brand's portal. */
  portal(brand: string): string;
  origin: string;
  /** Asks the process to end, with SIGTERM unless another signal is given. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Null while the process runs, and when a signal ended it. */
  exitCode(): number | null;
  /** Ends the process as a power cut would: without a chance to tidy up. The data folder stays. */
  kill(): Promise<void>;
};

export const operatorPassword = 'operator-of-the-tests';
export const demoPassword = 'Demo-of-the-tests-1';
/** Default password of the test server; no person of the tests has it unless a test sets it. */
export const defaultPassword = 'Orchid-34-Cloud';

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

async function untilHealthy(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not become healthy:\n${output()}`);
}

/** Environment variables with the data folder and the database that a first start left; each server gets copies of its own. */
export const started = { folder: 'LIVERY_E2E_STARTED', database: 'LIVERY_E2E_DATABASE' } as const;

function newDataFolder(usual: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-e2e-'));
  const left = process.env[started.folder];
  if (left && usual) cpSync(left, folder, { recursive: true });
  return folder;
}

/** Address of a new database where a first start left one, else undefined: the server embeds one then. */
async function newDatabase(usual: boolean): Promise<string | undefined> {
  const left = process.env[started.database];
  if (!left) return undefined;
  return usual ? copyOf(left) : emptyDatabaseOn(left);
}

/**
 * Starts the built server; `environment` overrides what the tests set.
 * @param folder of the project it is built in; this one unless given
 */
export async function startServer(
  environment: Record<string, string> = {},
  folder = process.cwd(),
): Promise<RunningServer> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  // Other documents or another database have a first start of their own.
  const usual = !('CONFIGS_DIR' in environment || 'DATABASE_URL' in environment);
  const ownData = environment['DATA_DIR'] === undefined;
  const dataDir = environment['DATA_DIR'] ?? newDataFolder(usual);
  const database = ownData && !('DATABASE_URL' in environment) ? await newDatabase(usual) : undefined;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      OPERATOR_PASSWORD: operatorPassword,
      DEMO_PASSWORD: demoPassword,
      // Tests log in often: the least that a server accepts.
      PASSWORD_HASH_MIB: '19',
      PASSWORD_HASH_PASSES: '2',
      ...(database && { DATABASE_URL: database, SANDBOX: 'on' }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  await untilHealthy(origin, child, () => printed);
  return {
    port,
    dataDir,
    origin,
    output: () => printed,
    exitCode: () => child.exitCode,
    portal: (brand) => `http://${brand}.localhost:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await exited(child);
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited(child);
      if (ownData) rmSync(dataDir, { recursive: true, force: true });
      if (database) await dropDatabase(database);
    },
  };
}
