import type { Locator, Page } from '@playwright/test';
import { demoPassword } from './support/server.ts';
import { tokenOf } from './support/member.ts';
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

test('opens a separate provider in a window, or with a link where the browser allows none [GAM-03] [ERR-18]', async ({
  page,
  server,
}) => {
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
});
