import { expect, type Browser, type Page } from '@playwright/test';
import { operatorPassword, type RunningServer } from './server.ts';

/** Opens an address of the console, signed in as its first admin. */
export async function openConsole(page: Page, server: RunningServer, address: string): Promise<void> {
  await page.request.post(`${server.origin}/config/v1/admin/session`, {
    data: { username: 'admin', password: operatorPassword },
  });
  await page.goto(`${server.origin}/operator${address}`);
}

/** The same by the page to sign in, for a browser that signed nobody in yet. */
export async function signInByPage(page: Page, server: RunningServer, address: string): Promise<void> {
  await page.goto(`${server.origin}/operator${address}`);
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(operatorPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Publishes all drafts of the brand whose console is open. */
export async function publishNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('heading', { name: /Version \d+ is live/ })).toBeVisible();
}

/** Somebody who signs in to the console. */
export type Account = { username: string; password: string };

export const firstAdmin: Account = { username: 'admin', password: operatorPassword };

/** An address of the console as somebody, in a browser of their own. */
export async function consoleOf(
  browser: Browser,
  origin: string,
  account: Account,
  address: string,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const answer = await page.request.post(`${origin}/config/v1/admin/session`, { data: account });
  expect(answer.status()).toBe(200);
  await page.goto(`${origin}/operator${address}`);
  return page;
}

/** Finds a text in the grid of texts, and opens its first cell by the keyboard. */
export async function openText(page: Page, key: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search keys and words' }).fill(key);
  await page.getByRole('grid').getByRole('rowheader', { name: key }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}
