import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.ts';

// The stories are files: no server starts for them.
const { globalSetup: _, ...base } = endToEnd;

/** Compares stories of the built Storybook with the pictures in tests/pictures/reference. */
export default defineConfig({
  ...base,
  testDir: 'tests/pictures',
  testMatch: '**/*.pictures.ts',
  fullyParallel: true,
  // What differs is kept in test-results: the picture as it is, as it should be, and the difference.
  snapshotPathTemplate: 'tests/pictures/reference/{arg}{ext}',
  expect: {
    timeout: 15_000,
    // Edges of letters differ from one version of a browser to the next, and at half the size a line may fall a pixel lower.
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.03,
      threshold: 0.25,
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
    },
  },
});
