import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';

describe('bodies that never end', () => {
  let server: TestApp;
  const logged: string[] = [];
  beforeAll(async () => {
    server = await startApp(mainDatabase, {
      bodyPace: { graceMs: 300, bytesPerSecond: 24 * 1024 },
      logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
    });
  });
  afterAll(() => server.close());

  /** Sends the head of a request and the beginning of its body, and no more. */
  const begin = (path: string, framing = 'Content-Length: 5000'): Socket => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: shop.localhost\r\nX-Gateway-Version: 3\r\nX-Module-Id: portal\r\n` +
        `Content-Type: application/json\r\n${framing}\r\n\r\n`,
    );
    return socket;
  };
  const open = (): Promise<number> =>
    new Promise((resolve, reject) =>
      server.app.server.getConnections((fault, count) => (fault ? reject(fault) : resolve(count))),
    );

  it.each([
    ['a call', '/wps/verification/sms/noLogin', undefined],
    ['the wallet', '/wallet/v1/bet', undefined],
    ['the console', '/config/v1/admin/session', undefined],
    ['a body without a length', '/wps/verification/sms/noLogin', 'Transfer-Encoding: chunked'],
  ])('are ended at %s', async (_what, path, framing) => {
    const answer = await text(begin(path, framing));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
    expect(answer).toContain('REQUEST_TOO_SLOW');
  });

  it('cost nothing, two hundred at once: others are served, all are ended, nothing is logged as a fault', async () => {
    const answers = Array.from({ length: 200 }, () => text(begin('/wps/verification/sms/noLogin')));
    const served = await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } });
    expect(served.status).toBe(200);
    expect(new Set((await Promise.all(answers)).map((answer) => answer.slice(0, 12)))).toEqual(
      new Set(['HTTP/1.1 408']),
    );
    await expect.poll(open).toBe(0);
    expect(logged).toEqual([]);
  });
});
