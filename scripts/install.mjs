// Brings node_modules up to package-lock.json when it is missing or older. Built-ins only.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installBrowser } from './browser.mjs';
import { installHaproxy } from './haproxy.mjs';
import { installRedis } from './redis.mjs';

const root = join(import.meta.dirname, '..');
process.chdir(root);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Livery needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node and run the command again.`,
  );
  process.exit(1);
}

const mark = join('node_modules', '.livery-lock');
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const present = existsSync(mark) ? readFileSync(mark, 'utf8') : '';

if (present !== wanted) {
  // npm ci empties the folder first, and would do so with the one that the link leads to.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      'node_modules is a symbolic link, and installing would empty the folder it leads to. Remove the link and run the command again.',
    );
    process.exit(1);
  }
  console.log('Installing dependencies (npm ci) …');
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  } catch {
    console.error(
      'Dependencies could not be installed. Check the network and the message above, then run the command again.',
    );
    process.exit(1);
  }
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(mark, wanted);
}

if (process.argv.includes('--browser')) installBrowser();
if (process.argv.includes('--haproxy')) installHaproxy();
if (process.argv.includes('--redis')) installRedis();
