// npm run bench:event-loop: longest time that any call blocks all others. One call after another runs beside a stream of
// the shortest request; the server reports the delay of its event loop.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { signInOperator } from '#server/testing/operator-client.ts';
import { startPostgres } from '#server/testing/postgres-server.ts';
import { readCommandLine } from '../../command-line.ts';
import { demoPassword, freePort, operatorPassword, startServer } from '../../e2e/support/server.ts';
import { consoleCalls } from './console-calls.ts';

const values = readCommandLine(
  'npm run bench:event-loop -- [options]: how long a call holds up the others at most.',
  {
    rounds: '3',
  },
);
const rounds = Number(values.rounds);
/** Milliseconds that no call may hold up the others. */
const bound = 100;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const postgres = await startPostgres();
const metricsPort = await freePort();
const server = await startServer({
  METRICS_PORT: String(metricsPort),
  DATABASE_URL: postgres.url,
  SANDBOX: 'on',
  WATCH: 'off',
  TRUST_PROXY: 'on',
});

/** Milliseconds that the event loop was late at most since this was last asked. */
async function latest(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const found = /^livery_event_loop_delay_seconds\{[^}]*quantile="1"[^}]*\} (?<seconds>\S+)/mu.exec(text);
  if (!found?.groups) throw new Error('/metrics does not say how late the event loop is.');
  return Number(found.groups['seconds']) * 1000;
}

const worst = new Map<string, number>();
async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  await latest();
  const measuring = { goesOn: true };
  const others = (async () => {
    for (; measuring.goesOn; await sleep(5)) await fetch(`${server.origin}/healthz`);
  })();
  try {
    await work();
  } finally {
    measuring.goesOn = false;
    await others;
  }
  worst.set(name, Math.max(worst.get(name) ?? 0, await latest()));
}

/** A picture of 36 million points in a file of some kilobytes. */
function hugePicture(): Buffer {
  const canvas = createCanvas(6000, 6000);
  canvas.getContext('2d').fillRect(0, 0, 3000, 3000);
  return canvas.toBuffer('image/png');
}

try {
  const operator = await signInOperator(server.origin, 'admin', operatorPassword);
  const member = new GatewayClient(server.origin, `aurora.localhost:${server.port}`);
  const { token } = await member.value('sessionLogin', {
    body: { type: 'username', username: 'demo', password: demoPassword, human: await member.human() },
  });
  const picture = hugePicture();
  const contract = join(import.meta.dirname, '../../contract/main.ts');
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of consoleCalls(operator)) await measure(name, run);
    await measure('a picture of 36 million points', () =>
      member.send('avatarUpload', { token, body: picture }),
    );
    await measure('pages of the portal', async () => {
      for (const path of ['/', '/promotions', '/help', '/operator/'])
        await member.raw('GET', path, { accept: 'text/html' });
    });
  }
  await measure('every call of the gateway', () =>
    promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', contract, '--gateway', server.origin, '--host', `aurora.localhost:${server.port}`],
      { env: { ...process.env, CONTRACT_PASSWORD: demoPassword } },
    ).catch(() => undefined),
  );
  for (const [name, late] of [...worst].sort(([, a], [, b]) => b - a))
    say(`${late.toFixed(0).padStart(6)} ms  ${late > bound ? 'above' : '     '}  ${name}`);
  const most = Math.max(...worst.values());
  say(`The event loop was late by ${most.toFixed(0)} ms at most; the bound is ${bound} ms.`);
  if (most > bound) process.exitCode = 1;
} catch (error) {
  say(server.output());
  throw error;
} finally {
  await server.stop();
  await postgres.stop();
}
