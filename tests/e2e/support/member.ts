import type { Page } from '@playwright/test';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { demoPassword, operatorPassword, type RunningServer } from './server.ts';
import { expect } from './test.ts';

/** Payment password of demo accounts that got one by `logInToPay`. */
export const paymentPassword = '730194';

/** Logs a demo account of aurora in on the page, and gives it a payment password; answers its session. */
export async function logInToPay(
  page: Page,
  server: RunningServer,
  account: string,
): Promise<{ client: GatewayClient; token: string }> {
  await page.goto(`${server.portal('aurora')}/login`);
  const login = page.getByRole('dialog');
  await login.locator('[name="username"]').fill(account);
  await login.locator('[name="password"]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const client = new GatewayClient(server.origin, `aurora.localhost:${server.port}`);
  const password = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword };
  await client.value('paymentPassword', { token, body: { ...password, password: demoPassword } });
  return { client, token };
}

/** Signs the first operator in on the payments page of aurora. */
export async function signInToPayments(desk: Page, server: RunningServer): Promise<void> {
  await desk.goto(`${server.origin}/operator/aurora/payments`);
  await desk.getByLabel('User name').fill('admin');
  await desk.getByLabel('Password', { exact: true }).fill(operatorPassword);
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
}
