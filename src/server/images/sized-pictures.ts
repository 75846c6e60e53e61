import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadFile } from '#server/threads/thread-file.ts';
import { createThreadPool } from '#server/threads/thread-pool.ts';
import type { SizedFormat } from './sized.ts';
import type * as tasks from './tasks.ts';

/** Milliseconds for one picture, behind those that wait. */
const timeLimit = 15_000;

/** Pictures that may wait to be made; of further ones the page gets the file itself. */
const waitingMax = 40;

/** Files that cannot be made smaller are remembered, up to as many. */
const refusedMax = 1000;

type WantedPicture = {
  file: string;
  /** Changes with the file. */
  version: string;
  width: number;
  format: SizedFormat;
};

/** Pictures of pages in the sizes asked for. */
export type SizedPictures = {
  /** File of a picture at most that wide; undefined where the picture's own file has to do. */
  of(wanted: WantedPicture): Promise<string | undefined>;
  close(): Promise<void>;
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Makes each picture once, in a thread of its own, and keeps it in a folder.
 * @param folder that is kept; a temporary one unless given
 * @param onError a picture could not be made or kept; pages show the picture's own file
 */
export function sizedPictures(folder: string | undefined, onError: (error: unknown) => void): SizedPictures {
  const pool = createThreadPool<typeof tasks>(
    threadFile(new URL('tasks.ts', import.meta.url), 'pictures-thread'),
    1,
  );
  let ready: Promise<string> | undefined;
  const opened = (): Promise<string> =>
    (ready ??=
      folder === undefined
        ? mkdtemp(join(tmpdir(), 'livery-pictures-'))
        : mkdir(folder, { recursive: true }).then(() => folder));
  const waiting = new Map<string, Promise<string | undefined>>();
  const refused = new Set<string>();

  async function made(
    { file, width, format }: WantedPicture,
    name: string,
    path: string,
  ): Promise<string | undefined> {
    const answer = await pool.run('sized', { file: await readFile(file), width, format }, { timeLimit });
    if (!answer.ok) {
      if (refused.size < refusedMax) refused.add(name);
      return undefined;
    }
    // Another process may make the same one: whichever is named last stays, whole.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, answer.picture);
    await rename(draft, path);
    return path;
  }

  return {
    async of(wanted) {
      const { file, version, width, format } = wanted;
      const name = createHash('sha256')
        .update(JSON.stringify([file, version, width, format]))
        .digest('hex');
      if (refused.has(name)) return undefined;
      try {
        const path = join(await opened(), `${name}.${format}`);
        if (await exists(path)) return path;
        const underWay = waiting.get(name);
        if (underWay) return await underWay;
        if (waiting.size >= waitingMax) return undefined;
        const making = made(wanted, name, path).finally(() => waiting.delete(name));
        waiting.set(name, making);
        return await making;
      } catch (error) {
        onError(error);
        return undefined;
      }
    },
    async close() {
      await pool.close();
      if (folder === undefined && ready) await rm(await ready, { recursive: true, force: true });
    },
  };
}
