import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#server/testing/database.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

describe.each(databases)('the question whether an account is free, on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(60 * 60_000);
    gateway.publish((documents) => Object.assign(documents, brandDocuments()));
  });

  const ask = (field: string, value: string, more: object = {}) =>
    gateway.client.send('memberCheck', { body: { field, value, ...more } });
  const free = async (...question: Parameters<typeof ask>) => (await ask(...question)).json.value.free;

  it('knows a name however it is written', async () => {
    expect([await free('username', 'nobody77'), await free('username', 'demo')]).toEqual([true, false]);
    expect([await free('username', ' DEMO '), await free('username', 'ｄｅｍｏ')]).toEqual([false, false]);
  });

  it('knows a number that somebody has verified, however it is written', async () => {
    const here = { countryDialingCode: '95' };
    expect(await free('mobileNum', '0977000001', here)).toBe(false);
    expect(await free('mobileNum', '+95 977 000 001')).toBe(false);
    expect(await free('mobileNum', '977000001', here)).toBe(false);
    expect(await free('mobileNum', '0977000009', here)).toBe(true);
    expect(await free('mobileNum', 'no number')).toBe(true);
  });

  it('is answered as often as the brand allows, and only while one can register', async () => {
    gateway.set({ constants: { accountChecksPerMinute: 2 } });
    const answers = [await ask('username', 'a'), await ask('username', 'b'), await ask('username', 'c')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    gateway.set({ flags: { registerByUsername: false, registerByMobile: false } });
    expect((await ask('username', 'd')).json.code).toBe('REGISTRATION_OFF');
  });
});
