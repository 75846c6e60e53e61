import { operatorPassword } from './support/server.ts';
import { expect, test } from './support/test.ts';

test('the console speaks the language that is chosen before and after signing in, and keeps it', async ({
  server,
  page,
  expected,
}) => {
  expected.answer(/\/config\/v1\/admin\/session$/u, 401);
  await page.goto(`${server.origin}/operator/accounts`);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('option', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(operatorPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '账户' })).toBeVisible();

  await page.getByRole('button', { name: '已登录：admin' }).click();
  await page.getByRole('menuitemradio', { name: 'မြန်မာ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'အကောင့်များ' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'အကောင့်များ' })).toBeVisible();
});
