import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BrandDocument } from '#contract/generated/documents.ts';
import { databases } from '#server/testing/database.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { readGeetestSettings } from './geetest-settings.ts';

const key = 'key-of-the-captcha';
const captchaId = 'captcha-1234567890';

type Asked = { path: string; form: Record<string, string> };

/** Geetest's server as far as a site needs it: a lot number is good when it begins with "good" and is signed by the key. */
async function standIn() {
  const asked: Asked[] = [];
  let answers: (response: ServerResponse, form: Record<string, string>) => void = (response, form) => {
    const signed = createHmac('sha256', key)
      .update(form['lot_number'] ?? '')
      .digest('hex');
    const right = form['lot_number']?.startsWith('good') && form['sign_token'] === signed;
    response.end(JSON.stringify({ status: 'success', result: right ? 'success' : 'fail', reason: '' }));
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(body));
      asked.push({ path: `${request.method} ${request.url}`, form });
      answers(response, form);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (next: typeof answers) => {
      answers = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

describe.each(databases)('Geetest on %s', (kind) => {
  let geetest: Awaited<ReturnType<typeof standIn>>;
  let gateway: TestGateway;
  beforeEach(async () => {
    geetest = await standIn();
    gateway = await startGateway(kind, {
      geetest: { url: geetest.url, keyOf: (brand) => (brand === 'alpha' ? key : undefined) },
    });
    gateway.set({ flags: { humanVerification: true }, constants: { humanCost: 10, humanTries: 20 } });
    choose({});
  });
  afterEach(async () => {
    await gateway.close();
    await geetest.close();
  });

  const choose = (more: object): void =>
    gateway.publish((documents) => {
      (documents['brand/main'] as BrandDocument).human = {
        provider: 'geetest',
        geetest: { captchaId, ...more },
      };
    });
  const proof = (lot: string, more: object = {}): string =>
    Buffer.from(
      JSON.stringify({
        captcha_id: captchaId,
        lot_number: lot,
        captcha_output: 'o',
        pass_token: 'p',
        gen_time: '1',
        ...more,
      }),
    ).toString('base64');
  const login = async (human: string) => {
    const body = { type: 'username', username: 'demo', password: demoPassword, human };
    const { status, json } = await gateway.client.send('sessionLogin', { body });
    return [status, json.code];
  };
  const task = () => gateway.client.send('humanChallenge');

  it('asks the player where the document of the brand says so, and its word counts once [VAL-08] [API-60]', async () => {
    expect((await task()).json.value).toEqual({
      geetest: { captchaId, script: 'https://static.geetest.com/v4/gt4.js' },
      expiresAt: '2026-03-01T10:10:00.000Z',
    });
    expect(await login(proof('good-1'))).toEqual([200, undefined]);
    expect(geetest.asked.at(-1)).toMatchObject({
      path: `POST /validate?captcha_id=${captchaId}`,
      form: { lot_number: 'good-1', captcha_output: 'o', pass_token: 'p', gen_time: '1' },
    });
    expect(await login(proof('good-1'))).toEqual([401, 'HUMAN_WRONG']);
    expect(await login(proof('bad-1'))).toEqual([401, 'HUMAN_WRONG']);
    expect(JSON.stringify(geetest.asked)).not.toContain(key);
  });

  it.each([
    ['parts are missing', { pass_token: undefined }],
    ['parts are no texts', { lot_number: { $ne: '' } }],
    ['parts are empty', { captcha_output: '' }],
  ])('refuses a proof when %s, without asking', async (_, more) => {
    expect(await login(proof('good-2', more))).toEqual([401, 'HUMAN_WRONG']);
    expect(geetest.asked).toEqual([]);
  });

  it('is not believed at a brand that has chosen another, or has no key', async () => {
    gateway.publish((documents) => {
      (documents['brand/main'] as BrandDocument).human = { provider: 'altcha' };
    });
    expect(await login(proof('good-3'))).toEqual([401, 'HUMAN_WRONG']);
    expect(await login(await gateway.client.human())).toEqual([200, undefined]);
    choose({});
    const other = await gateway.client.send('humanChallenge', { headers: { host: 'beta.example' } });
    expect([other.status, other.json.code]).toEqual([503, 'HUMAN_UNAVAILABLE']);
  });

  it('lets nobody on while it is down, unless the brand takes ALTCHA then', async () => {
    geetest.answer((response) => void response.writeHead(502).end());
    const down = await task();
    expect([down.status, down.json.code]).toEqual([503, 'HUMAN_UNAVAILABLE']);
    expect(await login(proof('good-4'))).toEqual([401, 'HUMAN_WRONG']);
    choose({ whenDown: 'altcha' });
    expect((await task()).json.value).toHaveProperty('challenge');
    expect(await login(await gateway.client.human())).toEqual([200, undefined]);
  });

  it('is asked again soon whether it is there, and seldom while it is', async () => {
    geetest.answer((response) => void response.destroy());
    expect((await task()).status).toBe(503);
    expect((await task()).status).toBe(503);
    expect(geetest.asked).toHaveLength(1);
    geetest.answer((response) => void response.end('{"status":"error"}'));
    gateway.wait(20_000);
    expect([(await task()).status, (await task()).status]).toEqual([200, 200]);
    expect(geetest.asked).toHaveLength(2);
  });

  it.each(['[]', 'null', '{', '{"result":["success"]}', '{"result":"fail"}'])(
    'is not taken at another word than success: %s',
    async (said) => {
      geetest.answer((response) => void response.end(said));
      expect(await login(proof('good-5'))).toEqual([401, 'HUMAN_WRONG']);
    },
  );
});

describe('the settings of Geetest', () => {
  it('give each brand its own key, or the one of all', () => {
    const settings = readGeetestSettings({ GEETEST_KEY: 'all', GEETEST_KEY_NORTH_STAR: 'own' }, []);
    expect(settings?.url).toBe('https://gcaptcha4.geetest.com');
    expect([settings?.keyOf('north-star'), settings?.keyOf('aurora')]).toEqual(['own', 'all']);
    expect(readGeetestSettings({}, [])).toBeUndefined();
  });

  it('are refused with a line that says what is wrong', () => {
    const problems: string[] = [];
    expect(readGeetestSettings({ GEETEST_KEY: 'k', GEETEST_URL: 'geetest' }, problems)).toBeUndefined();
    expect(problems).toEqual([expect.stringMatching(/^GEETEST_URL /u)]);
  });
});
