import { sql } from 'kysely';
import type { DocumentKey, PackSet } from '#engine/packs.ts';
import { withDependents } from '#engine/packs.ts';
import { withSpokenTexts } from '#engine/spoken-texts.ts';
import { isError, type Problem } from '#engine/problems.ts';
import type { AnalysisTime } from '#engine/validate/brand.ts';
import { liftTimeLimits } from '#server/db/time-limits.ts';
import type { Trx } from '#server/db/types.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { notifyConfig } from '#server/documents/messages.ts';
import { storeBlobs } from '#server/documents/blobs.ts';
import type { PackState } from '#server/documents/packs.ts';
import { movePointer, type PublishedBrand } from './pointers.ts';
import type { Tree, VersionsTable } from '#server/documents/tables.ts';

/** The documents a pack is to have from now on. */
export type PackChange = { pack: string; documents: Record<DocumentKey, string> };

export type PublishOrder = {
  changes: PackChange[];
  author: string;
  note: string;
  origin: VersionsTable['origin'];
  /** Percentage of visitors that get it, the others keep what they have; everyone unless given. */
  rollout?: number | undefined;
  /** For the audit log, such as the version that was rolled back to. */
  details?: Record<string, unknown>;
  /** Time for judging new patterns, where the usual one is too short. */
  analysis?: AnalysisTime;
};

export type PublishResult =
  | { ok: true; versions: Record<string /* pack */, number>; brands: PublishedBrand[] }
  | { ok: false; problems: Problem[] };

const lockKey = 4_100_001;

/**
 * Makes publishes wait for one another, in every process on the database, until the transaction ends. No limit of the database ends such a
 * transaction: it waits for others and for threads, which have limits of their own.
 */
export async function lockPublishing(trx: Trx): Promise<void> {
  await liftTimeLimits(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
}

/**
 * Makes a new version of each pack and moves the pointers of all brands on top of them, all or nothing: any document
 * error prevents every write. Call it under `lockPublishing`.
 * @param set every pack as published
 */
export async function publish(
  trx: Trx,
  context: ConfigContext,
  states: ReadonlyMap<string, PackState>,
  set: PackSet,
  order: PublishOrder,
): Promise<PublishResult> {
  const assets = context.source.assets();
  const next: PackSet = { ...set };
  for (const { pack, documents } of order.changes)
    next[pack] = { assets: [...(assets[pack] ?? [])], ...set[pack], pack, documents };

  const affected = withDependents(
    next,
    order.changes.map(({ pack }) => pack),
  );
  const { engine } = context;
  // What files hold for brands to come is checked by the command line, and once a brand offers it.
  const checked = order.origin === 'import' ? withSpokenTexts(next, Object.keys(next)) : next;
  const problems = await engine.validate(checked, affected, order.analysis);
  if (problems.some(isError)) return { ok: false, problems };

  const versions = Object.fromEntries([...states.values()].map(({ pack, version }) => [pack, version]));
  const made: Record<string, number> = {};
  for (const change of order.changes) {
    made[change.pack] = versions[change.pack] = await addVersion(
      trx,
      context,
      states.get(change.pack),
      change,
      order,
    );
  }

  const brands: PublishedBrand[] = [];
  for (const { pack, layers, shown } of await engine.makeBrands(next, affected)) {
    if (shown) {
      const packs = Object.fromEntries(layers.map((layer) => [layer, versions[layer] ?? 0]));
      brands.push(await movePointer(trx, context.clock, { pack, ...shown }, packs, order.rollout));
    } else {
      const gone = await trx
        .deleteFrom('config_pointers')
        .where('brand', '=', pack)
        .returning('seq')
        .executeTakeFirst();
      if (gone) await notifyConfig(trx, { type: 'pointer', brand: pack, seq: gone.seq });
    }
  }
  return { ok: true, versions: made, brands };
}

async function addVersion(
  trx: Trx,
  { clock }: ConfigContext,
  before: PackState | undefined,
  { pack, documents }: PackChange,
  { author, note, origin, details }: PublishOrder,
): Promise<number> {
  const keys = Object.keys(documents).sort();
  const hashes = await storeBlobs(
    trx,
    keys.map((key) => documents[key] ?? ''),
  );
  const tree: Tree = Object.fromEntries(keys.map((key, index) => [key, hashes[index] ?? '']));
  const version = (before?.version ?? 0) + 1;
  const { changed } = await trx
    .insertInto('config_packs')
    .values({ pack, version, changed: sql<number>`nextval('config_changes')` })
    .onConflict((conflict) =>
      conflict.column('pack').doUpdateSet({ version, changed: sql<number>`nextval('config_changes')` }),
    )
    .returning('changed')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('config_versions')
    .values({ pack, version, tree: JSON.stringify(tree), author, note, origin, at: clock() })
    .execute();
  await record(trx, clock, {
    account: author,
    action: `pack.${origin}`,
    pack,
    target: `version ${version}`,
    details: { note, changes: treeChanges(before?.tree ?? {}, tree), ...details },
  });
  await notifyConfig(trx, { type: 'pack', pack, changed });
  return version;
}

export type TreeChange = { kind: string; id: string; change: 'added' | 'changed' | 'removed' };

/** Differences between two versions. */
export function treeChanges(before: Tree, after: Tree): TreeChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return keys.flatMap((key) => {
    const [was, is] = [before[key], after[key]];
    if (was === is) return [];
    const [kind = '', id = ''] = key.split('/');
    return [
      { kind, id, change: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed' } as const,
    ];
  });
}
