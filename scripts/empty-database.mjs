// An empty embedded database, made once for each version of PGlite: making one takes seconds of processor, copying one a tenth of it.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The data folder of an empty database, to be copied.
 * @returns {Promise<string>} its path, below node_modules
 */
export async function emptyDatabase() {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
  const cache = join(import.meta.dirname, '../node_modules/.cache/livery');
  const folder = join(cache, `empty-database-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  // Loaded for this alone, once for each version.
  const { PGlite } = await import('@electric-sql/pglite');
  const made = `${folder}.${process.pid}`;
  await (await PGlite.create(made)).close();
  try {
    renameSync(made, folder);
  } catch (error) {
    // Another process was first.
    if (!existsSync(folder)) throw error;
    rmSync(made, { recursive: true });
  }
  return folder;
}
