import type { Page } from '@playwright/test';
import { changeAnswer } from './support/answers.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');
const gateway = { 'x-gateway-version': '3', 'x-module-id': 'portal' };

test.beforeEach(async ({ page }) => speak(page));

test(
  'the header holds the language picker and the ways in, and the bar of a member [NAV-01]',
  { tag: '@full' },
  async ({ page, server }) => {
    await page.goto(`${server.portal('aurora')}/index`);
    const header = page.getByRole('banner');
    await expect(
      header.getByRole('button', { name: new RegExp(say('language.choose'), 'iu') }),
    ).toBeVisible();
    await expect(header.getByRole('button', { name: say('action.login') }).first()).toBeVisible();
    await expect(header.getByRole('button', { name: say('action.register') }).first()).toBeVisible();
  },
);

test(
  'navigation leads home, to categories with their vendors, to promotions and the download [NAV-02]',
  { tag: '@full' },
  async ({ page, server }) => {
    await page.goto(`${server.portal('aurora')}/index`);
    const navigation = page.getByRole('navigation', { name: say('menu.main.label') });
    for (const key of ['menu.home', 'menu.rng', 'menu.live'])
      await expect(navigation.getByText(say(key), { exact: true }).first()).toBeVisible();
    const more = navigation.getByRole('button', { name: say('nav.rest'), exact: true });
    if (await more.isVisible()) await more.click();
    for (const key of ['menu.promotions', 'menu.download'])
      await expect(
        page
          .getByRole('link', { name: say(key), exact: true })
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    await page.keyboard.press('Escape');
    await navigation.getByRole('button', { name: say('nav.more', { name: say('menu.rng') }) }).focus();
    await page.keyboard.press('Enter');
    const vendors = page.locator(':popover-open img');
    await expect(vendors.nth(2)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(vendors).toHaveCount(0);
  },
);

test('a category without vendors does not show [NAV-03]', { tag: '@full' }, async ({ page, server }) => {
  await changeAnswer<{ vendors: { gameType: string }[] }>(page, '/GCSGAME_gameVendor', ({ vendors }) => ({
    vendors: vendors.filter(({ gameType }) => gameType !== 'FISH'),
  }));
  await page.goto(`${server.portal('aurora')}/index`);
  const navigation = page.getByRole('navigation', { name: say('menu.main.label') });
  await expect(navigation.getByText(say('menu.rng'), { exact: true })).toBeVisible();
  await expect(navigation.getByText(say('menu.fish'), { exact: true })).toHaveCount(0);
});

test(
  'the footer holds the help menu and a copyright line [NAV-04]',
  { tag: '@full' },
  async ({ page, server }) => {
    await page.goto(`${server.portal('aurora')}/index`);
    const footer = page.getByRole('contentinfo');
    await expect(
      footer
        .getByRole('navigation', { name: say('menu.footer.label') })
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await expect(footer).toContainText(new RegExp(`©.*${say('brand.name')}`, 'u'));
  },
);

test(
  'the side bar holds support, agent, download and promotions [NAV-05]',
  { tag: '@full' },
  async ({ page, server }) => {
    await page.goto(`${server.portal('aurora')}/index`);
    const side = page.getByRole('navigation', { name: say('menu.side.label') });
    const { value } = (await (
      await fetch(`${server.origin}/wps/system/domainRoute`, { headers: gateway })
    ).json()) as { value: { customerService: object[] } };
    expect(value.customerService.length).toBeGreaterThan(2);
    await expect(side.locator('li').nth(5)).toBeVisible();
    await expect(side.getByRole('link', { name: say('menu.promotions') })).toHaveCount(1);
  },
);

test(
  'customer service opens in a small window of its own [NAV-06]',
  { tag: '@full' },
  async ({ page, server }) => {
    await page
      .context()
      .route('https://telegram.aurora.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '' }),
      );
    await page.goto(`${server.portal('aurora')}/index`);
    const side = page.getByRole('navigation', { name: say('menu.side.label') });
    const opened = page.waitForEvent('popup');
    await side.getByRole('button', { name: say('support.telegram'), exact: true }).click();
    const popup = await opened;
    await expect.poll(() => popup.evaluate(() => innerWidth).catch(() => Number.NaN)).toBeLessThan(700);
    await popup.close();
  },
);

test('the theme switch turns the page light and back, and is remembered [OFF-31]', async ({
  page,
  server,
}) => {
  await page.goto(`${server.portal('aurora')}/index`);
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-canvas'));
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const dark = await background();
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(say('theme.toLight'), 'iu') })
    .click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect.poll(background).not.toBe(dark);
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('the chosen language is kept in local storage [OFF-24]', async ({ browser, server }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.portal('aurora')}/index`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');
  const burmese = wordsOf('aurora', 'my');
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(burmese('language.choose'), 'u') })
    .click();
  // Aurora offers so many that they are searched.
  await page.getByRole('option', { name: /^English/u }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: say('menu.home') }).first()).toBeVisible();
  // What was off the screen is left out of the change's own frame, and no longer (language/off-screen.ts).
  await expect(page.locator('.lv-main > [style*="content-visibility"]')).toHaveCount(0);
  expect(await page.evaluate(() => Object.values({ ...localStorage }))).toContain('en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('closing a dialog gives the focus back to what opened it', async ({ page, server }) => {
  await page.goto(`${server.portal('aurora')}/index`);
  const opener = page.getByRole('banner').getByRole('button', { name: say('action.login'), exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

/**
 * Loses the first `times` fetches of each file that matches; answers how often each was asked for. That is twice more for code, which is
 * fetched and then imported: looking at requests turns the cache off that it would come out of.
 */
async function loseFirst(page: Page, files: string, times: number): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  await page.route(files, (route) => {
    const url = route.request().url();
    const count = (asked.get(url) ?? 0) + 1;
    asked.set(url, count);
    return count > times ? route.continue() : route.abort();
  });
  return asked;
}

test('a style sheet that failed once is there after the retry', async ({ page, server, expected }) => {
  expected.noAnswer(/\/GamesPage[^/]*\.css$/u);
  const asked = await loseFirst(page, '**/_portal/assets/GamesPage*.css', 1);
  await page.goto(`${server.portal('aurora')}/rng`);
  const games = page.locator('.lv-games-page');
  await expect(games).toBeVisible();
  expect([...asked.values()]).toEqual([2]);
  await expect(games).toHaveCSS('display', 'grid');
});

test('code that failed is there after the retry, and after the player asks for it, without another page', async ({
  page,
  server,
  expected,
}) => {
  expected.noAnswer(/\/games-[^/]*\.js$/u);
  expected.noAnswer(/\/LotteryLobby[^/]*\.js$/u);
  expected.console(/^\[livery\] BLOCK_FAILED: Block "lotteryLobby"/u);
  let lost = true;
  await page.route('**/_portal/assets/LotteryLobby*.js', (route) =>
    lost ? route.abort() : route.continue(),
  );
  // A chunk that other code imports: the browser also caches its failure when an importer asked for it.
  const retried = await loseFirst(page, '**/_portal/assets/games-*.js', 2);
  await page.goto(`${server.portal('aurora')}/rng`);
  await page.evaluate(() => (document.body.dataset['since'] = 'start'));
  await expect(page.locator('.lv-games-page')).toBeVisible();
  expect([...retried.values()]).toEqual([4]);

  await page
    .getByRole('banner')
    .getByRole('link', { name: say('menu.lott'), exact: true })
    .click();
  const again = page.getByRole('button', { name: say('common.retry') });
  await expect(again).toBeVisible();
  lost = false;
  // The menu of the entry that was pressed stands over the page while the pointer is on it.
  await page.mouse.move(0, 890);
  await again.click();
  await expect(page.locator('.lv-lottery').first()).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset['since'])).toBe('start');
});
