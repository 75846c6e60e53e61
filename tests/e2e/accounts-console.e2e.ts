import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { signIn } from './support/admin.ts';
import { axe } from './support/axe.ts';
import { operatorPassword } from './support/server.ts';
import { expect, test } from './support/test.ts';

const own = 'an umbrella for two';

async function enter(page: Page, origin: string, username: string, password: string): Promise<void> {
  await page.goto(`${origin}/operator/accounts`);
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test(
  'an account is made, chooses its password, sets up an authenticator and may do what it was given',
  { tag: '@full' },
  async ({ server, browser, expected }) => {
    expected.answer(/\/config\/v1\/admin\/session$/u, 401);
    expected.answer(/\/admin\/accounts\?/u, 403);
    expected.perhaps.answer(/\/presence(?:\/leave)?$/u, 401);
    const admin = await (await browser.newContext({ viewport: { width: 1024, height: 800 } })).newPage();
    await enter(admin, server.origin, 'admin', operatorPassword);
    await admin.getByRole('button', { name: 'New account' }).click();
    await admin.getByLabel('User name').fill('translator');
    await admin.getByRole('button', { name: /May/ }).click();
    await admin.getByRole('option', { name: 'Translate' }).click();
    await admin.getByRole('switch', { name: 'Ask for an authenticator' }).check({ force: true });
    await admin.getByRole('button', { name: 'Add account' }).click();
    const first = await admin.getByRole('dialog').locator('code').innerText();
    await admin.getByRole('button', { name: 'I have passed it on' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'translator' })).toBeVisible();
    await expect(admin.getByRole('radio', { name: /Texts: Editor$/ })).toBeChecked();
    expect(await axe(admin)).toEqual([]);

    const page = await (await browser.newContext()).newPage();
    await enter(page, server.origin, 'translator', first);
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
    await page.getByLabel('Password you were given').fill(first);
    await page.getByLabel('New password', { exact: true }).fill(own);
    await page.getByLabel('New password once more').fill(own);
    await page.getByRole('button', { name: 'Change password' }).click();

    await expect(page.getByRole('heading', { name: 'Set up an authenticator' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(own);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const secret = (await page.locator('.op-secret').innerText()).replaceAll(' ', '');
    const code = (): string => new TOTP({ secret }).generate();
    await page.getByLabel('Code the app shows now').fill(code());
    await page.getByRole('button', { name: 'Turn on' }).click();
    const recovery = await page.locator('.op-codes code').first().innerText();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Accounts' })).toHaveCount(0);

    // The account may change texts only.
    await page.goto(`${server.origin}/operator/aurora/forms/register`);
    await expect(page.getByText('You can change Texts, and look at the rest.')).toBeVisible();

    // Somebody else in the same brand is told.
    await admin.goto(`${server.origin}/operator/aurora/activity`);
    await expect(admin.getByRole('button', { name: /^translator is here too/ })).toBeVisible();

    // Signing in again takes a second step; a recovery code does.
    await page.getByRole('button', { name: 'Signed in as translator' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    // Drafts are saved and the session is ended before its page goes.
    await expect(page.getByLabel('User name')).toBeVisible();
    await enter(page, server.origin, 'translator', own);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByLabel('Code of your authenticator').fill(recovery);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();

    // All of it stands in the log, for the admin to filter.
    await admin.goto(`${server.origin}/operator/audit`);
    await admin.getByLabel('Who', { exact: true }).fill('translator');
    await expect(admin.getByText('Set up an authenticator')).toBeVisible();
    expect(await axe(admin)).toEqual([]);
    const operator = await signIn(server.origin);
    const exported = await operator.send('GET', '/audit?account=translator');
    expect(JSON.stringify(exported.body)).not.toContain(secret);
  },
);
