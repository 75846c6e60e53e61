import { expect, type Page } from '@playwright/test';

/** Waits until the page that the server drew has become the visitor's own. */
export const isTakenOver = (page: Page): Promise<void> =>
  expect(page.locator('html[data-drawn]')).toHaveCount(0, { timeout: 30_000 });
