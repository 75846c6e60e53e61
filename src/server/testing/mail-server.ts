import { createServer, type AddressInfo } from 'node:net';
import type { OperatorClient } from './operator-client.ts';

type ReceivedMail = { to: string; source: string };

/** A mail server that says yes to everything and keeps what it gets. */
export async function mailServer() {
  const mails: ReceivedMail[] = [];
  const server = createServer((socket) => {
    let [to, source, reading] = ['', '', false];
    socket.write('220 here\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (reading) {
        source += chunk;
        if (!source.endsWith('\r\n.\r\n')) return;
        mails.push({ to, source });
        [source, reading] = ['', false];
        socket.write('250 ok\r\n');
        return;
      }
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        to = /^RCPT TO:<(.*)>/u.exec(line)?.[1] ?? to;
        reading = line === 'DATA';
        if (line === 'QUIT') return void socket.end('221 bye\r\n');
        socket.write(reading ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

/** Recipients without their host, and subjects, in the order of both. */
export const subjectsOf = (mails: readonly ReceivedMail[]): (string | undefined)[][] =>
  mails.map(({ to, source }) => [to.split('@')[0], /^Subject: (.*)$/mu.exec(source)?.[1]]).sort();

/** Gives operators an address each, and the language in which they read the console, English unless given. */
export async function giveAddresses(
  staff: Record<string, OperatorClient>,
  languages: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, client] of Object.entries(staff)) {
    const body = { email: `${name}@shop.example`, language: languages[name] ?? 'en' };
    await client.call('PUT', '/session/mail', body);
  }
}

/** Pack of the console's words in English and Burmese. */
export const consolePack = (said: (language: string) => Record<string, string>) => ({
  'brand/main': {
    kind: 'brand',
    id: 'main',
    abstract: true,
    name: 'console.name',
    merchantCode: 'console',
    hosts: [],
    languages: ['en', 'my'],
    defaultLanguage: 'en',
  },
  ...Object.fromEntries(
    ['en', 'my'].map((id) => [
      `texts/${id}`,
      { kind: 'texts', id, texts: { 'console.name': 'Console', ...said(id) } },
    ]),
  ),
});
