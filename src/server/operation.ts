import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LiveBrands } from './publishing/live-brands.ts';
import type { ConfigContext } from './documents/context.ts';
import type { OpenDatabase } from './db/types.ts';
import { retryAfterSeconds } from './db/unavailable.ts';
import { refuse } from './http/refusal.ts';
import type { Gauge } from './metrics/gauge.ts';
import { sendRefusal } from './http/refusals.ts';

type Health = { database: Pick<OpenDatabase, 'isSilent' | 'isFull'>; brands: Pick<LiveBrands, 'all'> };

/**
 * `/healthz`: the process serves. `/readyz`: its database answers and can write, and it has a brand to show; asks nothing of the database, so that it
 * answers at once when that is silent.
 */
export function healthRoutes(app: FastifyInstance, { database, brands }: Health): void {
  app.get('/healthz', { logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const unavailable = (message: string): FastifyReply =>
      sendRefusal(reply, refuse('UNAVAILABLE', { message, retryAfter: retryAfterSeconds }));
    if (database.isSilent()) return unavailable('The database does not answer.');
    if (database.isFull()) return unavailable('The disk of the database is full.');
    if ((await brands.all()).length === 0) return unavailable('No brand is published.');
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}

export const publishedGauges = ({ db }: ConfigContext): Gauge[] => [
  {
    name: 'livery_published_seq',
    help: 'Sequence number of the pointer of each brand; grows with every publish.',
    labels: ['brand'],
    read: async () =>
      (await db.selectFrom('config_pointers').select(['brand', 'seq']).orderBy('brand').execute()).map(
        ({ brand, seq }) => ({ labels: { brand }, value: seq }),
      ),
  },
];
