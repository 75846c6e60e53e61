import type { Locator, Page } from '@playwright/test';
import { combinations } from '#run-size';
import { axe } from './support/axe.ts';
import { demoPassword } from './support/server.ts';
import { tokenOf } from './support/member.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page): Locator => page.locator('dialog[open]').last();
const tile = (page: Page, name: string): Locator =>
  page.locator('.lv-game-grid').getByRole('button', { name: new RegExp(name, 'u') });

/** By the cookie: a script that chooses would run in the frame of the game too. */
const inEnglish = (page: Page, portal: string): Promise<void> =>
  page.context().addCookies([{ name: 'livery_language', value: 'en', url: portal }]);

async function logIn(page: Page): Promise<void> {
  const form = dialog(page);
  await form.locator('[name="username"]').fill('demo');
  await form.locator('[name="password"]').fill(demoPassword);
  await form.locator('form button[type="submit"]').click();
}

test('leads a visitor over the login into the game, which stands in a frame of its own origin [GAM-04] [GAM-06] [RTE-17] [ROL-01]', async ({
  page,
  server,
}) => {
  const portal = server.portal('aurora');
  await inEnglish(page, portal);
  await page.goto(`${portal}/rng`);
  await tile(page, '^Gem Cascade').click();
  await expect(page.getByText('You are not logged in. Please log in.')).toBeVisible();
  await logIn(page);
  await page.waitForURL('**/game?game=gem-cascade');
  const frame = page.locator('iframe[title="Gem Cascade"]');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/u);
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.hostname).toBe('vendors.localhost');
  // Nothing of the portal's session is in an address.
  const token = await tokenOf(page);
  expect(token).not.toBe('');
  for (const url of [address.href, page.url()]) expect(url).not.toContain(token);
  await expect(page.frameLocator('iframe').locator('body')).not.toBeEmpty();
  // A reload starts the same game again: its address was kept in memory alone.
  await page.reload();
  await expect(frame).toBeVisible();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.waitForURL('**/rng');
  await expect(page.getByRole('heading', { name: 'Played last' })).toBeVisible();
});

