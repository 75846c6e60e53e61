import { describe, expect, it } from 'vitest';
import { clientOf, logIn, newRegistration, valueOf, type Target } from '../target.ts';

const headers = { 'x-gateway-version': '3', 'x-module-id': 'portal' };
const json = { ...headers, 'content-type': 'application/json' };

/** Malicious input. Each is refused in the envelope, and the gateway goes on. */
export const hostile = (target: () => Target) =>
  describe('hostile input', () => {
    const freePlay = (body: string, more: Record<string, string> = {}) =>
      clientOf(target()).raw('POST', '/wps/session/login/freeplay', { ...json, ...more }, body);

    it('too large', async () => {
      const answer = await freePlay(JSON.stringify({ os: 'x'.repeat(300_000) }));
      expect([answer.status, answer.json.code]).toEqual([413, 'BODY_TOO_LARGE']);
    });

    it.each([
      ['nested deeply', '['.repeat(10_000) + ']'.repeat(10_000)],
      ['cut off', '{"os":"x"'],
      ['empty', ''],
      ['a polluted prototype', '{"__proto__":{"admin":true},"os":"x"}'],
      ['a polluted constructor', '{"constructor":{"prototype":{"admin":true}}}'],
      ['of other types', '{"os":1,"platform":["W"],"random":{},"version":"3"}'],
      ['null', 'null'],
      ['a list', '[1,2]'],
      ['with names nobody knows', '{"os":"x","platform":"W","random":"r","version":3,"admin":true}'],
      ['not text', '\u0000\uFFFF'],
    ])('a body that is %s', async (_what, body) => {
      const answer = await freePlay(body);
      expect([answer.status, answer.json.success, answer.json.code]).toEqual([400, false, 'INVALID_BODY']);
    });

    it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jose'])(
      'a body as %s',
      async (type) => {
        const answer = await freePlay('{}', { 'content-type': type });
        expect([answer.status, answer.json.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
      },
    );

    it.each([
      ['twice', 'types=B&types=PL&platform=W&execution=B'],
      ['without what is needed', 'types=B'],
      ['with a name nobody knows', 'types=B&platform=W&execution=B&admin=1'],
      ['too long', `types=${'B,'.repeat(100)}&platform=W&execution=B`],
    ])('a query given %s', async (_what, query) => {
      const answer = await clientOf(target()).raw(
        'GET',
        `/wps/relay/MCSFE_getListAnnouncements?${query}`,
        headers,
      );
      expect([answer.status, answer.json.code]).toEqual([400, 'INVALID_QUERY']);
      expect(answer.json.value.problems.length).toBeGreaterThan(0);
    });

    it.each(['%', '%zz', '%00', '-1', '1.5', '1e3', '１'])('a page number %s', async (page) => {
      const answer = await clientOf(target()).raw(
        'GET',
        `/wps/relay/GCSGAME_gameList?page=${encodeURI(page)}`,
        headers,
      );
      expect([answer.status, answer.json.code]).toEqual([400, 'INVALID_QUERY']);
    });

    it.each([
      "' or '1'='1",
      "demo'; drop table members; --",
      'demo\u0000',
      '%',
      '_',
      '\\',
      '{{7*7}}',
      '${7*7}',
      '\u202Eomed',
    ])('the username %j logs nobody in', async (username) => {
      const answer = await clientOf(target()).send('sessionLogin', {
        headers: { 'x-forwarded-for': '198.51.100.7' },
        body: { username, password: target().password, type: 'username' },
      });
      expect(answer.status).toBeLessThan(500);
      expect(answer.json.success).toBe(false);
    });

    it.each([
      ['right-to-left override', 'pl\u202Eayer'],
      ['zero-width letter', 'pl\u200Bayer'],
      ['markup', '<img src=x onerror=alert(1)>'],
      ['letters of another script that look alike', 'dеmо'],
    ])('a username with a %s registers nobody', async (_what, username) => {
      const client = clientOf(target());
      const answer = await client.send('memberRegister', { body: await newRegistration(client, username) });
      expect([answer.status, answer.json.code]).toEqual([422, 'INVALID_FIELDS']);
      expect(answer.json.value.fields.map(({ field }: { field: string }) => field)).toContain('username');
    });

    it('texts in optional fields do no harm, whatever they hold', async () => {
      const client = clientOf(target());
      const body = {
        ...(await newRegistration(client)),
        registerUrl: 'javascript:alert(1)',
        referralCode: "'; drop table members",
      };
      expect((await client.send('memberRegister', { body })).status).toBeLessThan(500);
    });

    it.each(['a\u0000b', 'x\uD800'])('the text %j, which no database keeps', async (text) => {
      const client = clientOf(target());
      for (const field of ['username', 'referralCode']) {
        const body = { ...(await newRegistration(client)), [field]: text };
        const answer = await client.send('memberRegister', { body });
        expect([answer.status, answer.json.code]).toEqual([400, 'INVALID_BODY']);
      }
      const search = await client.send('gameList', { query: { search: 'a\u0000b' } });
      expect([search.status, search.json.code]).toEqual([400, 'INVALID_QUERY']);
    });

    it('a body encrypted for one call and sent to another', async () => {
      const client = clientOf(target());
      const login = await client.encrypt(
        JSON.stringify({ username: target().accounts.member, password: target().password, type: 'username' }),
        { call: 'sessionLogin' },
      );
      for (const path of ['/wps/member/register', '/wps/member/register/mobile']) {
        const answer = await client.raw(
          'PUT',
          path,
          { ...headers, 'content-type': 'application/jose' },
          login,
        );
        expect([answer.status, answer.json.code]).toEqual([400, 'ENCRYPTED_FOR_ANOTHER_CALL']);
      }
    });

    it('headers that are too long, doubled or strange', async () => {
      const client = clientOf(target());
      const answers = [
        await client.send('whitelabel', { headers: { 'accept-language': 'x'.repeat(4000) } }),
        await client.send('helpCenter', { headers: { 'accept-language': '*;q=NaN,,;q=9e999' } }),
        await client.send('memberInfo', { headers: { authorization: `Bearer ${'x'.repeat(4000)}` } }),
        await client.send('whitelabel', { headers: { 'x-module-id': 'x'.repeat(200) } }),
        await client.send('whitelabel', { headers: { 'x-gateway-version': '3, 3' } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 400, 400]);
    });

    it('a session of somebody else is of no use after logging out, and none is guessed', async () => {
      const token = await logIn(target(), target().accounts.member);
      const client = clientOf(target());
      for (const other of [token.slice(0, -1), `${token}A`, token.toUpperCase(), `${token}%00`]) {
        expect(
          (await client.send('memberInfo', { headers: { authorization: `Bearer ${other}` } })).status,
        ).toBe(401);
      }
    });

    it('leaves the gateway as it was', async () => {
      const token = await logIn(target(), target().accounts.agent);
      const info = await valueOf(clientOf(target()), 'memberInfo', { token });
      expect(info.account).toBe(target().accounts.agent);
    });
  });
