import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf } from '../signature.ts';

type Heard = { path: string; body: Record<string, unknown>; signed: boolean };

export const gameVendorSecret = 'a-secret-of-the-tests';

/** A vendor over HTTP that starts games: answers `answers` by path, and records its requests. */
export async function gameVendor(answers: Record<string, unknown>) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const { url = '', headers } = request;
      const timestamp = String(headers['x-timestamp']);
      const nonce = String(headers['x-nonce']);
      const signed =
        headers['x-signature'] === signatureOf(gameVendorSecret, { timestamp, nonce, body: text });
      heard.push({ path: url, body: JSON.parse(text) as Record<string, unknown>, signed });
      const answer = answers[url];
      response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    answers,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
