import type { Locator, Page } from '@playwright/test';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { logIn, tokenOf } from './support/member.ts';
import { demoPassword } from './support/server.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');
const account = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(name, 'u') });
const offersLogin = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('button', { name: say('action.login') })).toBeVisible();

test('a login holds in every tab, after a reload and after the way back from another site, and no page knows its token', async ({
  page,
  server,
  context,
}) => {
  await speak(page);
  await logIn(page, server, 'demoteam1');
  await expect(account(page, 'demoteam1')).toBeVisible();

  const second = await context.newPage();
  await speak(second);
  await second.goto(`${server.portal('aurora')}/index`);
  await expect(account(second, 'demoteam1')).toBeVisible();

  // The page of a payment provider is another site.
  await page.goto(`${server.origin}/healthz`);
  const back = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate((address) => location.assign(address), `${server.portal('aurora')}/deposit-done`);
  expect((await (await back).allHeaders())['cookie']).toContain('gw_session=');
  await expect(account(page, 'demoteam1')).toBeVisible();
  await page.reload();
  await expect(account(page, 'demoteam1')).toBeVisible();

  const token = await tokenOf(page);
  expect(token).not.toBe('');
  const known = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, document.body.innerHTML]),
  );
  expect(known).not.toContain(token);
  expect(known).not.toContain('gw_session');
});

test('a member who comes to the address of the login is led home and never sees its window', async ({
  page,
  server,
}) => {
  await speak(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      for (const dialog of document.querySelectorAll('dialog[open]')) seen.push(dialog.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await logIn(page, server, 'demoteam1');
  await page.goto(`${server.portal('aurora')}/login`);
  await expect(page).toHaveURL(/\/index$/u);
  await isTakenOver(page);
  await expect(account(page, 'demoteam1')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test(
  'whoever logs in or out in one tab does so in all of them at once',
  { tag: '@full' },
  async ({ page, server, context }) => {
    await speak(page);
    await page.goto(`${server.portal('aurora')}/index`);
    await isTakenOver(page);
    await offersLogin(page);
    const second = await context.newPage();
    await speak(second);
    await logIn(second, server, 'demoteam2');
    await expect(account(page, 'demoteam2')).toBeVisible();

    await account(second, 'demoteam2').click();
    await second
      .getByRole('button', { name: say('action.logout') })
      .first()
      .click();
    await second
      .getByRole('dialog')
      .getByRole('button', { name: say('logout.leave') })
      .click();
    await offersLogin(second);
    await offersLogin(page);
  },
);

test(
  'a session that is ended from another device ends here without a press',
  { tag: '@full' },
  async ({ page, server, expected }) => {
    // Calls of the reloaded page that are on their way as the session ends.
    expected.perhaps.answer(/\/(?:wps|lgw|lotto)\//u, 401);
    await speak(page);
    await logIn(page, server, 'demoteam3');
    await expect(account(page, 'demoteam3')).toBeVisible();
    const listening = page.waitForResponse((answer) => answer.url().endsWith('/wps/member/events'));
    await page.reload();
    await listening;
    const device = new GatewayClient(server.origin, `aurora.localhost:${server.port}`);
    const { token } = await device.value('sessionLogin', {
      body: { type: 'username', username: 'demoteam3', password: demoPassword, human: await device.human() },
    });
    await device.value('sessionEnd', { token, body: { others: true } });
    await expect(page.getByText(say('session.ended'))).toBeVisible();
    await offersLogin(page);
  },
);
