// Path of an haproxy for the test of a rolling restart. Built-ins only: it runs before anything is installed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = () => [process.env.HAPROXY, '/usr/sbin/haproxy', '/usr/local/sbin/haproxy'];

/** Path of an installed haproxy, or undefined. */
export const findHaproxy = () => candidates().find((path) => path !== undefined && existsSync(path));

/** Installs the system's haproxy where none is; without one the test stands a proxy of its own before the servers. */
export function installHaproxy() {
  if (findHaproxy() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('No haproxy found: installing one for the test of a rolling restart.');
  const install = (...args) => execFileSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 });
  try {
    install('update', '-qq');
    install('install', '-y', '-qq', '--no-install-recommends', 'haproxy');
  } catch {
    console.log('It could not be installed: the test uses its own proxy.');
  }
}
