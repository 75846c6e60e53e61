import type { FastifyInstance } from 'fastify';
import { mayOn } from '#contract/operator-roles.ts';
import { documentKey, parentPack, splitKey } from '#engine/packs.ts';
import type { ConfigContext } from '../context.ts';
import { documentStates } from '../document-states.ts';
import { draftsOf } from '../drafts.ts';
import { refuse } from '../refusal.ts';
import { documentsOfTree, packStates, publishedSet } from '../store/packs.ts';
import { answer, onPack } from './route.ts';
import { documentParams, packParams } from './schemas.ts';

type PackCall = { pack: string };
type DocumentCall = PackCall & { kind: string; id: string };

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
            // What a new brand over it can be asked for.
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
      const { documents } = await engine.resolve(await publishedSet(db, source, states), pack);
      const keys = [...new Set([...Object.keys(documents), ...drafts.keys()])].sort();
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
    onPack<DocumentCall>('viewer', async ({ params: { pack, kind, id } }) => {
      const states = await packStates(db);
      if (!states.has(pack)) return refuse('UNKNOWN_PACK');
      const set = await publishedSet(db, source, states);
      const { keys, stateOf } = await documentStates(context, states, set, pack);
      const key = documentKey(kind, id);
      return keys.includes(key) ? stateOf(key) : refuse('UNKNOWN_DOCUMENT');
    }),
  );

  app.get(
    '/packs/:pack/contents',
    { schema: { params: packParams } },
    onPack<PackCall>('viewer', async ({ params: { pack } }) => {
      const states = await packStates(db);
      if (!states.has(pack)) return refuse('UNKNOWN_PACK');
      const set = await publishedSet(db, source, states);
      const { keys, stateOf } = await documentStates(context, states, set, pack);
      return { documents: Object.fromEntries(keys.map((key) => [key, stateOf(key)])) };
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
