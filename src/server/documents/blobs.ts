import { createHash } from 'node:crypto';
import type { Db } from '#server/db/types.ts';

/** Hash of a document's text: 64 hexadecimal digits. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Cache by hash, whose content never changes; the oldest entries are dropped. */
const kept = new Map<string, string>();
const keptMax = 4000;

function keep(hash: string, content: string): void {
  if (kept.size >= keptMax) {
    for (const oldest of kept.keys()) {
      kept.delete(oldest);
      break;
    }
  }
  kept.set(hash, content);
}

/** Stores texts; answers the hash of each, in the same order. */
export async function storeBlobs(db: Db, texts: readonly string[]): Promise<string[]> {
  const rows = texts.map((content) => ({ hash: hashOf(content), content }));
  const unique = [...new Map(rows.map((row) => [row.hash, row])).values()];
  if (unique.length > 0) {
    await db
      .insertInto('config_blobs')
      .values(unique)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return rows.map(({ hash }) => hash);
}

/** The texts of hashes. @throws when one is not stored, which the foreign history makes impossible unless rows were deleted by hand. */
export async function readBlobs(db: Db, hashes: readonly string[]): Promise<Map<string, string>> {
  const missing = [...new Set(hashes)].filter((hash) => !kept.has(hash));
  const found = new Map<string, string>();
  if (missing.length > 0) {
    const rows = await db.selectFrom('config_blobs').selectAll().where('hash', 'in', missing).execute();
    for (const { hash, content } of rows) {
      keep(hash, content);
      found.set(hash, content);
    }
  }
  return new Map(
    hashes.map((hash) => {
      const content = found.get(hash) ?? kept.get(hash);
      if (content === undefined)
        throw new Error(`The document ${hash} is missing from the database. Restore a backup.`);
      return [hash, content];
    }),
  );
}
