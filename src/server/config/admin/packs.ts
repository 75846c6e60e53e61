import type { FastifyInstance } from 'fastify';
import { mayOn } from '#contract/operator-roles.ts';
import { documentKey, parentPack, splitKey, type PackSet } from '#engine/packs.ts';
import { resolveBrand } from '#engine/resolve.ts';
import type { ConfigContext } from '../context.ts';
import { documentStates } from '../document-states.ts';
import { draftsOf } from '../drafts.ts';
import { isShown } from '../publish.ts';
import { refuse } from '../refusal.ts';
import { documentsOfTree, packStates, publishedSet } from '../store/packs.ts';
import { answer, onPack } from './route.ts';
import { documentParams, packParams } from './schemas.ts';

type PackCall = { pack: string };
type DocumentCall = PackCall & { kind: string; id: string };

/** What the brand is called in the first language it has a name in. */
function nameOf(set: PackSet, pack: string): string {
  const { documents } = resolveBrand(set, pack);
  const brand = documents['brand/main'];
  if (brand?.kind !== 'brand' || brand.name === undefined) return pack;
  for (const language of ['en', brand.defaultLanguage, ...(brand.languages ?? [])]) {
    const texts = documents[`texts/${language}`];
    const name = texts?.kind === 'texts' ? texts.texts[brand.name] : undefined;
    if (name !== undefined) return name;
  }
  return pack;
}

/** Reading packs and their documents. */
export function packRoutes(app: FastifyInstance, context: ConfigContext): void {
  const { db, source } = context;

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
      return {
        packs: packs.map(({ pack, version }) => {
          const resolved = resolveBrand(set, pack);
          const brand = resolved.documents['brand/main'];
          // Names below localhost are this machine, at the port it listens on.
          const host =
            brand?.kind === 'brand' ? brand.hosts?.find((name) => !name.endsWith('.localhost')) : undefined;
          const shown = isShown(resolved);
          return {
            pack,
            name: nameOf(set, pack),
            extends: parentPack(set[pack]) ?? null,
            abstract: brand?.kind === 'brand' && brand.abstract === true,
            hidden: brand?.kind === 'brand' && brand.hidden === true,
            // What a new brand over it can be asked for.
            languages: Object.values(resolved.documents).flatMap((document) =>
              document.kind === 'texts'
                ? [{ language: document.id, name: document.name ?? document.id }]
                : [],
            ),
            currency: (brand?.kind === 'brand' && brand.currency) || null,
            version,
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
      const { documents } = resolveBrand(await publishedSet(db, source, states), pack);
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
      const { keys, stateOf } = await documentStates(db, states, set, pack);
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
      const { keys, stateOf } = await documentStates(db, states, set, pack);
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
