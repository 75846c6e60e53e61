import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './scripts/browser.mjs';

const executablePath = findBrowser();

/** Every story as a test: it draws, no block falls back, axe finds nothing. Needs scripts/stories.ts to have run. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // One page for all of them: most of the time went into loading the portal once for each file.
      isolate: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: { args: [...browserArgs], ...(executablePath ? { executablePath } : {}) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
