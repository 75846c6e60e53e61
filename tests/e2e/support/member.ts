import type { Locator, Page } from '@playwright/test';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { demoPassword, type RunningServer } from './server.ts';
import { expect } from './test.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('aurora');

/** Payment password of demo accounts that got one by `logInToPay`. */
export const paymentPassword = '730194';

/** Logs an account in on the page, by default one of the demo's at aurora. */
export async function logIn(
  page: Page,
  server: RunningServer,
  account: string,
  { brand = 'aurora', password = demoPassword } = {},
): Promise<void> {
  await page.goto(`${server.portal(brand)}/login`);
  const login = page.getByRole('dialog');
  await login.locator('[name="username"]').fill(account);
  await login.locator('[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Token of the page's session, which no code of the page can read. */
export async function tokenOf(page: Page): Promise<string> {
  const { hostname } = new URL(page.url());
  const kept = (await page.context().cookies()).find(
    ({ name, domain }) => name === 'gw_session' && domain === hostname,
  );
  return decodeURIComponent(kept?.value ?? '').split(' ')[0] ?? '';
}

/** Takes the login from the browser without a word to the platform, as when its data is cleared. */
export async function forgetLogin(page: Page): Promise<void> {
  // A page of the portal would still ask for what is the member's.
  await page.goto(new URL('/healthz', page.url()).href);
  await page.context().clearCookies({ name: 'gw_session' });
  await page.evaluate(() => {
    localStorage.removeItem('livery.session');
    sessionStorage.clear();
  });
}

/** Logs a demo account in on the page, and gives it a payment password; answers its session. A server's account can be given one once. */
export async function logInToPay(
  page: Page,
  server: RunningServer,
  account: string,
  brand = 'aurora',
): Promise<{ client: GatewayClient; token: string }> {
  await logIn(page, server, account, { brand });
  const token = await tokenOf(page);
  const client = new GatewayClient(server.origin, `${brand}.localhost:${server.port}`);
  const password = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword };
  await client.value('paymentPassword', { token, body: { ...password, password: demoPassword } });
  return { client, token };
}

/** Opens a page of the member centre of aurora by the menu of the session. */
export async function openMemberPage(page: Page, entry: string): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(say('session.menu'), 'u') })
    .click();
  await page
    .getByRole('link', { name: say(entry), exact: true })
    .last()
    .click();
  return page.getByRole('dialog', { name: say('modal.member-centre.title') });
}
