import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BrandDocument, ThemeDocument } from '#contract/generated/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { startGateway } from '#server/gateway/testing/gateway.ts';
import { mainDatabase } from '#server/testing/database.ts';
import { httpSms } from './http-sms.ts';
import { messengersOf } from './messengers.ts';
import { readMessageSettings, type SmsSettings } from './settings.ts';
import { smtpMails } from './smtp.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const documents: LiveBrand['documents'] = {
  ...brandDocuments(),
  'theme/main': {
    kind: 'theme',
    id: 'main',
    modes: { light: { primary: '#6a35e8', onPrimary: '#ffffff' } },
  } as unknown as ThemeDocument,
};
(documents['brand/main'] as BrandDocument).name = 'brand.name';
Object.assign(documents['texts/en'] as object, {
  texts: { ...(documents['texts/en'] as { texts: object }).texts, 'brand.name': 'Al"pha <& Co' },
});
const live = async (): Promise<LiveBrand> => ({ brand: 'alpha', seq: 1, documents });

type Received = { from: string; to: string[]; source: string };

/** A mail server in this process that wants a password and keeps what it gets. */
async function mailServer(more: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'us@r' && password === 'p:w/d'
        ? done(null, { user: username })
        : done(new Error('Not you.')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...more,
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  open.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://us%40r:p%3Aw%2Fd@127.0.0.1:${port}` };
}

const mailsTo = (url: string) => {
  const mails = smtpMails({ url, from: 'no-reply@alpha.example' }, live);
  open.push(mails.close);
  return mails.mail;
};

const decoded = (source: string): string =>
  source
    .replaceAll('=\r\n', '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/gu, (codes: string) =>
      Buffer.from(codes.replaceAll('=', ''), 'hex').toString(),
    );

describe('mails by SMTP', () => {
  it('have the words as text and as a page of the brand', async () => {
    const { received, url } = await mailServer();
    await mailsTo(url)({
      brand: 'alpha',
      to: 'mya@alpha.example',
      subject: 'Password',
      text: 'Hello <mya>,\n\nab12-cd34 is yours.',
      language: 'en',
      secret: 'ab12-cd34',
    });
    expect(received).toMatchObject([{ from: 'no-reply@alpha.example', to: ['mya@alpha.example'] }]);
    const source = decoded(received[0]?.source ?? '');
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('Hello <mya>,');
    expect(source).toContain('Hello &lt;mya&gt;,');
    expect(source).toContain('background:#6a35e8;color:#ffffff');
    expect(source).toContain('Al&quot;pha &lt;&amp; Co</div>');
    expect(source).toMatch(/<span style="[^"]*monospace[^"]*">ab12-cd34<\/span>/u);
    expect(source).toContain('Auto-Submitted: auto-generated');
  });

  it('go to one address and have no header but their own, whatever stands in them', async () => {
    const { received, url } = await mailServer();
    const mail = mailsTo(url);
    const inject = '\r\nBcc: thief@evil.example\r\nX-Evil: yes';
    await mail({ brand: 'alpha', to: 'mya@alpha.example', subject: `Hello${inject}`, text: 'x' });
    for (const to of ['mya@alpha.example, thief@evil.example', `mya@alpha.example${inject}`])
      await mail({ brand: 'alpha', to, subject: 'Hello', text: 'x' }).catch(() => undefined);
    expect(received.length).toBeGreaterThan(0);
    for (const { to, source } of received) {
      expect(to).toHaveLength(1);
      expect(to[0]).not.toBe('thief@evil.example');
      expect(source.split('\r\n\r\n')[0]).not.toMatch(/^(?:bcc|x-evil):/imu);
    }
  });

  it('come from the address of the brand where it has one', async () => {
    const { received, url } = await mailServer();
    const own = documents['brand/main'] as BrandDocument;
    own.senders = { mail: 'hello@alpha.example' };
    open.push(() => delete own.senders);
    await mailsTo(url)({ brand: 'alpha', to: 'mya@alpha.example', subject: 'Hello', text: 'x' });
    expect(received[0]?.from).toBe('hello@alpha.example');
  });

  it('fail without a word about recipient, text or password', async () => {
    const { url } = await mailServer({
      onRcptTo: (_address, _session, done) => done(new Error('No such mailbox')),
    });
    const message = { brand: 'alpha', to: 'mya@alpha.example', subject: 'Hello', text: 'secret-text' };
    const faults: string[] = [];
    const send = (address: string) =>
      mailsTo(address)(message).catch((fault: Error) =>
        faults.push(`${fault.message} ${fault.stack ?? ''} ${JSON.stringify(fault)}`),
      );
    await send(url);
    await send(url.replace('p%3Aw', 'wrong'));
    await send('smtp://us%40r:p%3Aw@127.0.0.1:1');
    expect(faults).toHaveLength(3);
    for (const fault of faults) {
      expect(fault).toMatch(/^The mail server did not take a message: E[A-Z]+/u);
      expect(fault).not.toMatch(/mya|secret-text|p:w|wrong|us@r/u);
    }
  });

  it('are not talked out of encryption on the way to another machine', async () => {
    const { received, url } = await mailServer();
    // The name of this machine is another one than those of the loopback.
    const elsewhere = url.replace('127.0.0.1', '0.0.0.0');
    await expect(
      mailsTo(elsewhere)({ brand: 'alpha', to: 'mya@alpha.example', subject: 'x', text: 'x' }),
    ).rejects.toThrow('ETLS');
    expect(received).toEqual([]);
  });

  it('bring the temporary password of a member, in the language the member chose', async () => {
    const { received, url } = await mailServer();
    const messengers = messengersOf(
      { smtp: { url, from: 'no-reply@alpha.example' }, sms: undefined },
      { live },
      {},
    );
    const gateway = await startGateway(mainDatabase, { messengers });
    open.push(gateway.close);
    const body = { username: 'demo', email: 'demo@example.com' };
    expect((await gateway.client.send('memberPasswordEmail', { body })).status).toBe(200);
    await expect.poll(() => received).toHaveLength(1);
    const password = /demo: ([a-z0-9-]{19})/u.exec(decoded(received[0]?.source ?? ''))?.[1] ?? '';
    const login = { type: 'username', username: 'demo', password };
    expect((await gateway.client.send('sessionLogin', { body: login })).status).toBe(200);
  });
});

type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

async function smsServer(
  answer: (response: ServerResponse, count: number) => void = (r) => void r.end('{}'),
) {
  const asked: Asked[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      asked.push({ method, url, headers, body });
      answer(response, asked.length);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const settings = (more: Partial<SmsSettings>): SmsSettings => ({
  url: '',
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Authorization: 'Bearer {{secret}}' },
  body: '{"to":"{{to}}","from":"{{sender}}","text":"{{text}}"}',
  secret: 'key-1',
  sender: 'Livery',
  accepted: '',
  timeoutMs: 500,
  ...more,
});
const message = { brand: 'alpha', to: '+95977000001', text: 'Your "code" is 123456\n@alpha.example #123456' };
const noSender = async () => undefined;

describe('SMS over HTTP', () => {
  it('are written so that no value leaves its place', async () => {
    const { asked, url } = await smsServer();
    await httpSms(settings({ url: `${url}/send` }), async () => 'Alpha')(message);
    expect(asked).toMatchObject([
      { method: 'POST', url: '/send', headers: { authorization: 'Bearer key-1' } },
    ]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      to: '+95977000001',
      from: 'Alpha',
      text: message.text,
    });
    const form = {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'key={{secret}}&to={{to}}&text={{text}}',
    };
    await httpSms(settings({ url, ...form }), noSender)({ ...message, text: 'a&to=+1' });
    expect([...new URLSearchParams(asked[1]?.body)]).toEqual([
      ['key', 'key-1'],
      ['to', '+95977000001'],
      ['text', 'a&to=+1'],
    ]);
    const get = settings({ url: `${url}/?to={{to}}&t={{text}}`, method: 'GET', headers: {}, body: '' });
    await httpSms(get, noSender)({ ...message, text: 'a&b #c' });
    expect(asked[2]).toMatchObject({ method: 'GET', url: '/?to=%2B95977000001&t=a%26b%20%23c', body: '' });
  });

  it.each([
    ['an error', (r: ServerResponse) => void r.writeHead(503).end(), {}, /HTTP 503/u],
    [
      'other words',
      (r: ServerResponse) => void r.end('no credit'),
      { accepted: '"ok"' },
      /without the words/u,
    ],
    ['nothing in time', () => {}, {}, /could not be reached: TimeoutError/u],
    ['a broken line', (r: ServerResponse) => void r.destroy(), {}, /could not be reached/u],
    ['another place', (r: ServerResponse) => void r.writeHead(307, { location: '/x' }).end(), {}, /reached/u],
  ])(
    'are not sent twice when the provider answers %s, and the fault tells no secret',
    async (_, answer, more, said) => {
      const { asked, url } = await smsServer(answer);
      const fault = await httpSms(
        settings({ url: `${url}/?k={{secret}}`, ...more }),
        noSender,
      )(message).catch((error: Error) => error);
      expect(String(fault)).toMatch(said);
      expect(`${String(fault)} ${(fault as Error).stack} ${String((fault as Error).cause)}`).not.toMatch(
        /key-1|123456|977000001/u,
      );
      expect(asked).toHaveLength(1);
    },
  );

  it('are accepted by the words the settings name', async () => {
    const { url } = await smsServer((response) => void response.end('{"status":"ok"}'));
    await expect(httpSms(settings({ url, accepted: '"ok"' }), noSender)(message)).resolves.toBeUndefined();
  });

  it('are tried again once when the provider was not reached', async () => {
    const { url } = await smsServer();
    await open.pop()?.();
    const reached = vi.spyOn(globalThis, 'fetch');
    open.push(() => reached.mockRestore());
    await expect(httpSms(settings({ url }), noSender)(message)).rejects.toThrow(
      'could not be reached: ECONNREFUSED',
    );
    expect(reached).toHaveBeenCalledTimes(2);
  });

  it('do not tell by their failing whether there is an account', async () => {
    const { asked, url } = await smsServer((response) => void response.writeHead(500).end());
    const messengers = messengersOf({ smtp: undefined, sms: settings({ url }) }, { live }, {});
    const gateway = await startGateway(mainDatabase, { messengers });
    open.push(gateway.close);
    gateway.set({ flags: { CHNGPASSVERIF3: true } });
    const send = (mobileNum: string) =>
      gateway.client.send('smsNoLogin', { body: { mobileNum, countryDialingCode: '95' } });
    const answers = [await send('0977000001'), await send('0977999999')];
    expect(answers.map(({ status, json }) => [status, json])).toEqual([
      [200, { success: true, value: { expiredMinutes: 10 } }],
      [200, { success: true, value: { expiredMinutes: 10 } }],
    ]);
    await expect.poll(() => asked).toHaveLength(1);
  });
});

describe('the settings of providers', () => {
  const read = (env: Record<string, string>) => {
    const problems: string[] = [];
    return { ...readMessageSettings(env, problems), problems };
  };

  it('may all be missing', () => {
    expect(read({})).toEqual({ smtp: undefined, sms: undefined, push: undefined, problems: [] });
  });

  it('are read as they stand', () => {
    const { smtp, sms, push, problems } = read({
      SMTP_URL: 'smtps://user:secret@mail.example',
      MAIL_FROM: 'no-reply@alpha.example',
      SMS_URL: 'https://sms.example/{{to}}',
      SMS_HEADERS: '{"X-Key":"{{secret}}"}',
      SMS_SECRET: 'k',
      SMS_TIMEOUT: '5',
      PUSH_CONTACT: 'mailto:ops@example.com',
    });
    expect(problems).toEqual([]);
    expect(push).toEqual({ contact: 'mailto:ops@example.com' });
    expect(smtp?.from).toBe('no-reply@alpha.example');
    expect(sms).toMatchObject({ method: 'POST', headers: { 'x-key': '{{secret}}' }, timeoutMs: 5000 });
  });

  it.each([
    ['SMTP_URL', { SMTP_URL: 'http://user:hunter2@mail.example', MAIL_FROM: 'a@b.example' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Alpha <a@b.example>' }],
    ['SMS_URL', { SMS_URL: 'ftp://hunter2@sms.example' }],
    ['SMS_METHOD', { SMS_URL: 'https://sms.example', SMS_METHOD: 'DELETE' }],
    ['SMS_HEADERS', { SMS_URL: 'https://sms.example', SMS_HEADERS: '["hunter2"]' }],
    ['SMS_HEADERS', { SMS_URL: 'https://sms.example', SMS_HEADERS: '{"a b":"hunter2"}' }],
    ['SMS_BODY', { SMS_URL: 'https://sms.example', SMS_BODY: '{{to}} {{text}} {{hunter}}' }],
    ['SMS_BODY', { SMS_URL: 'https://sms.example', SMS_BODY: 'hello' }],
    ['SMS_SECRET', { SMS_URL: 'https://sms.example', SMS_HEADERS: '{"k":"{{secret}}"}' }],
    ['SMS_TIMEOUT', { SMS_URL: 'https://sms.example', SMS_TIMEOUT: 'soon' }],
    ['PUSH_CONTACT', { PUSH_CONTACT: 'me@example.com' }],
    ['PUSH_CONTACT', { PUSH_CONTACT: 'http://example.com' }],
  ])('are refused with the name of what is wrong: %s', (name, env) => {
    const { problems } = read(env);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} `, 'u'))]);
    expect(problems.join(' ')).not.toContain('hunter2');
  });
});
