import {
  documentKey,
  parentPack,
  splitKey,
  type DocumentKey,
  type PackFiles,
  type PackSet,
} from '#engine/packs.ts';
import type { AnalysisTime } from '#engine/validate/brand.ts';
import { skippedProblems } from '#engine/validate/skipped.ts';
import type { Trx } from '#server/db/types.ts';
import { record } from '#server/audit/audit.ts';
import { areChecked, rememberChecked } from './checked-bundles.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { lockPublishing, publish, type PackChange, type PublishResult } from './publish.ts';
import { hashOf } from '#server/documents/blobs.ts';
import { packStates, publishedSet, withDocuments } from '#server/documents/packs.ts';
import { movePointer, type PublishedBrand } from './pointers.ts';

/** Account that publishes documents of files. */
const filesAccount = 'configs';

/** Generous time for judging patterns: no request waits, and a busy machine must not keep the server from starting. */
const longAnalysis = (): AnalysisTime => ({ left: 180_000, pattern: 60_000 });

/**
 * Publishes documents whose *file* changed since its last import (all at the first start); operators' versions of other
 * documents stay. Renews bundles that this build makes differently. Any problem leaves everything unchanged.
 */
export async function importFiles(context: ConfigContext, note: string): Promise<PublishResult> {
  const files = await context.source.read();
  // A skipped file is not deleted: an import without it would remove its documents.
  const skipped = Object.values(files).flatMap(skippedProblems);
  if (skipped.length > 0) return { ok: false, problems: skipped };
  return await context.db.transaction().execute(async (trx) => {
    await lockPublishing(trx);
    const states = await packStates(trx);
    const seen = await importedFiles(trx);

    const edits = parentsFirst(files).map((pack) => ({
      pack,
      edited: editedFiles(pack, seen.get(pack.pack)),
    }));
    const untouched = edits.every(
      ({ pack: { pack }, edited }) => states.has(pack) && Object.keys(edited).length === 0,
    );
    if (untouched && (await areChecked(trx, context, states))) return { ok: true, versions: {}, brands: [] };
    const set = await publishedSet(trx, context.source, states);
    const changes = edits.flatMap(({ pack: { pack }, edited }): PackChange[] => {
      const documents = withDocuments(set, pack, edited)[pack]?.documents ?? {};
      return sameDocuments(documents, set[pack]?.documents) ? [] : [{ pack, documents }];
    });
    const order = {
      changes,
      author: filesAccount,
      note,
      origin: 'import' as const,
      analysis: longAnalysis(),
    };
    const result: PublishResult =
      changes.length > 0
        ? await publish(trx, context, states, set, order)
        : { ok: true, versions: {}, brands: await refreshBundles(trx, context, set) };
    if (!result.ok) return result;
    for (const { pack, edited } of edits) await remember(trx, pack.pack, edited);
    await rememberChecked(trx, context, await packStates(trx));
    return result;
  });
}

/** A new pack's parent has to be there before it. */
function parentsFirst(files: PackSet): PackFiles[] {
  const depth = (pack: PackFiles, seen: readonly string[] = []): number => {
    const parent = parentPack(pack);
    const below = parent === undefined || seen.includes(parent) ? undefined : files[parent];
    return below ? 1 + depth(below, [...seen, pack.pack]) : 0;
  };
  return Object.values(files).sort((a, b) => depth(a) - depth(b));
}

async function importedFiles(trx: Trx): Promise<Map<string, Map<DocumentKey, string>>> {
  const byPack = new Map<string, Map<DocumentKey, string>>();
  for (const { pack, kind, id, hash } of await trx
    .selectFrom('config_imported_files')
    .selectAll()
    .execute()) {
    byPack.set(pack, (byPack.get(pack) ?? new Map<DocumentKey, string>()).set(documentKey(kind, id), hash));
  }
  return byPack;
}

/** Texts of new and edited files; null for files that are gone. */
function editedFiles(
  { documents }: PackFiles,
  seen: ReadonlyMap<DocumentKey, string> = new Map(),
): Record<DocumentKey, string | null> {
  const edited: Record<DocumentKey, string | null> = {};
  for (const [key, text] of Object.entries(documents)) if (seen.get(key) !== hashOf(text)) edited[key] = text;
  for (const key of seen.keys()) if (!Object.hasOwn(documents, key)) edited[key] = null;
  return edited;
}

const sameDocuments = (
  left: Record<DocumentKey, string>,
  right: Record<DocumentKey, string> | undefined,
): boolean =>
  right !== undefined &&
  Object.keys(left).length === Object.keys(right).length &&
  Object.entries(left).every(([key, text]) => right[key] === text);

async function remember(trx: Trx, pack: string, edited: Record<DocumentKey, string | null>): Promise<void> {
  for (const [key, text] of Object.entries(edited)) {
    const row = { pack, ...splitKey(key) };
    if (text === null) {
      await trx
        .deleteFrom('config_imported_files')
        .where((eb) => eb.and(row))
        .execute();
    } else {
      const hash = hashOf(text);
      await trx
        .insertInto('config_imported_files')
        .values({ ...row, hash })
        .onConflict((conflict) => conflict.columns(['pack', 'kind', 'id']).doUpdateSet({ hash }))
        .execute();
    }
  }
}

/** After an upgrade the same documents may make other bundles; brands are moved to those. */
async function refreshBundles(trx: Trx, context: ConfigContext, set: PackSet): Promise<PublishedBrand[]> {
  const pointers = await trx.selectFrom('config_pointers').select(['brand', 'hash', 'packs']).execute();
  const moved: PublishedBrand[] = [];
  const made = await context.engine.makeBrands(
    set,
    pointers.map(({ brand }) => brand),
  );
  for (const [index, { brand, hash, packs }] of pointers.entries()) {
    const shown = made[index]?.shown;
    if (!shown || shown.bundle.manifestHash === hash) continue;
    const pointer = await movePointer(trx, context.clock, { pack: brand, ...shown }, packs, 'as-is');
    await record(trx, context.clock, {
      account: filesAccount,
      action: 'brand.rebuilt',
      pack: brand,
      target: `seq ${pointer.seq}`,
    });
    moved.push(pointer);
  }
  return moved;
}
