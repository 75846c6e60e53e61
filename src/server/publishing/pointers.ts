import type { Bundle } from '#engine/bundle/bundle.ts';
import type { Trx, Db } from '#server/db/types.ts';
import type { Clock } from '#engine/time/clock.ts';
import type { PlaceBefore } from './tables.ts';
import { storeBlobs } from '#server/documents/blobs.ts';
import { tellPointer } from './pointer-told.ts';

export type PublishedBrand = { brand: string; seq: number; hash: string };

/** Stores the parts of a bundle. With `expiresAt` they may go after that time, unless they are published too. */
export async function storeParts(db: Db, bundle: Bundle, now: Date, expiresAt: Date | null): Promise<void> {
  const rows = Object.entries(bundle.parts).map(([hash, { contentType, body }]) => ({
    hash,
    content_type: contentType,
    body,
    created_at: now,
    expires_at: expiresAt,
  }));
  await db
    .insertInto('config_bundle_parts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ expires_at: expiresAt })
        // Published parts never expire, and a preview never shortens the life of another's parts.
        .where((eb) =>
          eb.and([
            eb('config_bundle_parts.expires_at', 'is not', null),
            ...(expiresAt ? [eb('config_bundle_parts.expires_at', '<', expiresAt)] : []),
          ]),
        ),
    )
    .execute();
}

/**
 * Moves a brand's pointer to its new bundle, one seq further.
 * @param rollout percentage of visitors that get it, while the others keep theirs; `as-is` leaves a rollout unchanged
 */
export async function movePointer(
  trx: Trx,
  clock: Clock,
  { pack: brand, bundle, documents }: { pack: string; bundle: Bundle; documents: string },
  packs: Record<string, number>,
  rollout: number | 'as-is' = 100,
): Promise<PublishedBrand> {
  const at = clock();
  await storeParts(trx, bundle, at, null);
  const [resolved] = await storeBlobs(trx, [documents]);
  const before = await trx
    .selectFrom('config_pointers')
    .select(['seq', 'hash', 'resolved', 'packs', 'kill', 'rollout', 'before'])
    .where('brand', '=', brand)
    .executeTakeFirst();
  const last = await trx
    .selectFrom('config_pointer_history')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('brand', '=', brand)
    .executeTakeFirst();
  const row = {
    brand,
    // After the history, not the pointer: a brand that was away comes back with a higher seq.
    seq: (last?.seq ?? 0) + 1,
    hash: bundle.manifestHash,
    resolved: resolved ?? '',
    packs: JSON.stringify(packs),
    // A killed feature stays off until it is switched on again.
    kill: JSON.stringify(before?.kill ?? []),
    ...shareOf(before, bundle.manifestHash, rollout),
    at,
  };
  await trx
    .insertInto('config_pointers')
    .values(row)
    .onConflict((conflict) => conflict.column('brand').doUpdateSet(row))
    .execute();
  await trx.insertInto('config_pointer_history').values(row).execute();
  const told = {
    brand: row.brand,
    seq: row.seq,
    hash: row.hash,
    rollout: row.rollout,
    kill: before?.kill ?? [],
  };
  await tellPointer(trx, told, before?.hash);
  return { brand: row.brand, seq: row.seq, hash: row.hash };
}

type Place = PlaceBefore & { rollout: number; before: PlaceBefore | null };

/** Rollout share of a bundle, and the previous bundle for the others. An unchanged brand has nothing to roll out. */
function shareOf(
  was: Place | undefined,
  hash: string,
  rollout: number | 'as-is',
): { rollout: number; before: string | null } {
  if (rollout === 'as-is' && was) {
    return { rollout: was.rollout, before: was.before && JSON.stringify(was.before) };
  }
  if (!was || rollout === 'as-is' || rollout === 100 || was.hash === hash)
    return { rollout: 100, before: null };
  const { seq, hash: kept, resolved, packs } = was;
  return { rollout, before: JSON.stringify({ seq, hash: kept, resolved, packs }) };
}
