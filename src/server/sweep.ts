import type { FastifyInstance } from 'fastify';
import type { ConfigContext } from './documents/context.ts';
import { sweepPreviews } from './publishing/previews.ts';

const everyMs = 10 * 60_000;

/** Deletes what has expired, now and from time to time until the server closes. */
export function sweepRegularly(app: FastifyInstance, context: ConfigContext): void {
  let running: Promise<void> = Promise.resolve();
  const sweep = (): void => {
    running = sweepPreviews(context).catch((error: unknown) => {
      app.log.warn({ err: error }, 'Expired previews could not be deleted; the next sweep tries again.');
    });
  };
  const timer = setInterval(sweep, everyMs);
  timer.unref();
  app.addHook('onReady', (done) => {
    sweep();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
