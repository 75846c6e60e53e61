import type { FastifyInstance } from 'fastify';
import type { ConfigContext } from '../context.ts';
import { leave, meet } from '../presence.ts';
import { onPack } from '#server/operators/route.ts';
import { bodies, packParams } from '#server/operators/schemas.ts';

type PackCall = { pack: string };
type Tab = { tab: string; document?: string };

/** Presence of other operators in a pack. A hint: it locks nothing. */
export function presenceRoutes(app: FastifyInstance, context: ConfigContext): void {
  app.put(
    '/packs/:pack/presence',
    { config: { passive: true }, schema: { params: packParams, body: bodies.presence } },
    onPack<PackCall, object, Tab>('viewer', async ({ params: { pack }, body, operator }) => ({
      others: await meet(context, { ...body, pack, accountId: operator.accountId }),
    })),
  );

  app.post(
    '/packs/:pack/presence/leave',
    { config: { passive: true }, schema: { params: packParams, body: bodies.presence } },
    onPack<PackCall, object, Tab>('viewer', ({ body: { tab }, operator }) =>
      leave(context, { tab, accountId: operator.accountId }),
    ),
  );
}
