import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { openConsole } from './support/console.ts';
import { expect, test } from './support/test.ts';

const answer = (page: Page, question: string) => page.getByRole('region', { name: question, exact: true });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1024, 1440]) {
    test(
      `axe finds nothing where a form is tried and explained, ${colorScheme}, ${width} px`,
      { tag: '@full' },
      async ({ page, server }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const [brand, field] of [
          ['aurora', 'email'],
          ['padauk', 'verificationCode'],
        ]) {
          await openConsole(page, server, `/${brand}/forms/register/try?field=${field}`);
          await expect(page.locator('.op-player [data-field=username] input')).toBeVisible();
          await expect(answer(page, 'Shown')).toBeVisible();
          await page.locator('.op-player [type=submit]').click();
          await expect(page.locator('.op-player [aria-invalid=true]').first()).toBeVisible();
          expect(await axe(page)).toEqual([]);
        }
      },
    );
  }
}

test(
  'the console explains the field an operator types into, by keyboard alone',
  { tag: '@full' },
  async ({ page, server }) => {
    await openConsole(page, server, '/padauk/forms/register');
    const tab = page.getByRole('link', { name: 'Try and explain' });
    await tab.focus();
    await page.keyboard.press('Enter');
    // The page one comes from shows the form too.
    const username = page.locator('.op-trial .op-player [data-field=username] input');
    await expect(username).toBeVisible();
    await expect(tab).toBeFocused();
    for (let tabs = 0; tabs < 40; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await username.evaluate((input) => input === document.activeElement)) break;
    }
    await expect(username).toBeFocused();
    await page.keyboard.type('1a');
    await expect(answer(page, 'Value accepted')).toContainText('has 2 characters: not kept.');
    await expect(answer(page, 'Value accepted')).toContainText('from padauk');
    await page.keyboard.type('bcdefg');
    await expect(answer(page, 'Value accepted')).toContainText('has 8 characters: kept.');
  },
);
