import { routes } from './support/routes.ts';
import { expect, lookingTest as looking, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';
import { isTakenOver } from './support/taken-over.ts';

const rows: Partial<Record<keyof typeof routes, string>> = {
  '/index': ' [RTE-02]',
  '/pointMall': ' [RTE-04]',
  '/vnlottery': ' [RTE-06]',
  '/elott': ' [RTE-07]',
  '/sports': ' [RTE-09]',
  '/promotions': ' [RTE-10]',
  '/seamless': ' [RTE-12]',
  '/help': ' [RTE-13]',
  '/helpmc': ' [RTE-14]',
  '/down': ' [RTE-15]',
  '/join': ' [RTE-16]',
  '/game': ' [RTE-17]',
};

const brands = ['aurora', 'padauk'] as const;

/** Pages of the short run, at a brand each: every frame. The walks of accessibility.e2e.ts go to all of them, component tests show each. */
const short = new Set([
  'aurora /index',
  'padauk /promotions',
  'aurora /lottery',
  'padauk /seamless',
  'padauk /helpmc',
]);

for (const [path, frame] of Object.entries(routes)) {
  for (const brand of brands) {
    const tag = short.has(`${brand} ${path}`) ? [] : ['@full'];
    looking(
      `${brand}: ${path} shows its screen in the frame ${frame}${rows[path as keyof typeof routes] ?? ''}`,
      { tag },
      async ({ page, server }) => {
        const answer = await page.goto(server.portal(brand) + path);
        expect(answer?.status()).toBe(200);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(frame === 'none' ? 0 : 1);
        await expect(page.getByRole('contentinfo')).toHaveCount(frame === 'full' ? 1 : 0);
        await expect(page.locator('.lv-skeleton')).toHaveCount(0);
      },
    );
  }
}

const say = wordsOf('aurora');

test.describe('routing', () => {
  test.beforeEach(({ page }) => speak(page));

  test('/ leads to /index [RTE-01]', { tag: '@full' }, async ({ page, server }) => {
    await page.goto(server.portal('aurora'));
    await expect(page).toHaveURL(/\/index$/u);
  });

  for (const path of ['/register', '/register.html']) {
    test(
      `${path} opens the registration over the home page [RTE-03]`,
      { tag: path === '/register' ? [] : ['@full'] },
      async ({ page, server }) => {
        await page.goto(server.portal('aurora') + path);
        await expect(page.getByRole('dialog', { name: say('modal.register.title') })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(/\/index$/u);
        await expect(page.locator('main h1')).toBeVisible();
      },
    );
  }

  test(
    'the lottery page hides and shows its navigation [RTE-05]',
    { tag: '@full' },
    async ({ page, server }) => {
      await page.goto(`${server.portal('aurora')}/lottery?gameCode=dice-tumble&playType=sum-sides`);
      const navigation = page.getByRole('navigation', { name: say('menu.main.label') });
      await expect(navigation).toBeVisible();
      await page.getByRole('button', { name: say('header.hideNavigation') }).click();
      await expect(navigation).toBeHidden();
      await page.getByRole('button', { name: say('header.showNavigation') }).click();
      await expect(navigation).toBeVisible();
    },
  );

  test(
    'one games page serves the categories, and a vendor narrows it [RTE-08]',
    { tag: '@full' },
    async ({ page, server }) => {
      for (const path of ['/rng', '/pvp', '/fish', '/live']) {
        await page.goto(server.portal('aurora') + path);
        await expect(page.locator('.lv-games-page')).toBeVisible();
      }
      await page.goto(`${server.portal('aurora')}/rng`);
      const games = page.locator('.lv-game-card');
      await expect(games.first()).toBeVisible();
      const all = await games.count();
      const vendors = (await (
        await fetch(`${server.origin}/wps/relay/GCSGAME_gameVendor`, {
          headers: { 'x-gateway-version': '3', 'x-module-id': 'portal' },
        })
      ).json()) as {
        value: { vendors: { vassalage: string; gameType: string; name: string }[] };
      };
      const vendor = vendors.value.vendors.find(({ gameType }) => gameType === 'RNG');
      await page.goto(`${server.portal('aurora')}/rng?vassalage=${vendor?.vassalage ?? ''}`);
      await expect(games.first()).toBeVisible();
      expect(await games.count()).toBeLessThan(all);
    },
  );

  test('what is chosen on a page stands in its address, and leaves the place and the keyboard where they are', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.portal('aurora')}/rng`);
    const sort = page.getByRole('combobox', { name: say('block.games.sort') });
    await expect(page.locator('.lv-game-grid .lv-game').first()).toBeVisible();
    await sort.focus();
    const before = await page.evaluate(() => {
      scrollBy(0, 40);
      return scrollY;
    });
    expect(before).toBeGreaterThan(0);
    await sort.selectOption('name');
    await expect(page).toHaveURL(/\?sort=name$/u);
    await expect(page.locator('.lv-game-grid .lv-game').first()).toBeVisible();
    await expect(sort).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await page.goto(`${server.portal('aurora')}/rng?category=gone`);
    await isTakenOver(page);
    await page.getByRole('button', { name: say('block.games.widen') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.lv-game-grid .lv-game').first()).toBeVisible();
    await expect(page.locator('.lv-browser')).toBeFocused();

    await page.goto(`${server.portal('aurora')}/lottery?gameCode=dice-tumble`);
    await isTakenOver(page);
    await page.getByRole('tab', { name: say('lottery.view.play') }).focus();
    await page.keyboard.press('ArrowRight');
    // The tabs of the room; those of its bets come after them.
    const next = page.getByRole('tab', { selected: true }).first();
    await expect(next).not.toHaveText(say('lottery.view.play'));
    await expect(page).toHaveURL(/view=/u);
    await expect(next).toBeFocused();
  });

  test('a promotion has a page of its own [RTE-11]', { tag: '@full' }, async ({ page, server }) => {
    await page.goto(`${server.portal('aurora')}/promotions`);
    const promotion = page.locator('main .lv-promo-link').first();
    await promotion.click();
    await expect(page).toHaveURL(/\/promoDetail\?id=/u);
    await expect(page.locator('main h1')).toBeVisible();
  });

  test('going on starts at the top or at the hash, going back returns to the place [RTE-20]', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.portal('aurora')}/index`);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('.lv-skeleton')).toHaveCount(0);
    const link = page.getByRole('contentinfo').getByRole('link').filter({ hasText: /\S/u }).first();
    await link.scrollIntoViewIfNeeded();
    // From then on the sizes of all sections are known.
    await expect(page.locator('html[data-near-first]')).toHaveCount(0);
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL(/\/help/u);
    const hash = new URL(page.url()).hash;
    if (hash) await expect(page.locator(hash)).toBeInViewport();
    else expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/index$/u);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 300);
    await page
      .getByRole('link', { name: say('menu.promotions') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/promotions/u);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
