import { test as base } from '@playwright/test';
import { startServer, type RunningServer } from './server.ts';

/** Tests with a server of their worker and a record of what the page complained about. */
export const test = base.extend<{ complaints: string[] }, { server: RunningServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Errors of the page itself and refusals by the content security policy; a test expects none at its end.
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted ?Type|violates/i.test(message.text()))
        complaints.push(message.text());
    });
    await use(complaints);
  },
});
export { expect } from '@playwright/test';
