/** @module-tag full */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { longRunning } from './long-running.ts';
import { root } from './package-scripts.ts';

const minutes = 60_000;
const ended: (() => void)[] = [];
afterEach(() => ended.splice(0).forEach((end) => end()));

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that is free together with the two after it, which `npm run dev` takes for its sockets. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await Promise.all([port, port + 1, port + 2].map(isFree));
    if (free.every(Boolean)) return port;
  }
}

/** True while a process of the group lives. */
const lives = (group: number): boolean => {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
};

it.each(Object.entries(longRunning))(
  'npm run %s answers as it should, and leaves no process when it is ended',
  async (name, { args, env, look }) => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-script-'));
    const of = { port: await freePort(), folder };
    const child = spawn('npm', ['run', name, '--', ...args(of)], {
      cwd: root,
      env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env(of) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const group = child.pid ?? 0;
    ended.push(() => {
      if (lives(group)) process.kill(-group, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said += text.toString()));

    await vi.waitFor(
      async () => {
        if (child.exitCode !== null) return;
        await look(of.port);
      },
      { timeout: 6 * minutes, interval: 500 },
    );
    expect(child.exitCode, said).toBe(null);

    const exit = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-group, 'SIGTERM');
    await exit;
    await expect.poll(() => lives(group), { timeout: minutes, message: said }).toBe(false);
    expect(await isFree(of.port)).toBe(true);
  },
  8 * minutes,
);
