import { access, constants, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { codeOf, fault, ok, warning, type DoctorCheck, type DoctorFinding } from './finding.ts';

const mib = 1024 * 1024;
const leastMib = 100;
const littleMib = 1024;

/** Judges the space that is left on the disk of a folder. */
export function judgeSpace(folder: string, freeBytes: number): DoctorFinding {
  const free = Math.floor(freeBytes / mib);
  const message = `The disk of ${folder} has ${free} MiB left.`;
  if (free >= littleMib) return ok('disk', message);
  const fix = 'Free some of it, or set DATA_DIR to a folder on another disk.';
  return free < leastMib
    ? fault('disk', message, 'An empty database takes 40 MiB, and a full disk stops all writes.', fix)
    : warning('disk', message, 'A full disk stops all writes.', fix);
}

/** The folder itself, or the closest one above it that exists. */
async function existing(folder: string): Promise<string> {
  try {
    await access(folder);
    return folder;
  } catch (error) {
    const parent = dirname(folder);
    if (codeOf(error) !== 'ENOENT' || parent === folder) throw error;
    return existing(parent);
  }
}

/** Looks at the folder of the embedded database: rights and space. */
export const checkDataFolder: DoctorCheck = async ({ settings: { databaseUrl, dataDir } }) => {
  if (databaseUrl !== undefined) return [];
  const embedded = warning(
    'database',
    `The embedded database in ${dataDir} is used.`,
    'It does not force writes to the disk, and one process uses it at a time.',
    'Set DATABASE_URL to PostgreSQL where players come.',
  );
  try {
    const folder = await existing(resolve(dataDir));
    await access(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(folder);
    return [embedded, judgeSpace(dataDir, bavail * bsize)];
  } catch (error) {
    return [
      embedded,
      fault(
        'disk',
        `The data folder ${dataDir} cannot be written (${codeOf(error)}).`,
        'The server cannot start without it.',
        'Give this user the right to, or set DATA_DIR to another folder.',
      ),
    ];
  }
};
