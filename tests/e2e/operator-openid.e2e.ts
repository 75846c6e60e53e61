import {
  clientId,
  clientSecret,
  startIdentityProvider,
} from '#server/providers/testing/identity-provider.ts';
import type { Listening } from '#server/providers/testing/listen.ts';
import { axe } from './support/axe.ts';
import { openText } from './support/console.ts';
import { freePort, startServer, type RunningServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

// A server of its own, whose operators sign in at a company's provider on this machine.
let company: Listening | undefined;
let server: RunningServer | undefined;

test.beforeAll(async () => {
  const port = await freePort();
  company = await startIdentityProvider([`http://127.0.0.1:${port}/operator/sso`]);
  server = await startServer({
    PORT: String(port),
    OPERATOR_SSO_ISSUER: company.origin,
    OPERATOR_SSO_CLIENT_ID: clientId,
    OPERATOR_SSO_CLIENT_SECRET: clientSecret,
    OPERATOR_SSO_LABEL: 'Company',
    OPERATOR_SSO_SCOPES: 'openid email profile groups',
    OPERATOR_SSO_ROLES: JSON.stringify({
      desk: { aurora: 'viewer' },
      translators: { aurora: { texts: 'editor' } },
    }),
  });
});
test.afterAll(async () => {
  await server?.stop();
  await company?.close();
});

test(
  'an operator signs in at the provider of the company, comes back to the page asked for, and may do what the groups may',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected.answer(/\/config\/v1\/admin\/session$/u, 401);
    expected.answer(/\/config\/v1\/admin\/session\/sso$/u, 403);
    expected.answer(/\/config\/v1\/admin\/accounts\?/u, 403);
    const origin = server?.origin ?? '';
    await page.goto(`${origin}/operator/aurora/texts`);
    const way = page.getByRole('button', { name: 'Sign in with Company' });
    await expect(way).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await way.click();
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(company?.origin);

    // Who turned back there begins again; who has no group with a role gets no further.
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText('You were not signed in there.');
    await way.click();
    await page.getByRole('button', { name: 'Ko Aung' }).click();
    await expect(page.getByRole('alert')).toContainText(/role/u);
    await expect(page.getByRole('button', { name: /^Signed in as/u })).toHaveCount(0);
    expect(await axe(page)).toEqual([]);

    await way.click();
    await page.getByRole('button', { name: 'Ma Thida' }).click();
    await expect(page.getByRole('button', { name: 'Signed in as thida@example.com' })).toBeVisible();
    // Where it began, twice turned away in between.
    await expect(page).toHaveURL(`${origin}/operator/aurora/texts`);

    // Texts by the group of translators, the rest to look at by that of the desk.
    await openText(page, 'brand.tagline');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('By the company');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.goto(`${origin}/operator/aurora/flags`);
    await expect(page.getByText('You can change Texts, and look at the rest.')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Salary', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Add a flag' })).toHaveCount(0);

    // A brand without a role, and the accounts of the console.
    await page.goto(`${origin}/operator/`);
    await expect(page.getByRole('link', { name: 'Work on Aurora' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Work on Padauk' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
    await page.goto(`${origin}/operator/padauk/texts`);
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    await page.goto(`${origin}/operator/accounts`);
    await expect(page.getByRole('alert')).toContainText('This needs the role admin');
    await expect(page.getByRole('button', { name: 'New account' })).toHaveCount(0);
    expect(await axe(page)).toEqual([]);

    await page.getByRole('button', { name: 'Signed in as thida@example.com' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(way).toBeVisible();
  },
);
