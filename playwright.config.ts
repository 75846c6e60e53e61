import { defineConfig } from '@playwright/test';
import { full, fullTag } from '#run-size';
import { unseenArgs, findBrowser } from './scripts/browser.mjs';

const executablePath = findBrowser();

const inBurmese = (brand: string) => ({
  name: 'livery_language',
  value: 'my',
  domain: `${brand}.localhost`,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  grepInvert: full ? [] : new RegExp(`@${fullTag}\\b`, 'u'),
  globalSetup: './tests/e2e/support/first-start.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  // On a build server once more, with what needed it named at the end of the run.
  retries: process.env['CI'] ? 1 : 0,
  // Limits that only a fault reaches: a preview is the whole brand checked anew, on a machine that has other work.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    viewport: { width: 1440, height: 900 },
    // Visitors who have chosen Burmese, the default of the demo brands: the browser itself asks for English.
    storageState: { cookies: ['aurora', 'padauk'].map(inBurmese), origins: [] },
    // Moving pictures drawn without a graphics card take half of the processor. Files that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: [...unseenArgs], ...(executablePath ? { executablePath } : {}) },
    // A service worker takes navigations from page.route; its own test lets it in.
    serviceWorkers: 'block',
    trace: 'off',
  },
});
