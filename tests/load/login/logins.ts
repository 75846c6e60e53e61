import { Agent, request } from 'node:http';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import type { LoadGround } from './ground.ts';
import { measure, type Measured } from './measure.ts';

/** Login request with its client-side work done. */
export type ReadyLogin = { body: string; address: string };

/** Solves puzzles and encrypts bodies for the given number of logins, each from its own address. */
export async function readyLogins(ground: LoadGround, count: number): Promise<ReadyLogin[]> {
  const client = new GatewayClient(ground.origin, ground.host);
  const address = (at: number): string => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
  const { switches } = await client.value('whitelabel');
  const asked = switches['humanVerification'] ?? false;
  const ready: ReadyLogin[] = [];
  for (let at = 0; at < count; at += 1) {
    const from = { headers: { 'x-forwarded-for': address(at) } };
    const human = asked ? { human: await client.human(from) } : {};
    const body = { type: 'username', username: ground.account(at), password: ground.password, ...human };
    ready.push({
      body: await client.encrypt(JSON.stringify(body), { call: 'sessionLogin' }),
      address: address(at),
    });
  }
  return ready;
}

/** Sends the logins from the given number of parallel clients, over persistent connections. */
export async function runLogins(
  { origin, host }: LoadGround,
  logins: readonly ReadyLogin[],
  loop: { seconds: number; clients: number },
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: loop.clients });
  const { hostname, port } = new URL(origin);
  const send = ({ body, address }: ReadyLogin): Promise<void> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          agent,
          hostname,
          port,
          method: 'POST',
          path: '/wps/session/login',
          headers: {
            host,
            'x-gateway-version': '3',
            'x-module-id': 'portal',
            'x-forwarded-for': address,
            'content-type': 'application/jose',
            'content-length': Buffer.byteLength(body),
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => (text += chunk));
          answer.once('end', () => {
            if (answer.statusCode === 200 && text.startsWith('{"success":true')) resolve();
            else reject(new Error(`${answer.statusCode} ${text.slice(0, 160)}`));
          });
        },
      );
      outgoing.once('error', reject);
      outgoing.end(body);
    });
  try {
    return await measure(loop, (turn) => {
      const login = logins[turn];
      return login && send(login);
    });
  } finally {
    agent.destroy();
  }
}
