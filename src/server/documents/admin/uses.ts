import type { FastifyInstance } from 'fastify';
import type { ConfigContext } from '../context.ts';
import { picturesOf } from '../pictures.ts';
import { refuse } from '#server/http/refusal.ts';
import { packStates, publishedSet } from '../packs.ts';
import { draftedSet } from '#server/publishing/versions.ts';
import { onPack } from '#server/operators/route.ts';
import { packParams, usesQuery } from '#server/operators/schemas.ts';

type PackCall = { pack: string };

/** Longest list of uses; the total count is answered as well. */
const most = 500;

/** Routes for the uses of names, and for the list of pictures. */
export function useRoutes(app: FastifyInstance, context: ConfigContext): void {
  const { db, source, engine } = context;

  app.get(
    '/packs/:pack/uses',
    { schema: { params: packParams, querystring: usesQuery } },
    onPack<PackCall, { kind: string; name: string }>('viewer', async ({ params: { pack }, query }) => {
      const set = await draftedSet(context, db, pack);
      if (!set) return refuse('UNKNOWN_PACK');
      const uses = await engine.usesOver(set, pack, { kind: query.kind, name: query.name });
      return { total: uses.length, uses: uses.slice(0, most) };
    }),
  );

  app.get(
    '/packs/:pack/pictures',
    { schema: { params: packParams } },
    onPack<PackCall>('viewer', async ({ params: { pack } }) => {
      const states = await packStates(db);
      if (!states.has(pack)) return refuse('UNKNOWN_PACK');
      return { pictures: await picturesOf(source, await publishedSet(db, source, states), pack) };
    }),
  );
}
