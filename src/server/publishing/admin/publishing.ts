import type { FastifyInstance } from 'fastify';
import type { Json } from '#engine/json/json.ts';
import { withDependents } from '#engine/packs.ts';
import type { LiveBrands } from '../live-brands.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { killSwitches, setDelivery, type DeliverySettings } from '../delivery-settings.ts';
import { refuse } from '#server/http/refusal.ts';
import { rolloutsOf } from '../rollouts.ts';
import { stopRollout } from '../stop-rollout.ts';
import { packStates, publishedSet } from '#server/documents/packs.ts';
import type { Operator } from '#server/operators/sessions.ts';
import type { Judge } from '../publish-drafts.ts';
import {
  publishDrafts,
  pushChanges,
  pushDrafts,
  rollBack,
  documentsOfVersion,
  versionsOf,
  type PublishDrafts,
} from '../versions.ts';
import { forbiddenDocuments, onPack, onPackAnywhere } from '#server/operators/route.ts';
import { bodies, packParams, versionParams } from '#server/operators/schemas.ts';

type PackCall = { pack: string };
type PushBody = { base: number; changes: Record<string, string | null>; note?: string; publish?: boolean };

const pushLimit = 16 * 1024 * 1024;

/** Author of a publish, and the judge of the documents that it may contain. */
const by = (operator: Operator, pack: string): { author: string; judge: Judge } => ({
  author: operator.account,
  judge: (documents) => forbiddenDocuments(operator, pack, documents, 'publisher'),
});

/** Routes that change the live version (publish, roll back, push, delivery) and list past versions. */
export function publishingRoutes(
  app: FastifyInstance,
  context: ConfigContext,
  brands: Pick<LiveBrands, 'refresh'>,
): void {
  /** The next answer of this process is of the new version, whenever the notification arrives. */
  async function thenRefresh<T>(work: Promise<T>): Promise<T> {
    const result = await work;
    brands.refresh();
    return result;
  }

  app.post(
    '/packs/:pack/publish',
    { schema: { params: packParams, body: bodies.publish } },
    onPackAnywhere<PackCall, object, Partial<PublishDrafts>>(
      'publisher',
      ({ params: { pack }, body: { note = '', expect, documents, rollout }, operator }) =>
        thenRefresh(
          publishDrafts(context, { pack, note, expect, documents, rollout, ...by(operator, pack) }),
        ),
    ),
  );

  app.post(
    '/packs/:pack/rollback',
    { schema: { params: packParams, body: bodies.rollback } },
    onPackAnywhere<PackCall, object, { version: number; note?: string }>(
      'publisher',
      ({ params: { pack }, body: { version, note }, operator }) =>
        thenRefresh(rollBack(context, { pack, version, note, ...by(operator, pack) })),
    ),
  );

  app.post(
    '/packs/:pack/push',
    { bodyLimit: pushLimit, schema: { params: packParams, body: bodies.push } },
    onPackAnywhere<PackCall, object, PushBody>('editor', async ({ params: { pack }, body, operator }) => {
      const { base, changes, note = '', publish = true } = body;
      const push = { pack, base, changes, note, author: operator.account };
      const refused = forbiddenDocuments(
        operator,
        pack,
        Object.keys(changes),
        publish ? 'publisher' : 'editor',
      );
      if (refused) return refused;
      return publish ? await thenRefresh(pushChanges(context, push)) : await pushDrafts(context, push);
    }),
  );

  app.put(
    '/packs/:pack/delivery',
    { schema: { params: packParams, body: bodies.delivery } },
    onPack<PackCall, object, DeliverySettings>(
      'publisher',
      ({ params: { pack }, body, operator: { account } }) =>
        thenRefresh(setDelivery(context, { ...body, brand: pack, author: account })),
    ),
  );

  app.get(
    '/packs/:pack/delivery',
    { schema: { params: packParams } },
    onPack<PackCall>('viewer', async ({ params: { pack } }) => {
      const states = await packStates(context.db);
      if (!states.has(pack)) return refuse('UNKNOWN_PACK');
      const over = withDependents(await publishedSet(context.db, context.source, states), [pack]);
      const rollouts = await rolloutsOf(context.db, over);
      return {
        // Of the brand itself, and of brands over it that this pack's version is rolled out to.
        rollouts: rollouts.filter(
          ({ brand, packs }) => brand === pack || packs.some((one) => one.pack === pack),
        ),
        kill: await killSwitches(context.db, pack),
      };
    }),
  );

  app.post(
    '/packs/:pack/rollout/stop',
    { schema: { params: packParams } },
    onPackAnywhere<PackCall>('publisher', ({ params: { pack }, operator }) =>
      thenRefresh(stopRollout(context, { pack, ...by(operator, pack) })),
    ),
  );

  app.get(
    '/packs/:pack/versions/:version/contents',
    { schema: { params: versionParams } },
    onPack<PackCall & { version: string }>('viewer', async ({ params: { pack, version } }) => {
      const texts = await documentsOfVersion(context.db, pack, Number(version));
      if (!texts) return refuse('UNKNOWN_VERSION');
      return {
        documents: Object.fromEntries(
          Object.entries(texts).map(([key, text]) => [key, JSON.parse(text) as Json]),
        ),
      };
    }),
  );

  app.get(
    '/packs/:pack/versions',
    { schema: { params: packParams } },
    onPack<PackCall>('viewer', async ({ params: { pack } }) => ({
      versions: await versionsOf(context.db, pack),
    })),
  );
}
