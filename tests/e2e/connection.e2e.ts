import type { Page } from '@playwright/test';
import { follow } from './support/follow.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

/** Opens a page, and waits for the code that watches its connection, which comes when the page has been taken over for a while. */
async function openWatched(page: Page, address: string): Promise<void> {
  const watch = page.waitForResponse(/\/late-services-[^/]*\.js$/u);
  await page.goto(address);
  await isTakenOver(page);
  await watch;
}

for (const language of ['en', 'my', 'zh-CN'])
  test(
    `a page without a network says so, and loads what failed meanwhile once it is back, in ${language}`,
    { tag: language === 'zh-CN' ? [] : ['@full'] },
    async ({ page, context, server, expected }) => {
      expected.perhaps.noAnswer(/./u, /ERR_INTERNET_DISCONNECTED/u);
      expected.perhaps.console(/ERR_INTERNET_DISCONNECTED|STATUS_UNKNOWN|BLOCK_FAILED/u);
      const say = wordsOf('aurora', language);
      const told = (key: string) => page.getByRole('status').filter({ hasText: say(key) });
      await speak(page, language);
      await openWatched(page, `${server.portal('aurora')}/promotions`);
      await expect(told('connection.offline')).toHaveCount(0);

      await context.setOffline(true);
      await expect(told('connection.offline')).toBeVisible();
      const lotteries = page.locator('main a[href*="gameCode="]');
      await follow(page, '/lottery');
      await expect(lotteries).toHaveCount(0);

      await context.setOffline(false);
      await expect(told('connection.back')).toBeVisible();
      await expect(told('connection.offline')).toHaveCount(0);
      await expect(lotteries.first()).toBeVisible();
    },
  );

test('a page whose platform is away says so while the network is there, and goes on by itself', async ({
  page,
  server,
  expected,
}) => {
  expected.perhaps.noAnswer(/\/(?:wps|lgw|lotto)\//u, /ERR_CONNECTION_REFUSED/u);
  expected.perhaps.console(/STATUS_UNKNOWN/u);
  const say = wordsOf('padauk', 'my');
  const told = (key: string) => page.getByRole('status').filter({ hasText: say(key) });
  await speak(page, 'my');
  await openWatched(page, `${server.portal('padauk')}/promotions`);
  const platform = /\/(?:wps|lgw|lotto)\//u;
  await page.route(platform, (route) => route.abort('connectionrefused'));
  await follow(page, '/lottery');
  await expect(told('connection.unreachable')).toBeVisible();
  await page.unroute(platform);
  await expect(told('connection.back')).toBeVisible();
  await expect(told('connection.unreachable')).toHaveCount(0);
  await expect(page.locator('main a[href*="gameCode="]').first()).toBeVisible();
});
