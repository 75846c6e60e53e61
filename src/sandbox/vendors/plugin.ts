import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Jobs } from '#sandbox/host.ts';
import type { VendorContext } from './context.ts';
import { faultsPage } from './faults-page.ts';
import { gameApi } from './game-api.ts';
import { gamePages } from './pages.ts';
import { partnerApi } from './partner-api.ts';
import { seedsOf } from './seeds.ts';
import { sweepRounds } from './sweep.ts';
import { tidy } from './tidy.ts';

type SandboxVendorOptions = Omit<VendorContext, 'onError'> & {
  jobs: Pick<Jobs, 'poll' | 'schedule'>;
  /** Folder of the built games; `dist/sandbox-games` unless given. */
  directory?: string | undefined;
};

const sweepMs = 1000;
const tidyMs = 10 * 60_000;

/**
 * `/sandbox/vendors`: companies that make games, as the platform sees them. They share nothing with it but this process: launches and
 * transfers come signed, and money moves by its wallet API alone.
 */
export async function sandboxVendors(
  app: FastifyInstance,
  { jobs, directory, ...options }: SandboxVendorOptions,
): Promise<void> {
  const context: VendorContext = {
    ...options,
    onError: (error) => app.log.warn({ err: error }, 'A round of the sandbox failed; it is tried again.'),
  };
  const seeds = seedsOf(context);
  await app.register(partnerApi, { context });
  await app.register(faultsPage, { context });
  await app.register(gameApi, { context, seeds });
  await app.register(gamePages, { context, directory: resolve(directory ?? 'dist/sandbox-games') });

  // No job for each round: every move changes when it is due, often by seconds (docs/decisions/0044-loops.md).
  jobs.poll({
    name: 'sandbox-rounds',
    everyMs: sweepMs,
    async look(signal) {
      // The wallet of the platform is at this server.
      if (app.server.listening) await sweepRounds(context, await seeds(), signal);
    },
  });
  jobs.schedule({
    name: 'sandbox-vendors',
    next: (now) => new Date(now.getTime() + tidyMs),
    handle: () => tidy(context),
  });
}
