// A server for a script: the built one, on a free port and a data folder of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function untilUp(server, port) {
  for (let attempt = 0; attempt < 900; attempt += 1) {
    if (server.exitCode !== null) throw new Error('The server ended before it was up.');
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not come up.');
}

/** Runs `work` with the port of a server whose accounts all have `password`, and always ends the server. */
export async function withServer(password, work) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-script-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO_PASSWORD: password,
      OPERATOR_PASSWORD: password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilUp(server, port);
    await work(port);
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}
