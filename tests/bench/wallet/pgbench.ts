import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedPostgres } from '#server/testing/postgres-binaries.ts';
import { brand, vassalage, type WalletGround } from './ground.ts';

const run = (
  command: string,
  args: readonly string[],
): Promise<{ code: number | null; text: string } | undefined> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (text += part.toString()));
    child.once('error', () => resolve(undefined));
    child.once('exit', (code) => resolve({ code, text }));
  });

/** pgbench of the PATH or beside the PostgreSQL that is installed; undefined when there is none. */
export async function findPgbench(): Promise<string | undefined> {
  const folder = await installedPostgres();
  for (const file of ['pgbench', ...(folder ? [join(folder, 'pgbench')] : [])])
    if ((await run(file, ['--version']))?.code === 0) return file;
  return undefined;
}

/** The statements that the server sends for one bet and its win, each a transaction of its own. */
const script = ({ sessionHash }: WalletGround, players: number): string => {
  const hashes = Array.from({ length: players }, (_, index) => `'${sessionHash(index)}'`).join(',');
  const who = `'${brand}', '${vassalage}', replace(gen_random_uuid()::text, '-', ''), now()`;
  const hash = `encode(sha256((:round)::text::bytea), 'hex')`;
  return [
    String.raw`\set round random(1, 9000000000000000)`,
    String.raw`\set who :client_id`,
    `select * from vendor_bet(${who}, 'b' || (:round)::text, ${hash}, 'bench-player-' || (:who)::text, (array[${hashes}])[(:who)::int + 1], '60 min', 'MMK', 'RNG', 'bench', (:round)::text, 100, '{}');`,
    `select * from vendor_win(${who}, 'w' || (:round)::text, ${hash}, 'bench-player-' || (:who)::text, 'MMK', 'RNG', 'bench', (:round)::text, 100, 'win', true, '{}');`,
  ].join('\n');
};

/** `pairMs`: a bet and its win, each time in milliseconds. */
export type Bare = { operationsPerSecond: number; pairMs: readonly number[] };

/** The third word of a line of its log is the time of a script in microseconds. */
async function timesIn(folder: string): Promise<number[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('times'));
  const logs = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return logs
    .join('')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Number(line.split(' ')[2]) / 1000);
}

/** Runs the same statements by pgbench, one connection per player. */
export async function runPgbench(
  file: string,
  ground: WalletGround,
  { players, seconds }: { players: number; seconds: number },
): Promise<Bare> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-pgbench-'));
  try {
    const path = join(folder, 'wallet.sql');
    await writeFile(path, script(ground, players));
    const options = ['-n', '-M', 'prepared', '-c', String(players), '-j', '2', '-T', String(seconds), '-l'];
    const log = ['--log-prefix', join(folder, 'times')];
    const done = await run(file, [...options, ...log, '-f', path, ground.url]);
    const tps = /tps = ([\d.]+) \(without initial/u.exec(done?.text ?? '')?.[1];
    if (done?.code !== 0 || tps === undefined) throw new Error(`pgbench failed:\n${done?.text ?? ''}`);
    // A script has two operations.
    return { operationsPerSecond: Number(tps) * 2, pairMs: await timesIn(folder) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
