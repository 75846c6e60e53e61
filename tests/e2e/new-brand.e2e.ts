import { axe } from './support/axe.ts';
import { operatorPassword } from './support/server.ts';
import { expect, test } from './support/test.ts';

test(
  'an operator makes a brand from a template by clicks, which is live at once, and hides it again',
  { tag: '@full' },
  async ({ page, context, server, expected }) => {
    expected.answer(/\/config\/v1\/admin\/session$/u, 401);
    await page.goto(`http://localhost:${server.port}/operator/`);
    await page.getByLabel('User name').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(operatorPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();

    await page.getByRole('button', { name: 'New brand' }).click();
    const dialog = page.getByRole('dialog', { name: 'New brand' });
    await dialog.getByRole('button', { name: /Template/ }).click();
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('padauk');
    await page.getByRole('option', { name: /padauk/i }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Nova Star');
    await expect(dialog.getByLabel('Id', { exact: true })).toHaveValue('nova-star');
    await dialog.getByRole('checkbox', { name: /Chinese/ }).uncheck();
    await dialog.getByRole('radio', { name: 'A colour of its own' }).click();
    await dialog.getByLabel('A colour of its own').last().fill('#0a7f3f');
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create the brand' }).click();

    const done = page.getByRole('dialog', { name: 'Nova Star is live' });
    await expect(done).toBeVisible();
    const link = done.getByRole('link', { name: /Open Nova Star/ });
    await expect(link).toHaveAttribute('href', `http://nova-star.localhost:${server.port}/`);
    const [portal] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(
      portal.getByText('Nova Star', { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(portal).toHaveTitle(/Nova Star/);
    await portal.close();

    await done.getByRole('button', { name: 'Work on Nova Star' }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page.getByText('Version 1').first()).toBeVisible();

    await page.goto(`http://localhost:${server.port}/operator/`);
    await page.getByRole('button', { name: 'Hide Nova Star from players' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByRole('button', { name: /Show again\s*: Nova Star/ })).toBeVisible();
    const gone = await fetch(`${server.origin}/config/v1/brands/nova-star/pointer`);
    expect(gone.status).toBe(404);
    await page.getByRole('button', { name: /Show again\s*: Nova Star/ }).click();
    await expect(page.getByRole('button', { name: 'Hide Nova Star from players' })).toBeVisible();
    expect((await fetch(`${server.origin}/config/v1/brands/nova-star/pointer`)).status).toBe(200);
  },
);
