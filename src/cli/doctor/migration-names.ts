import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationName } from '#server/db/migration-name.ts';
import { retiredMigrations } from '#server/db/retired-migrations.ts';

const sources = join(import.meta.dirname, '../../server');

/** Names of this version's migrations, `config/0001-accounts`; the command line runs from sources, where no bundler lists them. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(sources, { recursive: true });
  const named = files.flatMap((file) => {
    const [, feature, name] = /^(.+)\/migrations\/(.+)\.ts$/u.exec(file.replaceAll('\\', '/')) ?? [];
    return feature && name ? [migrationName(feature, name)] : [];
  });
  return [...named, ...retiredMigrations];
}
