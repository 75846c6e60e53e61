import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { announce } from './announce.ts';
import { readSettings } from './settings.ts';

/** Lines that a server with this environment prints once it runs. */
function said(environment: Record<string, string>): string {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const app = {
    prepared: { brands: ['shop'], operatorPassword: undefined, demoPassword: undefined, demoAccounts: [] },
    server: { address: () => ({ port: 4100 }) },
  } as unknown as FastifyInstance;
  return announce(app, read.settings, 'postgresql').join('\n');
}

describe('what a started server says of its sandbox', () => {
  const url = { DATABASE_URL: 'postgresql://db/livery' };

  it('is nothing where it is off', () => {
    expect(said(url)).not.toMatch(/sandbox/iu);
  });

  it('is everything that it opens, and how to switch it off', () => {
    const lines = said({ ...url, SANDBOX: 'on' });
    expect(lines).toMatch(/SMS and mail .*\/sandbox\/outbox without a login/u);
    for (const open of [/demo accounts/u, /\/sandbox\/payments/u, /\/sandbox\/vendors/u, /SANDBOX=off/u])
      expect(lines).toMatch(open);
  });

  it('names no message that is really sent', () => {
    const mail = { SMTP_URL: 'smtp://mail:587', MAIL_FROM: 'a@example.com' };
    const lines = said({ ...url, ...mail, SANDBOX: 'on' });
    expect(lines).toMatch(/SMS to players/u);
    expect(lines).not.toMatch(/SMS and mail/u);
  });
});
