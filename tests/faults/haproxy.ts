import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { freePort } from '../e2e/support/server.ts';
import { answersReady, type Balancer } from './balancer.ts';

const slots = ['s1', 's2', 's3'] as const;

/** Event streams have servers of their own, so that the answers of a drained one can be counted without them. */
const configuration = (port: number, socket: string): string => `
global
  stats socket ${socket} mode 600 level admin
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  timeout check 30s
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 1s fall 3 rise 1 disabled
  # A request that fails is to be seen.
  retries 0
frontend visitors
  bind 127.0.0.1:${port}
  use_backend streams if { path_end /events }
  default_backend answers
${['answers', 'streams']
  .map((name) => `backend ${name}\n${slots.map((slot) => `  server ${slot} 127.0.0.1:1\n`).join('')}`)
  .join('')}`;

/** Asks a running haproxy by its socket. */
async function ask(socket: string, ...commands: string[]): Promise<string> {
  const connection = createConnection(socket);
  connection.write(`${commands.join(';')}\n`);
  return text(connection);
}

/** Rows of `show stat`, by the names of its columns. */
async function stats(socket: string): Promise<Record<string, string>[]> {
  const [names = '', ...rows] = (await ask(socket, 'show stat')).replace(/^# /u, '').trim().split('\n');
  const columns = names.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((value, at) => [columns[at] ?? '', value])));
}

/** haproxy before several servers, as docs/operations.md says to put it there. */
export async function startHaproxy(program: string): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-haproxy-'));
  const [file, socket] = [join(folder, 'haproxy.cfg'), join(folder, 'socket')];
  const port = await freePort();
  writeFileSync(file, configuration(port, socket));
  const child = spawn(program, ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said = text(child.stderr);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const answers = (): Promise<boolean> =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  await expect
    .poll(async () => (child.exitCode === null ? answers() : `ended with ${child.exitCode}: ${await said}`))
    .toBe(true);

  const slotOf = new Map<string, string>();
  const set = (slot: string, ...changes: string[]): Promise<string> =>
    ask(
      socket,
      ...['answers', 'streams'].flatMap((backend) =>
        changes.map((change) => `set server ${backend}/${slot} ${change}`),
      ),
    );
  const slotFor = (server: string): string => {
    const slot = slotOf.get(server);
    if (slot === undefined) throw new Error(`${server} was not added.`);
    return slot;
  };
  return {
    origin,
    async add(server) {
      const slot = slots[slotOf.size];
      if (slot === undefined) throw new Error('haproxy has no room for another server.');
      // One that is added counts as ready until a look says otherwise.
      await expect.poll(() => answersReady(server)).toBe(true);
      slotOf.set(server, slot);
      await set(slot, `addr 127.0.0.1 port ${new URL(server).port}`, 'state ready');
    },
    async ready() {
      const up = (await stats(socket)).filter(({ status = '' }) => status.startsWith('UP'));
      const of = (backend: string, slot: string): boolean =>
        up.some(({ pxname, svname }) => pxname === backend && svname === slot);
      return [...slotOf].flatMap(([server, slot]) =>
        of('answers', slot) && of('streams', slot) ? [server] : [],
      );
    },
    async drain(server) {
      const slot = slotFor(server);
      await set(slot, 'state drain');
      return async () => {
        const row = (await stats(socket)).find(
          ({ pxname, svname }) => pxname === 'answers' && svname === slot,
        );
        return Number(row?.['scur']);
      };
    },
    async close() {
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
