import type { FastifyInstance } from 'fastify';
import type { LiveBrands } from '../live-brands.ts';
import type { Role } from '#contract/operator-roles.ts';
import type { Operator } from '#server/operators/sessions.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { approveRelease, sendBack } from '../releases/approve.ts';
import type { Planning } from '../releases/plan.ts';
import { publishRelease } from '../releases/publish-release.ts';
import {
  editRelease,
  makeRelease,
  releasesOf,
  requestApproval,
  withdrawRelease,
  type NewRelease,
  type ReleaseEdit,
} from '../releases/releases.ts';
import type { ReleaseCall } from '../releases/with-release.ts';
import { forbiddenDocuments, onPack, onPackAnywhere } from '#server/operators/route.ts';
import { bodies, packParams, releaseParams, releasesQuery } from '#server/operators/schemas.ts';

type PackCall = { pack: string };
type IdCall = PackCall & { id: string };
type Contents = { contents: string };

/** Drafts that go live together: at once, at a time, after approval. */
export function releaseRoutes(
  app: FastifyInstance,
  context: ConfigContext,
  { brands, planning }: { brands: Pick<LiveBrands, 'refresh'>; planning: Planning },
): void {
  /** Account of the caller, and the judge of the documents that the release may contain for the role. */
  const by = (pack: string, operator: Operator, needed: Role): Omit<ReleaseCall, 'id'> => ({
    pack,
    account: operator.account,
    judge: (documents) => forbiddenDocuments(operator, pack, documents, needed),
  });
  const editorOn = ({ pack, id }: IdCall, operator: Operator): ReleaseCall => ({
    ...by(pack, operator, 'editor'),
    id: Number(id),
  });
  const publisherOn = ({ pack, id }: IdCall, operator: Operator): ReleaseCall => ({
    ...by(pack, operator, 'publisher'),
    id: Number(id),
  });
  const at = (end = '') => `/packs/:pack/releases/:id${end}`;
  const withBody = (body: object) => ({ schema: { params: releaseParams, body } });

  app.get(
    '/packs/:pack/releases',
    { schema: { params: packParams, querystring: releasesQuery } },
    onPack<PackCall, { before?: string }>('viewer', ({ params: { pack }, query: { before } }) =>
      releasesOf(context, pack, before === undefined ? undefined : Number(before)),
    ),
  );
  app.post(
    '/packs/:pack/releases',
    { schema: { params: packParams, body: bodies.newRelease } },
    onPackAnywhere<PackCall, object, NewRelease>('editor', ({ params: { pack }, body, operator }) =>
      makeRelease(context, { ...body, ...by(pack, operator, 'editor') }),
    ),
  );
  app.put(
    at(),
    withBody(bodies.release),
    onPackAnywhere<IdCall, object, ReleaseEdit>('editor', ({ params, body, operator }) =>
      editRelease(context, editorOn(params, operator), body),
    ),
  );
  app.delete(
    at(),
    { schema: { params: releaseParams } },
    onPackAnywhere<IdCall>('editor', ({ params, operator }) =>
      withdrawRelease(context, editorOn(params, operator)),
    ),
  );
  app.post(
    at('/request'),
    withBody(bodies.contents),
    onPackAnywhere<IdCall, object, Contents>('editor', ({ params, body, operator }) =>
      requestApproval(context, { ...editorOn(params, operator), ...body }),
    ),
  );
  app.post(
    at('/approval'),
    withBody(bodies.contents),
    onPackAnywhere<IdCall, object, Contents>('publisher', ({ params, body, operator }) =>
      approveRelease(context, { ...publisherOn(params, operator), ...body }),
    ),
  );
  app.post(
    at('/return'),
    withBody(bodies.sendBack),
    onPackAnywhere<IdCall, object, { why: string }>('publisher', ({ params, body, operator }) =>
      sendBack(context, { ...publisherOn(params, operator), ...body }),
    ),
  );
  app.put(
    at('/plan'),
    withBody(bodies.plan),
    onPackAnywhere<IdCall, object, Contents & { dueAt: string }>('publisher', ({ params, body, operator }) =>
      planning.plan({
        ...publisherOn(params, operator),
        contents: body.contents,
        dueAt: new Date(body.dueAt),
      }),
    ),
  );
  app.delete(
    at('/plan'),
    { schema: { params: releaseParams } },
    onPackAnywhere<IdCall>('publisher', ({ params, operator }) =>
      planning.cancel(publisherOn(params, operator)),
    ),
  );
  app.post(
    at('/publish'),
    withBody(bodies.contents),
    onPackAnywhere<IdCall, object, Contents>('publisher', async ({ params, body, operator }) => {
      const published = await publishRelease(context, { ...publisherOn(params, operator), ...body });
      brands.refresh();
      return published;
    }),
  );
}
