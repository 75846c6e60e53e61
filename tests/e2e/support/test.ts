import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { watchPages, type Expected } from './page-faults.ts';
import { defaultPassword, startServer, type RunningServer } from './server.ts';

let sharedContext: BrowserContext | undefined;

type OfTest = { expected: Expected };
/** One list for all files: a test with other fixtures of a worker would start its worker, and so the server, anew. */
type OfWorker = { server: RunningServer; sharedPage: Page };

/** Tests with a server of their worker, whose pages meet no fault that they do not announce. */
export const test = base.extend<OfTest, OfWorker>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // It believes where a request says it comes from, so that a test can be elsewhere.
      const server = await startServer({ TRUST_PROXY: 'on', DEFAULT_PASSWORD: defaultPassword });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  sharedPage: [
    async ({ browser }, use) => {
      sharedContext = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      await sharedContext.addInitScript(() => {
        // An empty page has no storage.
        if (window !== top || origin === 'null') return;
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem('livery.language', 'en');
      });
      await use(await sharedContext.newPage());
      await sharedContext.close();
    },
    { scope: 'worker' },
  ],
  expected: [
    async ({ browser }, use) => {
      const { expected, stop } = watchPages(browser);
      await use(expected);
      // Contexts that a test opened beside its own page.
      for (const context of browser.contexts()) if (context !== sharedContext) await context.close();
      const met = stop();
      // In the first line, which the summary of a run shows.
      if (met.length > 0) throw new Error(`The pages met what the test did not announce: ${met.join(' · ')}`);
    },
    { auto: true },
  ],
});

/**
 * Tests that only look, in English: all of a worker share one page, which costs half of a page of one's own. Nothing that a page keeps
 * outlives its document; a test that reloads, logs in, resizes or answers for the server takes `test`.
 */
export const lookingTest = test.extend({
  page: async ({ sharedPage }, use) => {
    await use(sharedPage);
    await sharedPage.context().clearCookies();
    await sharedPage.goto('about:blank');
  },
});

export { expect };
