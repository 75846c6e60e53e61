import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/types.ts';

const everyMs = 10 * 60_000;

/** Deletes what has run out: captchas, counters, sessions past their absolute end. Running twice at once does no harm. */
export async function sweep(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('captchas').where('expires_at', '<', now).execute();
  await db.deleteFrom('counters').where('ends_at', '<', now).execute();
  await db.deleteFrom('member_sessions').where('expires_at', '<', now).execute();
}

/** Sweeps now and then while the server runs. */
export function sweepRegularly(app: FastifyInstance, db: Db, clock: () => Date): void {
  const timer = setInterval(() => {
    sweep(db, clock()).catch((fault: unknown) => app.log.error(fault));
  }, everyMs);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
