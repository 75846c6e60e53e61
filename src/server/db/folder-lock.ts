import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
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

/** Makes `file` out of a finished file, whole or not at all; false when it is there already. */
async function linked(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes a folder for this process alone, by a file `lock` in it. A lock that a killed process left behind is taken over.
 * @returns a function that releases the folder
 * @throws FolderLocked when a living process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const own = join(folder, `lock.${randomUUID()}`);
  await writeFile(own, JSON.stringify({ pid: process.pid, started: await startOf(process.pid) }));
  try {
    while (!(await linked(own, file))) {
      const owner = await readOwner(file);
      if (owner && (await isHeld(owner))) throw new FolderLocked(folder, owner.pid);
      await discardDead(folder, file, own);
    }
    return () => rm(file, { force: true });
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Removes the lock of a dead process. Only one at a time may, and it looks again: otherwise a slow one would remove the lock that a
 * fast one has just taken.
 */
async function discardDead(folder: string, file: string, own: string): Promise<void> {
  const turn = join(folder, 'lock.takeover');
  if (!(await linked(own, turn))) {
    const other = await readOwner(turn);
    if (other && !(await isHeld(other))) {
      throw new Error(`A process was killed while it took over ${folder}. Remove ${turn} and start again.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    return;
  }
  try {
    const owner = await readOwner(file);
    if (!owner || !(await isHeld(owner))) await rm(file, { force: true });
  } finally {
    await rm(turn, { force: true });
  }
}
