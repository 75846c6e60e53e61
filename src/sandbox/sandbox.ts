import type { FastifyInstance } from 'fastify';
import { demoAccounts, demoDiallingCode, shownAccounts } from './demo-accounts.ts';
import type { SandboxHost } from './host.ts';
import { migrations } from './migrations.ts';
import { outboxMessengers } from './outbox/outbox.ts';
import { outboxPages } from './outbox/outbox-page.ts';
import { sandboxPayments } from './payments/plugin.ts';
import { supportPage, supportPages } from './support/support-page.ts';
import { sandboxVendors } from './vendors/plugin.ts';

/** Serves the outbox, the stand-in of customer service, the payment provider and the vendors below `/sandbox`. */
async function register(app: FastifyInstance, host: SandboxHost): Promise<void> {
  const { db, clock, random, jobs, brandAt, wordsOf, paymentSecret, agreementOf, platform } = host;
  await app.register(outboxPages, { db, clock, brandAt });
  await app.register(supportPages, { brandAt });
  await app.register(sandboxPayments, { db, clock, jobs, wordsOf, secretOf: paymentSecret });
  await app.register(sandboxVendors, {
    prefix: '/sandbox/vendors',
    db,
    clock,
    random,
    jobs,
    agreementOf,
    wordsOf,
    platform,
    origin: host.gamesOrigin,
    directory: host.gamesDirectory,
  });
}

/** Everything that the server takes from the sandbox. */
export const sandbox = {
  /** Applied and recorded apart from those of the server. */
  migrations,
  /** Accounts that every brand has. */
  demo: { accounts: demoAccounts, shown: shownAccounts, diallingCode: demoDiallingCode },
  /** Keeps messages to players. */
  messengers: outboxMessengers,
  /** Path of the page that stands in for customer service. */
  supportPage,
  register,
};
export type Sandbox = typeof sandbox;
