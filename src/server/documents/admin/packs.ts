import type { FastifyInstance, FastifyReply } from 'fastify';
import { mayOn } from '#contract/operator-roles.ts';
import { documentKey, parentPack, splitKey } from '#engine/packs.ts';
import type { ConfigContext } from '../context.ts';
import { draftsOf } from '../drafts.ts';
import { packWithDrafts } from '../pack-with-drafts.ts';
import { refuse } from '#server/http/refusal.ts';
import { documentsOfTree, packStates, publishedSet } from '../packs.ts';
import { answer, onPack } from '#server/operators/route.ts';
import { documentParams, packParams } from '#server/operators/schemas.ts';

type PackCall = { pack: string };
type DocumentCall = PackCall & { kind: string; id: string };

/** JSON that a thread has written already. */
function json(reply: FastifyReply, text: string): string {
  void reply.type('application/json; charset=utf-8');
  return text;
}

/** Reading packs and their documents. */
export function packRoutes(app: FastifyInstance, context: ConfigContext): void {
  const { db, source, engine } = context;

  app.get(
    '/packs',
    answer(async ({ operator, request }) => {
      const states = await packStates(db);
      const set = await publishedSet(db, source, states);
      const drafts = await db
        .selectFrom('config_drafts')
        .select((eb) => ['pack', eb.fn.countAll<string>().as('drafts')])
        .groupBy('pack')
        .execute();
      const counts = new Map(drafts.map((row) => [row.pack, Number(row.drafts)]));
      const port = request.host.match(/:\d+$/)?.[0] ?? '';
      const packs = [...states.values()].filter(({ pack }) => mayOn(operator.roles, pack, 'viewer'));
      const summaries = await engine.summaries(
        set,
        packs.map(({ pack }) => pack),
      );
      return {
        packs: summaries.map(({ pack, name, brand, shown, languages }) => {
          // Names below localhost are this machine, at the port it listens on.
          const host = brand?.hosts?.find((one) => !one.endsWith('.localhost'));
          return {
            pack,
            name,
            extends: parentPack(set[pack]) ?? null,
            abstract: brand?.abstract === true,
            hidden: brand?.hidden === true,
            // Choices for a new brand on top of it.
            languages,
            currency: brand?.currency || null,
            version: states.get(pack)?.version ?? 0,
            drafts: counts.get(pack) ?? 0,
            ...(shown
              ? { url: host ? `https://${host}/` : `${request.protocol}://${pack}.localhost${port}/` }
              : {}),
          };
        }),
      };
    }),
  );

  app.get(
    '/packs/:pack/documents',
    { schema: { params: packParams } },
    onPack<PackCall>('viewer', async ({ params: { pack } }) => {
      const states = await packStates(db);
      const state = states.get(pack);
      if (!state) return refuse('UNKNOWN_PACK');
      const drafts = new Map(
        (await draftsOf(db, pack)).map((draft) => [documentKey(draft.kind, draft.id), draft]),
      );
      const published = await engine.documentKeys(await publishedSet(db, source, states), pack);
      const keys = [...new Set([...published, ...drafts.keys()])].sort();
      return {
        documents: keys.map((key) => ({
          ...splitKey(key),
          own: Object.hasOwn(state.tree, key),
          draft: drafts.get(key)?.revision ?? null,
        })),
      };
    }),
  );

  app.get(
    '/packs/:pack/documents/:kind/:id',
    { schema: { params: documentParams } },
    onPack<DocumentCall>('viewer', async ({ params: { pack, kind, id }, reply }) => {
      const found = await packWithDrafts(context, pack);
      if (!found) return refuse('UNKNOWN_PACK');
      const state = await engine.documentState(found, documentKey(kind, id));
      return state === undefined ? refuse('UNKNOWN_DOCUMENT') : json(reply, state);
    }),
  );

  app.get(
    '/packs/:pack/contents',
    { schema: { params: packParams } },
    onPack<PackCall>('viewer', async ({ params: { pack }, reply }) => {
      const found = await packWithDrafts(context, pack);
      return found ? json(reply, await engine.packContents(found)) : refuse('UNKNOWN_PACK');
    }),
  );

  app.get(
    '/packs/:pack/export',
    { schema: { params: packParams } },
    onPack<PackCall>('viewer', async ({ params: { pack } }) => {
      const state = (await packStates(db)).get(pack);
      if (!state) return refuse('UNKNOWN_PACK');
      return { version: state.version, documents: await documentsOfTree(db, state.tree) };
    }),
  );
}
