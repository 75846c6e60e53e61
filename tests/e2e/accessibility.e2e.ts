import { axe } from './support/axe.ts';
import { logIn } from './support/member.ts';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const overlays = ['/register', '/login'];

test.describe.configure({ mode: 'parallel' });

for (const brand of ['aurora', 'padauk']) {
  for (const width of [390, 1440]) {
    // Stories show every page to axe in both modes as well.
    const tag = (brand === 'aurora') === (width === 390) ? [] : ['@full'];
    test(
      `axe finds nothing on any route of ${brand}, dark and light, ${width} px`,
      { tag },
      async ({ page, server }) => {
        test.setTimeout(240_000);
        await page.setViewportSize({ width, height: 900 });
        await speak(page);
        await page.addInitScript(() => localStorage.setItem('livery.theme', 'dark'));
        const found: string[] = [];
        for (const path of [...Object.keys(routes), ...overlays]) {
          await page.goto(server.portal(brand) + path);
          await expect(page.locator('main h1').first()).toBeAttached();
          if (overlays.includes(path)) await expect(page.getByRole('dialog')).toBeVisible();
          await expect(page.locator('.lv-skeleton')).toHaveCount(0);
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) found.push(`${path}: scrolls sideways by ${wide} px`);
          found.push(...(await axe(page)).map((line) => `${path}, dark: ${line}`));
          // Same effect as the switch of the header.
          await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
          found.push(...(await axe(page)).map((line) => `${path}, light: ${line}`));
        }
        expect(found).toEqual([]);
      },
    );
  }
}

test('axe finds nothing in the member centre, in Burmese', async ({ page, server }) => {
  await speak(page, 'my');
  const say = wordsOf('aurora', 'my');
  await logIn(page, server, 'demo');
  const account = page.getByRole('banner').getByRole('button', { name: /demo/u });
  await account.click();
  await page
    .getByRole('link', { name: say('menu.securityCenter') })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.lv-skeleton')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
});
