import { isError } from '#engine/problems.ts';
import { isDiskFull } from './db/disk-full.ts';
import { FolderLocked } from './db/folder-lock.ts';
import { DatabaseUnavailable } from './db/unavailable.ts';
import { BrokenDocuments } from './prepare.ts';
import { NoSandbox } from './sandbox/load.ts';
import type { Settings } from './settings.ts';
import { problemLine } from './watching.ts';

const emptyDatabase = '40 MB';

/** Explanation of a failed start, in lines for the terminal; undefined for an unexpected fault. */
export function startFailure(
  error: unknown,
  { port, metrics, host, dataDir, configsDir, databaseUrl }: Settings,
): string[] | undefined {
  if (error instanceof BrokenDocuments) {
    const errors = error.problems.filter(isError);
    return [
      ...errors.map(problemLine),
      `${errors.length} ${errors.length === 1 ? 'problem keeps' : 'problems keep'} the documents in ${configsDir} from being served. Correct what is named above and start again.`,
    ];
  }
  if (error instanceof NoSandbox) {
    return [
      'SANDBOX is on, but this build has no sandbox. Set SANDBOX=off, or build without BUILD_SANDBOX=off.',
    ];
  }
  if (error instanceof FolderLocked) {
    return [
      `The data folder ${dataDir} is in use by process ${error.pid}. Stop that server, or set DATA_DIR to another folder.`,
    ];
  }
  const { code, syscall, address, path, message, ...failed } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (code === 'EADDRINUSE') {
    return failed.port !== undefined && failed.port === metrics?.port
      ? [`Port ${failed.port} is taken. Stop what uses it, or set METRICS_PORT to another one.`]
      : [`Port ${port} is taken. Stop what uses it, or set PORT to another one.`];
  }
  if (code === 'EACCES' && syscall === 'listen')
    return [`Port ${port} may not be used by this user. Set PORT to 1024 or above.`];
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && syscall === 'getaddrinfo' && !databaseUrl)) {
    return [`HOST is "${host}", which is no address of this machine. Leave it out to listen on all of them.`];
  }
  if (isDiskFull(error)) {
    return [
      databaseUrl
        ? 'The disk of the database at DATABASE_URL is full. Free some of it there, and start again.'
        : `The disk of the data folder ${dataDir} is full. Free some of it (an empty database takes ${emptyDatabase}), or set DATA_DIR to a folder on another disk.`,
    ];
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code ?? '') && !databaseUrl) {
    return [
      `The data folder ${dataDir} cannot be written (${code}${path ? ` at ${path}` : ''}). Give this user the right to, or set DATA_DIR to another folder.`,
    ];
  }
  if (code === 'ENOENT' && path?.includes(configsDir)) {
    return [
      `The folder ${configsDir} of documents does not exist. Start in the project's folder, or set CONFIGS_DIR.`,
    ];
  }
  if (
    databaseUrl &&
    (error instanceof DatabaseUnavailable ||
      ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'ECONNRESET'].includes(code ?? '') ||
      /^(28|3D|57P)/.test(code ?? '') ||
      /timeout/i.test(message))
  ) {
    return [
      `The database at DATABASE_URL cannot be used: ${message || `${code} ${address ?? ''}`}. Check that it runs and that DATABASE_URL is right.`,
    ];
  }
  return undefined;
}
