import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PackSet } from '#engine/packs.ts';
import { buildApp } from '#server/app.ts';
import type { AppOptions } from '#server/app-options.ts';
import { folderSource } from '#server/documents/source.ts';
import type { Db } from '#server/db/types.ts';
import { openTestDatabase, type DatabaseKind } from '#server/testing/database.ts';
import type { Target } from './target.ts';

const demo = {
  accounts: { member: 'demo', guest: 'demoguest', agent: 'demoagent' },
  affiliateCode: 'DEMO',
} as const;

const { env } = process;

/** A gateway that runs already; main.ts says what each variable is. */
const running = (url: string): Target => ({
  origin: url,
  host: env['GATEWAY_CONTRACT_HOST'],
  password: env['CONTRACT_PASSWORD'] ?? env['DEMO_PASSWORD'] ?? '',
  accounts: {
    member: env['CONTRACT_MEMBER'] ?? demo.accounts.member,
    guest: env['CONTRACT_GUEST'] ?? demo.accounts.guest,
    agent: env['CONTRACT_AGENT'] ?? demo.accounts.agent,
  },
  affiliateCode: env['CONTRACT_AFFILIATE'] ?? demo.affiliateCode,
  close: () => Promise.resolve(),
});

/** Puzzles that are solved at once, and as many codes as the tests ask for. */
const quick = {
  humanCost: 1,
  humanTries: 2,
  smsPerAddressHour: 10_000,
  accountChecksPerMinute: 10_000,
  passwordMailsPerHour: 10_000,
  registrationsPerHour: 10_000,
  depositsPerHour: 1000,
  transfersPerMinute: 1000,
  launchesPerMinute: 600,
  cashierAccountsPerDay: 1000,
  paymentPasswordTries: 20,
};

/** The project's own packs, without the captcha that no test can read, and without waiting. */
async function packsForTests(flags: object): Promise<PackSet> {
  const packs = await folderSource(join(import.meta.dirname, '../../configs')).read();
  for (const { documents } of Object.values(packs)) {
    const change = <T>(key: string, edit: (document: T) => void): void => {
      const text = documents[key];
      if (text === undefined) return;
      const document = JSON.parse(text) as T;
      edit(document);
      documents[key] = JSON.stringify(document);
    };
    change<{ fields: Record<string, unknown> }>('rules/register', ({ fields }) => {
      if ('captcha' in fields) fields['captcha'] = { enabled: false, required: false };
    });
    change<{ flags: object }>('flags/main', (document) => Object.assign(document.flags, flags));
    change<{ constants: object }>('constants/main', ({ constants }) => Object.assign(constants, quick));
  }
  return packs;
}

export type Reference = Target & { db: Db };

/** The whole server on a database of its own, with the project's packs; flags are laid over those of each pack. */
export async function startReference(
  kind: DatabaseKind,
  { flags = {}, ...options }: { flags?: object } & Partial<AppOptions> = {},
): Promise<Reference> {
  const database = await openTestDatabase(kind);
  const password = 'Demo-of-the-tests-1';
  const app = await buildApp({
    database,
    configs: await packsForTests(flags),
    sandbox: true,
    demoPassword: password,
    operatorPassword: 'operator-of-the-tests',
    // Some tests come from another address, so that their failures count apart.
    trustProxy: 1,
    // All tests come from one address.
    requestsPerMinute: 100_000,
    ...options,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    password,
    db: database.db,
    ...demo,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

const url = env['GATEWAY_CONTRACT_URL'];

/** The gateway that runs somewhere, where one is given. */
export const runningGateway: Target | undefined = url === undefined ? undefined : running(url);
