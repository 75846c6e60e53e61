import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { ConfigContext } from './config/context.ts';
import { refuse } from './config/refusal.ts';
import type { Gauge } from './http/metrics.ts';
import { sendRefusal } from './http/refusals.ts';

/** `/healthz`: the process serves. `/readyz`: it reaches its database and has a brand to show. */
export function healthRoutes(app: FastifyInstance, { db }: ConfigContext): void {
  app.get('/healthz', { logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      const pointer = await db
        .selectFrom('config_pointers')
        .select(sql<number>`1`.as('one'))
        .limit(1)
        .executeTakeFirst();
      if (pointer) return await reply.header('cache-control', 'no-store').send({ status: 'ok' });
      return sendRefusal(reply, refuse('UNAVAILABLE', { message: 'No brand is published.' }));
    } catch {
      return sendRefusal(reply, refuse('UNAVAILABLE', { message: 'The database does not answer.' }));
    }
  });
}

export const publishedGauges = ({ db }: ConfigContext): Gauge[] => [
  {
    name: 'livery_published_seq',
    help: 'Sequence number of the pointer of each brand.',
    read: async () =>
      (await db.selectFrom('config_pointers').select(['brand', 'seq']).orderBy('brand').execute()).map(
        ({ brand, seq }) => ({ labels: { brand }, value: seq }),
      ),
  },
];
