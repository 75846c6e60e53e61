import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminPassword, startApp, type TestApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';

type Line = { reqId?: string; req?: { url: string }; err?: { detail?: string }; res?: object; msg: string };

describe('the log', () => {
  let server: TestApp;
  let text = '';
  const lines = (): Line[] =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  beforeAll(async () => {
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        text += chunk.toString();
        done();
      },
    });
    server = await startApp(mainDatabase, { logger: { level: 'trace', stream } });
  });
  beforeEach(() => void (text = ''));
  afterAll(() => server.close());

  it('has each request under the id that its answer carries', async () => {
    const given = { 'x-request-id': 'chosen-by-the-visitor' };
    const answers = await Promise.all(
      ['/healthz', '/config/v1/brands/shop/pointer', '/config/v1/bundles/none', '/nothing'].map((path) =>
        fetch(`${server.url}${path}`, { headers: given }),
      ),
    );
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(4);
    expect(ids).not.toContain('chosen-by-the-visitor');
    await expect.poll(() => lines().filter(({ res }) => res).length).toBe(3);
    for (const { reqId } of lines()) expect(ids).toContain(reqId);
  });

  it('has no password, cookie or token of an operator, and no value of a query', async () => {
    const operator = await server.as('admin');
    await operator.call('GET', '/me?lost=value-of-a-query');
    await expect(server.as('admin', 'a wrong password')).rejects.toThrow('401');
    await fetch(`${server.url}/ways-in/google?code=code-of-a-provider&state=one`);
    await expect.poll(() => text).toContain('/ways-in/google?code&state');
    const token = operator.cookie.split('=')[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    const secrets = [adminPassword, token, operator.csrf, 'a wrong password'];
    for (const secret of [...secrets, 'value-of-a-query', 'code-of-a-provider'])
      expect(text, secret).not.toContain(secret);
  });

  it('leaves out what a fault of the database tells of a row', () => {
    server.app.log.error(
      { err: Object.assign(new Error('taken'), { detail: 'Key (mobile)=(number-of-a-member)' }) },
      'fault',
    );
    expect(lines()[0]).toMatchObject({ msg: 'fault', err: { message: 'taken' } });
    expect(text).not.toContain('number-of-a-member');
  });
});
