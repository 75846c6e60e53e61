import { signIn } from './support/admin.ts';
import { changeAnswer } from './support/answers.ts';
import type { RunningServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');

/** Publishes another layer of a document; each test takes it back. */
async function publish(
  server: RunningServer,
  document: string,
  change: (own: Record<string, unknown>) => unknown,
): Promise<void> {
  const operator = await signIn(server.origin);
  const own = await operator.layer('aurora', document);
  await operator.saveDraft('aurora', document, change(own));
  const answer = await operator.publish('aurora', 'Change who gets in');
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

test.describe('who gets in', () => {
  test.beforeEach(({ page }) => speak(page));

  test('no page shows before the platform has let the visitor in; maintenance replaces every path [RTE-19] [ERR-17]', async ({
    page,
    server,
    expected,
  }) => {
    expected.answer(/\/(?:index|promotions|helpmc|register)$/u, 503);

    await publish(server, 'brand/main', (own) => ({ ...own, maintenance: true }));
    for (const path of ['/index', '/promotions', '/helpmc', '/register']) {
      await page.goto(server.portal('aurora') + path);
      await expect(page.locator('h1')).toHaveText(say('status.maintenance.title'));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await publish(server, 'brand/main', (own) => ({ ...own, maintenance: false }));
    await page.goto(`${server.portal('aurora')}/promotions`);
    await expect(page.locator('main h1')).not.toHaveText(say('status.maintenance.title'));
  });

  test(
    'a region that may not enter sees the region page on every path [RTE-19] [ERR-17]',
    { tag: '@full' },
    async ({ page, server }) => {
      await changeAnswer<object>(page, '/wps/system/status', (value) => ({
        ...value,
        regionRestriction: true,
        country: 'US',
      }));
      for (const path of ['/index', '/rng']) {
        await page.goto(server.portal('aurora') + path);
        await expect(page.locator('h1')).toHaveText(say('status.region.title'));
      }
    },
  );

  test(
    'with login-to-home a visitor is sent to /login but for the open paths [RTE-21]',
    { tag: '@full' },
    async ({ page, server }) => {
      await publish(server, 'flags/main', (own) => ({
        ...own,
        flags: { ...(own['flags'] as object), loginToHome: true },
      }));
      await page.goto(`${server.portal('aurora')}/promotions`);
      await expect(page).toHaveURL(/\/login$/u);
      for (const path of ['/register', '/register.html', '/helpmc', '/download']) {
        await page.goto(server.portal('aurora') + path);
        await expect(page.locator('h1, [role=dialog] h2').first()).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(path);
      }
      await publish(server, 'flags/main', (own) => ({
        ...own,
        flags: { ...(own['flags'] as object), loginToHome: false },
      }));
    },
  );
});
