import { test as base } from '@playwright/test';
import { draftQuickPuzzle, signIn } from './admin.ts';
import { startServer, type RunningServer } from './server.ts';

/** Publishes rules that ask for no captcha: a test cannot read the picture, which is what it is for. And a quick puzzle. */
async function easyToEnter(server: RunningServer): Promise<void> {
  const operator = await signIn(server.origin);
  for (const brand of ['aurora', 'padauk']) {
    const layer = await operator.layer(brand, 'rules/register');
    await operator.saveDraft(brand, 'rules/register', {
      ...layer,
      fields: { ...(layer['fields'] as object), captcha: { enabled: false, required: false } },
    });
    await draftQuickPuzzle(operator, brand);
    const { status, body } = await operator.publish(brand, 'Ask for no captcha and little of a puzzle');
    if (status !== 200) throw new Error(`Publishing ${brand} was refused: ${JSON.stringify(body)}`);
  }
}

/** Tests with a server of their worker and a record of what the page complained about. */
export const test = base.extend<{ complaints: string[] }, { server: RunningServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer();
      await easyToEnter(server);
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
