// npm run bench:chat: time from the sending of a chat message to its arrival at the last of many readers at two processes, beside a bare
// broadcast of the same lines in the same run. With REDIS_URL hints go through that.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { addMember } from '#server/members/members.ts';
import { openSession } from '#server/sessions/sessions.ts';
import { newId } from '#server/crypto/tokens.ts';
import { startPostgres } from '#server/testing/postgres-server.ts';
import { readCommandLine } from '../../command-line.ts';
import { freePort, startServer } from '../../e2e/support/server.ts';
import { quantile } from '../harness/statistics.ts';
import { marked, openReaders, type Readers } from './readers.ts';

const values = readCommandLine(
  'npm run bench:chat -- [options]: how long a chat message takes to the last of many readers.',
  { readers: '5000', rate: '50', seconds: '20' },
);
const [count, rate, seconds] = [Number(values.readers), Number(values.rate), Number(values.seconds)];
const messages = rate * seconds;
const bound = 2;
const brand = 'aurora';
/** Members who write in turn, so that none meets its limit. */
const writers = Math.ceil(rate * 6);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Sends messages at the rate, without waiting for answers, and reports how long they took to the last reader. */
async function measured(name: string, readers: Readers, send: (number: number) => Promise<unknown>) {
  const begun = performance.now();
  const answers: Promise<unknown>[] = [];
  for (let number = 0; number < messages; number += 1) {
    const pause = begun + (number * 1000) / rate - performance.now();
    if (pause > 1) await new Promise((resolve) => setTimeout(resolve, pause));
    readers.sent(number);
    answers.push(send(number));
  }
  await Promise.all(answers);
  const complete = await readers.done(60_000);
  const delays = readers.delays();
  readers.close();
  const [half, most] = [quantile(delays, 0.5), quantile(delays, 0.99)];
  say(
    `${name}: ${complete} of ${messages} at all ${count} readers, p50 ${half.toFixed(0)} ms, p99 ${most.toFixed(0)} ms`,
  );
  return most;
}

const postgres = await startPostgres();
const environment = {
  DATABASE_URL: postgres.url,
  SANDBOX: 'on',
  WATCH: 'off',
  TRUST_PROXY: 'on',
  REQUESTS_PER_MINUTE: '1000000',
};
const servers = [await startServer(environment), await startServer(environment)];
const ports = [await freePort(), await freePort()];
const bares = ports.map((port) =>
  spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'bare-process.ts'), String(port)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  }),
);
for (const child of bares) await once(child, 'message');
const database = await openPostgres(postgres.url, 4);
let failed = false;
try {
  const tokens: string[] = [];
  for (let at = 0; at < writers; at += 1) {
    const now = new Date();
    const member = await addMember(database.db, {
      brand,
      id: newId(randomBytes),
      account: `chatter${at}`,
      type: 0,
      nickname: `Writer ${at}`,
      passwordHash: 'none',
      passwordOwn: true,
      now,
    });
    const opening = {
      brand: { brand, seq: 1, documents: {} },
      now,
      ip: '203.0.113.9',
      userAgent: '',
      random: randomBytes,
      by: 'passkey',
    } as const;
    tokens.push((await openSession(database.db, member, opening)).token);
  }
  const text = (number: number): string =>
    `${marked(number)} the numbers of today are 07 and 42, good luck to all`;
  // As a line of the chat is, so that both send the same bytes.
  const line = (number: number): string =>
    JSON.stringify({
      lines: [
        {
          id: number,
          seq: number,
          by: 'x'.repeat(22),
          name: 'Writer 100',
          at: Date.now(),
          text: text(number),
        },
      ],
      seq: number,
    });
  const bareReaders = await openReaders(
    ports.map((port) => ({ port, host: 'bare', path: '/' })),
    count,
    messages,
  );
  const bare = await measured('bare broadcast', bareReaders, (number) => {
    for (const child of bares) child.send(line(number));
    return Promise.resolve();
  });
  const chatReaders = await openReaders(
    servers.map(({ port }) => ({
      port,
      host: `${brand}.localhost:${port}`,
      path: '/wps/chat/events?room=general&after=0',
    })),
    count,
    messages,
  );
  const clients = servers.map(({ origin, port }) => new GatewayClient(origin, `${brand}.localhost:${port}`));
  const chat = await measured('chat', chatReaders, async (number) => {
    const answer = await clients[number % 2]?.send('chatSend', {
      token: tokens[number % writers] ?? '',
      idempotencyKey: newId(randomBytes),
      body: { room: 'general', text: text(number) },
    });
    if (answer?.status !== 200) throw new Error(`A message was refused: ${answer?.text}`);
  });
  const ratio = chat / bare;
  failed = !(ratio <= bound);
  say(`p99 of the chat is ${ratio.toFixed(2)} times that of the bare broadcast; at most ${bound}.`);
} finally {
  await database.close();
  for (const child of bares) {
    child.kill();
    await once(child, 'exit');
  }
  for (const server of servers) await server.stop();
  await postgres.stop();
}
process.exit(failed ? 1 : 0);
