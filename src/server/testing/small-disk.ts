import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program where only it and its children see what is mounted; any user of Linux may, unless the machine forbids it. */
const apart = ['unshare', '--user', '--map-current-user', '--keep-caps', '--mount'] as const;

/**
 * The command line that runs a program with a file system of that size, in memory, mounted on a folder. It is gone with the
 * program's last process.
 */
export const onSmallDisk = (
  folder: string,
  mebibytes: number,
  command: readonly [string, ...string[]],
): [string, ...string[]] => [
  ...apart,
  'sh',
  '-c',
  `mount -t tmpfs -o size=${mebibytes}m,mode=700 none "$0" && exec "$@"`,
  folder,
  ...command,
];

/** True where `onSmallDisk` works. */
export const hasSmallDisks = (): Promise<boolean> => {
  const [file, ...rest] = onSmallDisk('/tmp', 1, ['true']);
  return promisify(execFile)(file, rest).then(
    () => true,
    () => false,
  );
};