test("shows a vendor's list for an entry that stands for the vendor [GAM-02] [MOD-08]", async ({
  page,
  server,
}) => {
  const portal = server.portal('padauk');
  await inEnglish(page, portal);
  await page.goto(`${portal}/rng?category=mini`);
  await tile(page, '^Pocketspark Mini').click();
  const list = dialog(page);
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await list.getByRole('searchbox').fill('coin');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test(
  'opens a separate provider in a window, or with a link where the browser allows none [GAM-03] [ERR-18]',
  { tag: '@full' },
  async ({ page, server }) => {
    const portal = server.portal('aurora');
    await inEnglish(page, portal);
    await page.goto(`${portal}/login`);
    await logIn(page);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.goto(`${portal}/game?game=blitz-keno`);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: 'Open in a new window' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(/window|pop/iu);
    const link = dialog(page).getByRole('link', { name: 'Open in a new window' });
    expect(new URL((await link.getAttribute('href')) ?? '').hostname).toBe('vendors.localhost');
  },
);

/** Presses that a search takes beside typing, at a width of the page; presses.e2e.ts searches on a phone. */
for (const width of [390, 1440])
  test(
    `a game is found and opened from any page by two presses beside typing, at ${width} px`,
    { tag: width === 1440 ? [] : ['@full'] },
    async ({ page, server }) => {
      const portal = server.portal('aurora');
      await inEnglish(page, portal);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${portal}/promotions`);
      await isTakenOver(page);
      const place =
        width < 900 ? page.getByRole('navigation', { name: 'Shortcuts' }) : page.getByRole('banner');
      const open = place.getByRole('button', { name: 'Search' });
      await open.click();
      const search = dialog(page);
      const field = search.getByRole('combobox');
      await expect(field).toBeFocused();
      await expect(
        search.getByRole('group', { name: 'Popular games' }).getByRole('option').first(),
      ).toBeVisible();
      expect(await axe(page)).toEqual([]);

      // Two letters are wrong, and the words stand the other way round.
      await page.keyboard.type('kaskade gem');
      await expect(search.getByRole('status').first()).toHaveText(
        'Nothing is called “kaskade gem”, but nearly so:',
      );
      await expect(search.getByRole('option').first()).toHaveText(/^Gem Cascade/u);
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(open).toBeFocused();

      // A press of the button, one of the game.
      await open.click();
      await expect(field).toBeFocused();
      await page.keyboard.type('gem');
      const found = search.getByRole('group', { name: 'Games', exact: true });
      await found.getByRole('option', { name: /^Gem Cascade/u }).click();
      await expect(page.getByText('You are not logged in. Please log in.')).toBeVisible();
      await logIn(page);
      await page.waitForURL('**/game?game=gem-cascade');
      await expect(page.locator('dialog[open]')).toHaveCount(0);

      await page.goto(`${portal}/index`);
      await page
        .locator('main')
        .getByRole('region', { name: 'Continue playing' })
        .getByRole('button', { name: /Gem Cascade/u })
        .click();
      await page.waitForURL('**/game?game=gem-cascade');
      await page.goto(`${portal}/index`);
      await isTakenOver(page);
      await place.getByRole('button', { name: 'Search' }).click();
      await search.getByRole('option', { name: 'Gem Cascade', exact: true }).click();
      await expect(field).toHaveValue('Gem Cascade');
      await field.fill('slots');
      await search.getByRole('option', { name: /^Slots/u }).click();
      await page.waitForURL('**/rng');
    },
  );

test(
  'nothing that floats covers what a phone shows, and no entry of its bars is cut off',
  { tag: '@full' },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Every pair of brand, language and page.
    for (const [brand, language, path] of combinations<[brand: string, language: string, path: string]>(
      [
        ['aurora', 'my', '/index'],
        ['aurora', 'en', '/rng'],
        ['padauk', 'my', '/rng'],
        ['padauk', 'en', '/index'],
      ],
      [
        ['aurora', 'my', '/rng'],
        ['aurora', 'en', '/index'],
        ['padauk', 'my', '/index'],
        ['padauk', 'en', '/rng'],
      ],
    )) {
      const portal = server.portal(brand);
      await page.context().addCookies([{ name: 'livery_language', value: language, url: portal }]);
      await page.goto(portal + path);
      await isTakenOver(page);
      await expect(page.locator('.lv-bottom-bar')).toBeVisible();
      const where = `${brand} in ${language}: ${path}`;
      expect(await cutLabels(page), where).toEqual([]);
      expect(await coveredLinks(page), where).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => coveredLinks(page, '.lv-footer'), { message: where }).toEqual([]);
    }
  },
);

/** Words of the bottom bar that do not fit into their entry. */
const cutLabels = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.lv-bottom-bar .lv-menu-label')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );

/** Links and buttons of a part of the page in view whose middle is under something else than a bar along an edge. */
const coveredLinks = (page: Page, part = 'main'): Promise<string[]> =>
  page.evaluate((inside) => {
    const bars = [...document.querySelectorAll('.lv-header, .lv-bottom-bar')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    const [top, bottom] = [bars[0]?.bottom ?? 0, bars[1]?.top ?? innerHeight];
    return [...document.querySelectorAll(`${inside} :is(a, button):not(:disabled)`)].flatMap((link) => {
      const { left, right, top: from, bottom: to } = link.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (from + to) / 2];
      if (x < 0 || x > innerWidth || from < top || to > bottom || link.closest('[inert]')) return [];
      const above = document.elementFromPoint(x, y);
      const isClear =
        !above ||
        link.contains(above) ||
        above.contains(link) ||
        getComputedStyle(link).pointerEvents === 'none';
      return isClear ? [] : [`${link.textContent} under ${above.className}`];
    });
  }, part);
