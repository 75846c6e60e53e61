import { sql } from 'kysely';
import { isJsonObject, own } from '#engine/json/json.ts';
import { parseJson } from '#engine/packs.ts';
import { picturesKey } from '#engine/pictures/uploaded-pictures.ts';
import type { Trx } from '#server/db/types.ts';
import { readBlobs } from './blobs.ts';
import type { ConfigContext } from './context.ts';

/** Days for which an uploaded picture is kept that no version and no draft names: whoever undoes or pushes later still has it. */
export const unusedDays = 30;

/** Hashes that a document of pictures names. */
function hashesIn(text: string): string[] {
  const document = parseJson(text);
  const pictures = isJsonObject(document) ? own(document, 'pictures') : undefined;
  return Object.values(isJsonObject(pictures) ? pictures : {}).flatMap((picture) => {
    const hashes = isJsonObject(picture) ? [own(picture, 'hash'), own(picture, 'of')] : [];
    return hashes.filter((hash) => typeof hash === 'string');
  });
}

/** Hashes of pictures that any version or draft of any pack names. */
async function namedHashes(trx: Trx): Promise<string[]> {
  const versions = await sql<{ blob: string }>`
    select distinct tree ->> ${picturesKey} as blob from config_versions where tree ->> ${picturesKey} is not null
  `.execute(trx);
  const published = await readBlobs(
    trx,
    versions.rows.map(({ blob }) => blob),
  );
  const drafts = await trx
    .selectFrom('config_drafts')
    .select('document')
    .where('kind', '=', 'pictures')
    .where('document', 'is not', null)
    .execute();
  const texts = [...published.values(), ...drafts.flatMap(({ document }) => document ?? [])];
  return [...new Set(texts.flatMap(hashesIn))];
}

/** Deletes pictures that nothing has named for `unusedDays`. Versions are kept for ever, and so is what they name. */
export const sweepPictures = ({
  db,
  clock,
  objects,
}: Pick<ConfigContext, 'db' | 'clock' | 'objects'>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // An upload puts the picture and the draft that names it into one transaction, which this waits for.
    await sql`lock table config_pictures, config_pack_pictures in share row exclusive mode`.execute(trx);
    const now = clock();
    const named = await namedHashes(trx);
    const none = ['-'];
    await trx
      .updateTable('config_pack_pictures')
      .set({ unused_since: null })
      .where('unused_since', 'is not', null)
      .where('hash', 'in', named.length > 0 ? named : none)
      .execute();
    await trx
      .updateTable('config_pack_pictures')
      .set({ unused_since: now })
      .where('unused_since', 'is', null)
      .where('hash', 'not in', named.length > 0 ? named : none)
      .execute();
    const long = new Date(now.getTime() - unusedDays * 24 * 3_600_000);
    const gone = await trx
      .deleteFrom('config_pack_pictures')
      .where('unused_since', '<=', long)
      .returning('hash')
      .execute();
    if (gone.length === 0) return;
    const deleted = await trx
      .deleteFrom('config_pictures')
      .where(
        'hash',
        'in',
        gone.map(({ hash }) => hash),
      )
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('config_pack_pictures')
              .select('config_pack_pictures.hash')
              .whereRef('config_pack_pictures.hash', '=', 'config_pictures.hash'),
          ),
        ),
      )
      .returning('hash')
      .execute();
    // Within the transaction: an upload of the same picture, which waits for it, puts it there again.
    for (const { hash } of deleted) await objects?.remove(hash);
  });
