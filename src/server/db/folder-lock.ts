import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another process has the data folder open. */
export class FolderLocked extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`The data folder ${folder} is in use by process ${pid}.`);
  }
}

type Owner = { pid: number; started: string };

/** When a process started, where the system tells (Linux): a number taken again by another process is thereby told apart. */
async function startOf(pid: number): Promise<string> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The name in parentheses may hold spaces; the start time is the 20th value after it.
    return `${boot.trim()}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return '';
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    const { pid, started } = JSON.parse(await readFile(file, 'utf8')) as Partial<Owner>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

const isHeld = async (owner: Owner): Promise<boolean> =>
  lives(owner.pid) && (owner.started === '' || owner.started === (await startOf(owner.pid)));

/**
 * Takes a folder for this process alone, by a file `lock` in it. A lock that a killed process left behind is taken over.
 * @returns what gives the folder back.
 * @throws FolderLocked when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const own = join(folder, `lock.${randomUUID()}`);
  await writeFile(own, JSON.stringify({ pid: process.pid, started: await startOf(process.pid) }));
  try {
    for (;;) {
      try {
        // A link is made whole or not at all, so nobody ever reads half a lock.
        await link(own, file);
        return () => rm(file, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const owner = await readOwner(file);
      if (owner && (await isHeld(owner))) throw new FolderLocked(folder, owner.pid);
      await discard(file, owner);
    }
  } finally {
    await rm(own, { force: true });
  }
}

/** Removes a dead process's lock, unless another process has put its own in that place meanwhile. */
async function discard(file: string, dead: Owner | undefined): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = await readOwner(aside);
  if (moved && (moved.pid !== dead?.pid || moved.started !== dead.started)) await rename(aside, file);
  else await rm(aside, { force: true });
}
