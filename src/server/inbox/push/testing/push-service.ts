import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushDevice } from '#server/messages/messages.ts';

type Received = { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** A browser's subscription: what it gives to the server, and how it reads what it is sent (RFC 8291). */
export function testDevice(endpoint: string) {
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const auth = randomBytes(16);
  const device: PushDevice = {
    endpoint,
    p256dh: point.toString('base64url'),
    auth: auth.toString('base64url'),
  };
  return {
    ...device,
    device,
    read(body: Buffer): unknown {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const derive = (key: Buffer, by: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', key, by, info, length));
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const key = derive(pair.computeSecret(sender), auth, about, 32);
      const open = createDecipheriv(
        'aes-128-gcm',
        derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
      );
      open.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      if (text.at(-1) !== 2) throw new Error('The record does not end.');
      return JSON.parse(text.subarray(0, -1).toString()) as unknown;
    },
  };
}

/** A push service on this machine; `answer` chooses its status by path, 201 unless given. */
export async function startPushService() {
  const received: Received[] = [];
  let statusOf: (path: string) => number = () => 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '', headers } = request;
      received.push({ path: url, headers, body: Buffer.concat(parts) });
      const status = statusOf(url);
      response.writeHead(status, status >= 300 && status < 400 ? { location: `${origin}/elsewhere` } : {});
      response.end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answer: (status: (path: string) => number) => {
      statusOf = status;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
