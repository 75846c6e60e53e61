import { mayOn } from '#contract/operator-roles.ts';
import { documentKey, packLayers, splitKey } from '#engine/packs.ts';
import { draftsOf } from '../drafts.ts';
import { packWithDrafts } from '../pack-with-drafts.ts';
import { refuse } from '#server/http/refusal.ts';
import { hashOf } from '../blobs.ts';
import { isSummed } from '../engine/pack-summary.ts';
import { documentsOfTree, isBrandDocument, packStates, publishedSet, type PackState } from '../packs.ts';
import { defineAdminCall, JsonText, type AdminCall } from '#server/operators/admin-call.ts';

/** Names the state of the documents that summaries are made of: most of what is published is none of them. */
const summedState = (states: ReadonlyMap<string, PackState>): string =>
  hashOf(
    JSON.stringify(
      [...states.values()].map(({ pack, tree }) => [
        pack,
        Object.entries(tree).filter(([key]) => isSummed(key)),
      ]),
    ),
  );

/** Reading packs and their documents. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('packList', async ({ services: { context }, operator, request }) => {
    const { db, source, engine } = context;
    const states = await packStates(db);
    const drafts = await db
      .selectFrom('config_drafts')
      .select((eb) => ['pack', eb.fn.countAll<string>().as('drafts')])
      .groupBy('pack')
      .execute();
    const counts = new Map(drafts.map((row) => [row.pack, Number(row.drafts)]));
    const port = request.host.match(/:\d+$/)?.[0] ?? '';
    const summaries = await engine.summaries(summedState(states), () =>
      publishedSet(db, source, states, isSummed),
    );
    const seen = summaries.filter(({ pack }) => mayOn(operator.roles, pack, 'viewer'));
    return {
      packs: seen.map(({ pack, name, parent, brand, shown, languages }) => {
        // Names below localhost are this machine, at the port it listens on.
        const host = brand?.hosts?.find((one) => !one.endsWith('.localhost'));
        return {
          pack,
          name,
          extends: parent,
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
  defineAdminCall('documentList', async ({ services: { context }, params: { pack } }) => {
    const { db, source } = context;
    const states = await packStates(db);
    const state = states.get(pack);
    if (!state) return refuse('UNKNOWN_PACK');
    const drafts = new Map(
      (await draftsOf(db, pack)).map((draft) => [documentKey(draft.kind, draft.id), draft]),
    );
    const { layers } = packLayers(await publishedSet(db, source, states, isBrandDocument), pack);
    const published = layers.flatMap((layer) => Object.keys(states.get(layer)?.tree ?? {}));
    const keys = [...new Set([...published, ...drafts.keys()])].sort();
    return {
      documents: keys.map((key) => ({
        ...splitKey(key),
        own: Object.hasOwn(state.tree, key),
        draft: drafts.get(key)?.revision ?? null,
        author: drafts.get(key)?.author ?? null,
      })),
    };
  }),
  defineAdminCall('documentRead', async ({ services: { context }, params: { pack, kind, id } }) => {
    const key = documentKey(kind, id);
    const found = await packWithDrafts(context, pack, key);
    if (!found) return refuse('UNKNOWN_PACK');
    const state = await context.engine.documentState(found, key);
    return state === undefined ? refuse('UNKNOWN_DOCUMENT') : new JsonText(state);
  }),
  defineAdminCall('packContents', async ({ services: { context }, params: { pack } }) => {
    const found = await packWithDrafts(context, pack);
    return found ? new JsonText(await context.engine.packContents(found)) : refuse('UNKNOWN_PACK');
  }),
  defineAdminCall('packExport', async ({ services: { context }, params: { pack } }) => {
    const state = (await packStates(context.db)).get(pack);
    if (!state) return refuse('UNKNOWN_PACK');
    return { version: state.version, documents: await documentsOfTree(context.db, state.tree) };
  }),
];
