import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '../../server');

/** Names of this version's migrations, `config/0001-accounts`; the command line runs from sources, where no bundler lists them. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(sources, { recursive: true });
  return files.flatMap((file) => {
    const [, area, name] = /^(.+)\/migrations\/(.+)\.ts$/u.exec(file.replaceAll('\\', '/')) ?? [];
    return area && name ? [`${area}/${name}`] : [];
  });
}
