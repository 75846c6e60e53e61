import type { Db } from '#server/db/types.ts';
import type { Terminal } from './command.ts';

/** Options that name a database; DATABASE_URL and DATA_DIR stand in. */
export const databaseOptions = {
  'database-url': { type: 'string' },
  'data-dir': { type: 'string' },
} as const;

type Named = { 'database-url'?: string | undefined; 'data-dir'?: string | undefined };

/** Does work on the database that options or the environment name. Answers the exit code, 2 when it cannot be opened. */
export async function onDatabase(
  { 'database-url': url, 'data-dir': dataDir }: Named,
  terminal: Terminal,
  work: (db: Db) => Promise<number>,
): Promise<number> {
  const { openDatabase } = await import('#server/db/open.ts');
  let database;
  try {
    database = await openDatabase({
      url: url ?? (dataDir === undefined ? terminal.env['DATABASE_URL'] : undefined),
      dataDir: dataDir ?? terminal.env['DATA_DIR'] ?? '.data',
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    terminal.error(`The database cannot be opened: ${reason}`);
    return 2;
  }
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
