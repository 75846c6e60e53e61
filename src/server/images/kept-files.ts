import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Pictures of the database as files, which are served and made smaller as the files of packs are. */
export type KeptFiles = {
  /** File of a picture by its hash; undefined where the database has none. */
  of(hash: string): Promise<string | undefined>;
  close(): Promise<void>;
};

/**
 * Writes each picture into a folder when it is first asked for; the folder may be emptied at any time.
 * @param folder that is kept; a temporary one unless given
 * @param read the picture's bytes
 */
export function keptFiles(
  folder: string | undefined,
  read: (hash: string) => Promise<Buffer | undefined>,
): KeptFiles {
  let ready: Promise<string> | undefined;
  const opened = (): Promise<string> =>
    (ready ??=
      folder === undefined
        ? mkdtemp(join(tmpdir(), 'livery-kept-'))
        : mkdir(folder, { recursive: true }).then(() => folder));
  const waiting = new Map<string, Promise<string | undefined>>();

  async function made(hash: string): Promise<string | undefined> {
    const path = join(await opened(), hash);
    const exists = await stat(path).then(
      () => true,
      () => false,
    );
    if (exists) return path;
    const picture = await read(hash);
    if (!picture) return undefined;
    if (folder !== undefined) await mkdir(folder, { recursive: true });
    // Another process may write the same one: whichever is named last stays, whole.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, picture);
    await rename(draft, path);
    return path;
  }

  return {
    of(hash) {
      const underWay = waiting.get(hash);
      if (underWay) return underWay;
      const making = made(hash).finally(() => waiting.delete(hash));
      waiting.set(hash, making);
      return making;
    },
    async close() {
      if (folder === undefined && ready) await rm(await ready, { recursive: true, force: true });
    },
  };
}
