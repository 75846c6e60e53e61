import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { VendorContext } from './context.ts';
import { faultsPage } from './faults-page.ts';
import { gameApi } from './game-api.ts';
import { gamePages } from './pages.ts';
import { partnerApi } from './partner-api.ts';
import { seedsOf } from './seeds.ts';
import { sweepRounds } from './sweep.ts';
import { tidy } from './tidy.ts';

type SandboxVendorOptions = Omit<VendorContext, 'onError'> & {
  /** Folder of the built games; `dist/sandbox-games` unless given. */
  directory?: string | undefined;
};

const sweepMs = 1000;
const tidyEvery = 600;

/**
 * `/sandbox/vendors`: companies that make games, as the platform sees them. They share nothing with it but this process: launches and
 * transfers come signed, and money moves by its wallet API alone.
 */
export async function sandboxVendors(
  app: FastifyInstance,
  { directory, ...options }: SandboxVendorOptions,
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

  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let turns = 0;
  const turn = async (): Promise<void> => {
    await sweepRounds(context, await seeds());
    turns += 1;
    if (turns % tidyEvery === 1) await tidy(context);
  };
  const later = (): void => {
    if (ended) return;
    timer = setTimeout(() => {
      running = turn().catch(context.onError).then(later);
    }, sweepMs);
    timer.unref();
  };
  app.addHook('onReady', () => Promise.resolve(later()));
  app.addHook('preClose', async () => {
    ended = true;
    clearTimeout(timer);
    await running;
  });
}
