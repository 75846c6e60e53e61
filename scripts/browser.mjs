// Where a Chromium is, for tests and pictures. Built-ins only: it runs before anything is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const candidates = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const playwrightBrowsers = () => {
  const root = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) =>
      ['chrome-linux/chrome', 'chrome-linux64/chrome'].map((path) => join(root, name, path)),
    );
};

/** Path of an installed Chromium, or undefined. */
export const findBrowser = () =>
  [...candidates, ...playwrightBrowsers()].find((path) => path !== undefined && existsSync(path));

/** Switches that let Chromium run headless without a network and as any user. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const attempt = (command, args) => {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
};

/** Installs a Chromium where none is: Playwright's own download, else the system's package. */
export function installBrowser() {
  if (findBrowser()) return findBrowser();
  console.log('No Chromium found: installing one for the browser tests.');
  attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  if (findBrowser()) return findBrowser();
  if (process.getuid?.() === 0) {
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  const found = findBrowser();
  if (!found) {
    console.error(
      'The browser tests need Chromium and none could be installed. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
    );
    process.exit(1);
  }
  return found;
}
