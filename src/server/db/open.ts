import type { Logger } from 'kysely';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { OpenDatabase } from './types.ts';

/**
 * Opens PostgreSQL when `url` is given, else the embedded database below `dataDir`. Migrations are the caller's next step.
 * @throws FolderLocked when another process uses the folder, and the driver's error when the database cannot be reached.
 */
export const openDatabase = (where: {
  url?: string | undefined;
  connections?: number | undefined;
  dataDir: string;
  /** Data folder of an empty embedded database to copy at a first start; without it one is made, which takes seconds. */
  emptyDatabase?: string | undefined;
  /** Told of every statement that has ended. */
  log?: Logger | undefined;
  /** Redis or Valkey that carries notifications; the database itself unless given. The embedded one has one process alone. */
  redisUrl?: string | undefined;
}): Promise<OpenDatabase> =>
  where.url ? openPostgres(where.url, where.connections, where) : openEmbedded(where);
