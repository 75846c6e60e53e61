import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

async function untilUp(origin: string, ended: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (ended()) throw new Error('The server ended before it was up.');
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not come up.');
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Password of all accounts. */
export const benchPassword = 'bench-built-1';

/** The built server on a free port and a data folder of its own; `environment` adds to what benchmarks set. */
export async function builtServer(environment: Readonly<Record<string, string>> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'livery-bench-'));
  const port = await freePort();
  const began = performance.now();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      DEMO_PASSWORD: benchPassword,
      OPERATOR_PASSWORD: benchPassword,
      REQUESTS_PER_MINUTE: '100000',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilUp(`http://127.0.0.1:${port}`, () => server.exitCode !== null);
  return {
    port,
    portal: (brand: string) => `http://${brand}.localhost:${port}`,
    startMs: performance.now() - began,
    async close() {
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
      rmSync(data, { recursive: true, force: true });
    },
  };
}
