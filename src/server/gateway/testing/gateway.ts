import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { vi } from 'vitest';
import type { ConstantsDocument, FlagsDocument } from '#contract/generated/documents.ts';
import type { Brands, LiveBrand } from '#server/brands/types.ts';
import { loadSandbox, type SandboxTables } from '#server/sandbox/load.ts';
import { seedSandbox } from '#server/sandbox/seed.ts';
import { readOutbox, type OutboxMessage } from '#sandbox/outbox/outbox.ts';
import type { OpenDatabase } from '#server/db/types.ts';
import { checkCallAnswer } from '#server/testing/check-answers.ts';
import { mainDatabase, openTestDatabase, type DatabaseKind } from '#server/testing/database.ts';
import type { GatewayOptions } from '#server/calls/options.ts';
import { registerMetrics } from '#server/metrics/metrics.ts';
import { gatewayPlugin } from '../plugin.ts';
import { GatewayClient } from './client.ts';
import { brandDocuments } from './documents.ts';

export const demoPassword = 'Demo-of-the-tests-1';

/**
 * A gateway with one brand whose documents a test may replace, and a clock it may move.
 * @param given the database of another process, which is left open; one of its own unless given
 */
export async function startGateway(
  kind: DatabaseKind = mainDatabase,
  options: Partial<GatewayOptions> = {},
  given?: OpenDatabase,
) {
  const database = given ?? (await openTestDatabase(kind));
  let now = new Date('2026-03-01T10:00:00.000Z');
  const clock = (): Date => now;
  const random = (size: number): Uint8Array => new Uint8Array(randomBytes(size));
  let live: LiveBrand = { brand: 'alpha', seq: 1, documents: brandDocuments() };
  // Another brand with the same documents, for what must not pass from one to the other.
  const forHost = async (host: string): Promise<LiveBrand> =>
    host.startsWith('beta.') ? { ...live, brand: 'beta' } : live;
  const brands: Brands = { forHost, live: async (brand) => (brand === 'beta' ? { ...live, brand } : live) };
  const { demo, messengers } = await loadSandbox();
  await seedSandbox({ demo, db: database.db, clock, random, brands: [live], password: demoPassword });
  const outbox = database.db.withTables<SandboxTables>();
  const sent = (): Promise<OutboxMessage[]> => readOutbox(outbox, live.brand, new Date(0));

  const app = Fastify({ trustProxy: true, forceCloseConnections: true });
  registerMetrics(app, []);
  await app.register(gatewayPlugin, {
    db: database.db,
    notifications: database.notifications,
    clock,
    random,
    brands,
    checkAnswer: checkCallAnswer,
    messengers: messengers(outbox, clock),
    measureDomain: async (host) => (host.startsWith('www.') ? undefined : 12),
    ...options,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const taken = new Map<string, number>();
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    origin,
    app,
    db: database.db,
    random,
    client: new GatewayClient(origin),
    brand: () => live,
    now: clock,
    /** Messages that were sent, the newest first. */
    sent,
    /** The next message of this moment to somebody; waits for one that is sent after the answer. */
    message: (to: string): Promise<OutboxMessage> =>
      vi.waitFor(
        async () => {
          const moment = now.toISOString();
          const here = (await sent()).filter((message) => message.to === to && message.sentAt === moment);
          const read = taken.get(`${to} ${moment}`) ?? 0;
          const [newest] = here;
          if (!newest || here.length <= read) throw new Error(`Nothing was sent to ${to}.`);
          taken.set(`${to} ${moment}`, here.length);
          return newest;
        },
        { timeout: 30_000 },
      ),
    wait(milliseconds: number): void {
      now = new Date(now.getTime() + milliseconds);
    },
    /** Publishes changed documents: they are live with the next sequence number. */
    publish(change: (documents: LiveBrand['documents']) => void): void {
      const documents = structuredClone(live.documents);
      change(documents);
      live = { ...live, seq: live.seq + 1, documents };
    },
    /** Changes switches and numbers of the brand. */
    set({ flags = {}, constants = {} }: { flags?: object; constants?: object }): void {
      this.publish((documents) => {
        Object.assign((documents['flags/main'] as FlagsDocument).flags, flags);
        Object.assign((documents['constants/main'] as ConstantsDocument).constants, constants);
      });
    },
    async close(): Promise<void> {
      await app.close();
      if (!given) await database.close();
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;
