import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/postgres-server.ts';
import { findRedis } from '../../../../scripts/redis.mjs';

/** A real Redis in memory, at a port that it keeps. */
export type RedisServer = {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Undefined where no Redis is installed. */
export async function startRedis(): Promise<RedisServer | undefined> {
  const program = findRedis();
  if (!program) return undefined;
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'livery-redis-'));
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
        stdio: 'ignore',
      });
      while (!(await answers(port))) {
        if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}.`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    kill: () =>
      new Promise((resolve) => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
    async close() {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
