// Path of a Redis or Valkey server for the tests of hints through it. Built-ins only: it runs before anything is installed.
import { existsSync } from 'node:fs';
import { installPackages } from './system-packages.mjs';

const candidates = () => [
  process.env.REDIS_SERVER,
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/usr/bin/valkey-server',
];

/** Path of an installed server, or undefined. */
export const findRedis = () => candidates().find((path) => path !== undefined && existsSync(path));

/** Installs the system's Redis where none is; without one the tests of it are left out. */
export function installRedis() {
  if (findRedis()) return;
  console.log('No Redis found: installing one for the tests of hints through it.');
  installPackages(['redis-server', 'valkey-server'], () => findRedis() !== undefined);
  if (!findRedis()) console.log('It could not be installed: tests of hints through Redis are left out.');
}
