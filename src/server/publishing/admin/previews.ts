import type { FastifyInstance } from 'fastify';
import type { ConfigContext } from '#server/documents/context.ts';
import { endPreview, previewLinks } from '../preview-links.ts';
import { makePreview, previewMinutes } from '../previews.ts';
import { Refusal } from '#server/http/refusal.ts';
import { forbiddenAnywhere, onPackAnywhere } from '#server/operators/route.ts';
import { bodies, packParams, previewParams } from '#server/operators/schemas.ts';

type PackCall = { pack: string };
type PreviewBody = { brand?: string; minutes?: number; shared?: boolean; published?: boolean };

const addressOf = (token: string): string => `/?preview=${encodeURIComponent(token)}`;

/**
 * Previews of drafts: make one (every viewer of the pack), list shared links, end them. `personas`: previews can be
 * opened as a logged-in account, which a brand's own platform does not support.
 */
export function previewRoutes(
  app: FastifyInstance,
  context: ConfigContext,
  { personas }: { personas: boolean },
): void {
  app.post(
    '/packs/:pack/preview',
    { schema: { params: packParams, body: bodies.preview } },
    onPackAnywhere<PackCall, object, PreviewBody>('viewer', async ({ params: { pack }, body, operator }) => {
      const refused = body.shared === true ? forbiddenAnywhere(operator, pack, 'editor') : undefined;
      if (refused) return refused;
      const made = await makePreview(context, {
        ...body,
        pack,
        minutes: body.minutes ?? previewMinutes,
        account: operator.account,
      });
      if (made instanceof Refusal) return made;
      const { token, expiresAt } = made;
      return { token, url: addressOf(token), expiresAt: expiresAt.toISOString(), personas };
    }),
  );

  app.get(
    '/packs/:pack/previews',
    { schema: { params: packParams } },
    onPackAnywhere<PackCall>('editor', async ({ params: { pack } }) => ({
      links: (await previewLinks(context, pack)).map(({ token, ...link }) => ({
        ...link,
        url: addressOf(token),
      })),
    })),
  );

  app.delete(
    '/packs/:pack/previews/:preview',
    { schema: { params: previewParams } },
    onPackAnywhere<PackCall & { preview: string }>(
      'editor',
      ({ params: { pack, preview }, operator: { account } }) =>
        endPreview(context, { pack, id: preview, account }),
    ),
  );
}
