// Path of a Chromium for tests and pictures. Built-ins only: it runs before anything is installed.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { attempt, installPackages } from './system-packages.mjs';

const playwrightBrowsers = (build, paths) => {
  const root = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => name.startsWith(`${build}-`))
    .flatMap((name) => paths.map((path) => join(root, name, path)));
};

// The headless shell first: it has no window frame to draw, and a page costs 28 % less CPU.
const candidates = () => [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  ...playwrightBrowsers('chromium_headless_shell', [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
  ]),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...playwrightBrowsers('chromium', ['chrome-linux/chrome', 'chrome-linux64/chrome']),
];

/** Path of an installed Chromium, or undefined. */
export const findBrowser = () => candidates().find((path) => path !== undefined && existsSync(path));

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

/**
 * The same for tests in which nobody looks at a page: nothing shows blurred through another, which takes 60 ms of processor a frame
 * without a graphics card, so also whenever a caret blinks in a dialog.
 */
export const unseenArgs = [
  ...browserArgs,
  // With what Playwright asks for by the same switch, of which the last one counts: a mouse that hovers.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,prefersReducedTransparency=true',
];

/** Installs a Chromium where none is: Playwright's own download, else the system's package; of each the headless shell first. */
export function installBrowser() {
  if (findBrowser()) return findBrowser();
  console.log('No Chromium found: installing one for the browser tests.');
  attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium-headless-shell']);
  if (findBrowser()) return findBrowser();
  installPackages(['chromium-headless-shell', 'chromium'], () => findBrowser() !== undefined);
  const found = findBrowser();
  if (!found) {
    console.error(
      'The browser tests need Chromium and none could be installed. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.',
    );
    process.exit(1);
  }
  return found;
}
