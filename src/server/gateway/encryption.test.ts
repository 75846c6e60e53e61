import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#server/testing/database.ts';
import { demoPassword, startGateway, type TestGateway } from './testing/gateway.ts';
import { databaseKeys } from '#server/crypto/keys.ts';

const credentials = JSON.stringify({ username: 'demo', password: demoPassword, type: 'username' });
const callHeaders = { 'x-gateway-version': '3', 'x-module-id': 'portal' };

describe.each(databases)('encrypted bodies on %s', (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => gateway.wait(60 * 60_000));

  const post = (body: string, type = 'application/jose', path = '/wps/session/login') =>
    gateway.client.raw(
      path.includes('register') ? 'PUT' : 'POST',
      path,
      { ...callHeaders, 'content-type': type },
      body,
    );

  const forLogin = (text: string, header: Record<string, unknown> = {}) =>
    gateway.client.encrypt(text, { call: 'sessionLogin', ...header });

  it('publishes public keys only', async () => {
    const { json, headers } = await gateway.client.raw('GET', '/.well-known/jwks.json');
    expect(json.keys).toHaveLength(1);
    expect(json.keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ECDH-ES', use: 'enc' });
    expect(json.keys[0]).not.toHaveProperty('d');
    expect(headers['cache-control']).toContain('max-age=60');
  });

  it('reads a compact JWE and refuses a plain body [API-01] [API-14] [API-15]', async () => {
    expect((await post(await forLogin(credentials))).status).toBe(200);
    for (const path of ['/wps/session/login', '/wps/member/register', '/wps/member/register/mobile']) {
      const plain = await post(credentials, 'application/json', path);
      expect([plain.status, plain.json.code]).toEqual([415, 'ENCRYPTION_REQUIRED']);
    }
  });

  it('refuses a body replayed to another call', async () => {
    const body = await forLogin(credentials);
    expect((await post(body)).status).toBe(200);
    const replayed = await post(body, 'application/jose', '/wps/member/register');
    expect([replayed.status, replayed.json.code]).toEqual([400, 'ENCRYPTED_FOR_ANOTHER_CALL']);
    const unbound = await post(await gateway.client.encrypt(credentials));
    expect(unbound.json.code).toBe('ENCRYPTED_FOR_ANOTHER_CALL');
  });

  it('refuses what it cannot decrypt', async () => {
    const good = await forLogin(credentials);
    const parts = good.split('.');
    const [first = '', ...rest] = parts[3] ?? '';
    const tampered = [...parts.slice(0, 3), `${first === 'A' ? 'B' : 'A'}${rest.join('')}`, parts[4]].join(
      '.',
    );
    const key = await importJWK(await gateway.client.key(), 'ECDH-ES');
    const kid = (await gateway.client.key()).kid ?? '';
    const otherAlgorithm = await new CompactEncrypt(new TextEncoder().encode(credentials))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A128CBC-HS256', kid, call: 'sessionLogin' })
      .encrypt(key);
    const direct = await new CompactEncrypt(new TextEncoder().encode(credentials))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid, call: 'sessionLogin' })
      .encrypt(new Uint8Array(32));
    const bodies = [
      '',
      '....',
      'not a jwe',
      tampered,
      otherAlgorithm,
      direct,
      `${good}.`,
      'e30.e30.e30.e30.e30',
    ];
    for (const body of bodies) {
      const answer = await post(body);
      expect([body, answer.status, answer.json.code]).toEqual([body, 400, 'DECRYPTION_FAILED']);
    }
    const unknownKey = await post(await forLogin(credentials, { kid: 'unknown' }));
    expect(unknownKey.json.code).toBe('DECRYPTION_FAILED');
  });

  it('refuses an encrypted body that is not JSON, and bytes that are not text', async () => {
    expect((await post(await forLogin('not json'))).json.code).toBe('INVALID_BODY');
    const bytes = await new CompactEncrypt(new Uint8Array([0xff, 0xfe, 0x80]))
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        kid: (await gateway.client.key()).kid ?? '',
        call: 'sessionLogin',
      })
      .encrypt(await importJWK(await gateway.client.key(), 'ECDH-ES'));
    expect((await post(bytes)).json.code).toBe('DECRYPTION_FAILED');
  });

  it('changes keys: the old one is read for a day, the new one is published', async () => {
    const old = await forLogin(credentials);
    const keys = databaseKeys(gateway.db, gateway.now, gateway.random);
    const kid = await keys.rotate();
    gateway.wait(2 * 60_000);
    const { json } = await gateway.client.raw('GET', '/.well-known/jwks.json');
    expect(json.keys.map((key: { kid: string }) => key.kid)).toEqual([kid]);
    expect((await post(old)).status).toBe(200);
    gateway.wait(25 * 60 * 60_000);
    expect((await post(old)).json.code).toBe('DECRYPTION_FAILED');
  });
});
