import { axe } from './support/axe.ts';
import { openConsole } from './support/console.ts';
import { expect, test } from './support/test.ts';

test(
  'an operator makes, simulates, schedules and stops a cashback without leaving the console',
  { tag: '@full' },
  async ({ page, server }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openConsole(page, server, '/padauk/promotions');
    await page.getByRole('link', { name: 'New campaign' }).click();
    await page.getByRole('radio', { name: /^Weekly cashback/u }).check({ force: true });
    expect(await axe(page)).toEqual([]);
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await next.click();
    await page.getByLabel(/^Percent/u).fill('6');
    await expect(page.getByRole('complementary').getByText(/6\s*%/u).first()).toBeVisible();
    await next.click();
    await next.click();
    // By itself it begins on the next Monday.
    await page.getByLabel(/^Name in English/u).fill('Cashback of the test');
    await page.getByRole('button', { name: 'Make the draft and simulate' }).click();

    await expect(page.getByRole('heading', { level: 1, name: /Cashback of the test/u })).toBeVisible();
    await expect(page.getByText(/Over the last 30 days this would have reached/u)).toBeVisible();
    await expect(
      page.getByText('This campaign is a draft: it has given nothing.', { exact: false }),
    ).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await expect(page.getByText('Draft saved')).toBeVisible();

    await page.getByRole('button', { name: 'Publish…' }).click();
    const publish = page.getByRole('dialog').getByRole('button', { name: 'Publish now' });
    await publish.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('Coming', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Stop at once' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop it' }).click();
    await expect(page.getByText('Off', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Promotions' }).first().click();
    await page.getByRole('link', { name: 'Calendar' }).click();
    await page.getByRole('radio', { name: 'List' }).check({ force: true });
    for (let month = 0; month < 2; month += 1) {
      if (await page.getByRole('link', { name: 'Cashback of the test' }).isVisible()) break;
      await page.getByRole('button', { name: 'Next month' }).click();
    }
    await expect(page.getByRole('listitem').filter({ hasText: 'Cashback of the test' })).toContainText('Off');
    expect(await axe(page)).toEqual([]);
  },
);
