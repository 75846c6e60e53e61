// Packages of the system for tests. Built-ins only: it runs before anything is installed.
import { execFileSync } from 'node:child_process';

/** True if the command ends well. */
export const attempt = (command, args) => {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
};

/** Installs, where apt is and may be used, one package after the other until `isThere`. */
export function installPackages(names, isThere) {
  if (process.getuid?.() !== 0) return;
  attempt('apt-get', ['update', '-qq']);
  for (const name of names) if (!isThere()) attempt('apt-get', ['install', '-y', '-qq', name]);
}
