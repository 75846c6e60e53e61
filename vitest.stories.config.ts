import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { full, fullTag } from './tests/run-size.mjs';
import { pictureTag } from './.storybook/testing/story-tags.ts';
import { matchPicture, resizeWindow } from './tests/pictures/match-picture.ts';
import { browserArgs, findBrowser } from './scripts/browser.mjs';

const executablePath = findBrowser();

type Run = {
  full: boolean;
  /** Only the stories of which pictures are kept; axe does not look at them. */
  pictures?: boolean;
};

/** Stories as tests. Needs scripts/stories.ts to have run. */
export const storiesConfig = ({ full: whole, pictures = false }: Run): ViteUserConfig =>
  defineConfig({
    plugins: [
      storybookTest({
        configDir: '.storybook',
        tags: { exclude: whole ? [] : [fullTag], ...(pictures && { include: [pictureTag] }) },
      }),
    ],
    test: {
      name: 'stories',
      globalSetup: ['tests/pictures/global-setup.ts'],
      setupFiles: ['.storybook/testing/setup.ts'],
      env: { LIVERY_FULL: whole ? '1' : '', LIVERY_CHECKED: pictures ? 'none' : whole ? 'all' : 'plain' },
      testTimeout: 60_000,
      // Vitest leaves one core to itself, which has next to nothing to do: on two cores that is one page.
      maxWorkers: 2,
      // What a story says on the console fails it.
      silent: 'passed-only',
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // One page for all of them: most of the time went into loading the portal once for each file.
        isolate: false,
        viewport: { width: 1280, height: 900 },
        provider: playwright({
          launchOptions: { args: [...browserArgs], ...(executablePath ? { executablePath } : {}) },
          contextOptions: { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } },
        }),
        commands: { matchPicture, resizeWindow },
        instances: [{ browser: 'chromium' }],
      },
    },
  });

/** Every story draws, no block falls back, nothing is said on the console, axe finds nothing, and it looks as it did. */
export default storiesConfig({ full });
