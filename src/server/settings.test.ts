import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

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
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['SANDBOX', 'maybe'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['GATEWAY_URL', 'not an address'],
    ['OPERATOR_PASSWORD', 'short'],
    ['DEMO_PASSWORD', 'x'],
  ])('is refused with the name of what is wrong: %s=%s', (name, value) => {
    const read = readSettings({ [name]: value });
    expect(read).toEqual({ ok: false, problems: [expect.stringMatching(new RegExp(`^${name} `))] });
  });

  it('never has its passwords repeated', () => {
    const read = readSettings({ DATABASE_URL: 'mysql://user:hunter2@db/x', OPERATOR_PASSWORD: 'hunter2' });
    expect(JSON.stringify(read)).not.toContain('hunter2');
  });
});
