import { describe, expect, it } from 'vitest';
import { readSettings, secretOf } from './settings.ts';

describe('the environment', () => {
  it('may be empty', () => {
    expect(readSettings({})).toMatchObject({
      ok: true,
      settings: {
        port: 4100,
        dataDir: '.data',
        configsDir: 'configs',
        sandbox: true,
        watch: false,
        databaseUrl: undefined,
      },
    });
    expect(readSettings({ PORT: '', OPERATOR_PASSWORD: '' })).toMatchObject({
      ok: true,
      settings: { port: 4100 },
    });
  });

  it.each([
    [{}, true],
    [{ SANDBOX: 'off' }, false],
    [{ DATABASE_URL: 'postgresql://db/livery' }, false],
    [{ DATABASE_URL: 'postgresql://db/livery', SANDBOX: 'on' }, true],
  ])('has a sandbox unless there is a PostgreSQL, or as it says: %o', (environment, sandbox) => {
    expect(readSettings(environment)).toMatchObject({ ok: true, settings: { sandbox } });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['SANDBOX', 'maybe'],
    ['DRAW_PAGES', 'maybe'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['GATEWAY_URL', 'not an address'],
    ['ASSETS_URL', 'https://store.example/bucket'],
    ['ASSETS_URL', 's3://key:secret@bucket'],
    ['ASSETS_URL', 'https://key:secret@store.example/'],
    ['OPERATOR_PASSWORD', 'short'],
    ['PASSWORD_HASH_MIB', '8'],
    ['REQUESTS_PER_MINUTE', 'many'],
    ['TRUST_PROXY', 'perhaps'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['DEMO_PASSWORD', 'x'],
    ['METRICS_PORT', 'http'],
    ['PROVIDER_SECRET_AURORA', 'secret'],
  ])('is refused with the name of what is wrong: %s=%s', (name, value) => {
    const read = readSettings({ [name]: value });
    expect(read).toEqual({ ok: false, problems: [expect.stringMatching(new RegExp(`^${name} `))] });
  });

  it('brings the secrets of other ways in, by brand and provider', () => {
    const read = readSettings({
      PROVIDER_SECRET_ACME_PLAY__GOOGLE: ' secret ',
      PROVIDER_SECRET_AURORA__X: '',
    });
    const secret = secretOf(read.ok ? read.settings.providerSecrets : {});
    expect(secret('acme-play', 'google')).toBe('secret');
    expect(secret('aurora', 'x')).toBeUndefined();
  });

  it.each([
    ['', false],
    ['off', false],
    ['on', 1],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('says whose X-Forwarded headers are believed: TRUST_PROXY=%s', (value, trustProxy) => {
    expect(readSettings({ TRUST_PROXY: value })).toMatchObject({ ok: true, settings: { trustProxy } });
  });

  it('never has its passwords repeated', () => {
    const read = readSettings({
      DATABASE_URL: 'mysql://user:hunter2@db/x',
      OPERATOR_PASSWORD: 'hunter2',
      ASSETS_URL: 'ftp://key:hunter2@store/bucket',
    });
    expect(JSON.stringify(read)).not.toContain('hunter2');
  });
});
