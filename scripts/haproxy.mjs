// Path of an haproxy for the test of a rolling restart. Built-ins only: it runs before anything is installed.
import { existsSync } from 'node:fs';
import { installPackages } from './system-packages.mjs';

const candidates = () => [process.env.HAPROXY, '/usr/sbin/haproxy', '/usr/local/sbin/haproxy'];

/** Path of an installed haproxy, or undefined. */
export const findHaproxy = () => candidates().find((path) => path !== undefined && existsSync(path));

/** Installs the system's haproxy where none is; without one the test stands a proxy of its own before the servers. */
export function installHaproxy() {
  if (findHaproxy()) return;
  console.log('No haproxy found: installing one for the test of a rolling restart.');
  installPackages(['haproxy'], () => findHaproxy() !== undefined);
  if (!findHaproxy()) console.log('It could not be installed: the test uses a proxy of its own.');
}
