import { readdirSync, readFileSync } from 'node:fs';
import { full } from '#run-size';
import { axe, colorRules } from './support/axe.ts';
import { follow } from './support/follow.ts';
import { logIn } from './support/member.ts';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const overlays = ['/register', '/login'];
const paths = [...Object.keys(routes), ...overlays];

/** Text keys of the titles by which pages that every brand has are told apart. */
const titles: ReadonlyMap<string, string> = new Map(
  readdirSync('configs/base/screen').flatMap((file) => {
    const { path, title } = JSON.parse(readFileSync(`configs/base/screen/${file}`, 'utf8')) as {
      path?: string;
      title?: string;
    };
    return path !== undefined && title !== undefined ? [[path, title] as const] : [];
  }),
);

test.describe.configure({ mode: 'parallel' });

for (const brand of ['aurora', 'padauk']) {
  for (const width of [390, 1440]) {
    // Stories show every page to axe in both modes as well: in the short run each brand shows half of them here.
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
        const say = wordsOf(brand);
        let open = '';
        for (const path of full
          ? paths
          : paths.filter((_, place) => place % 2 === (brand === 'aurora' ? 0 : 1))) {
          const key = titles.get(path);
          const title = key === undefined || overlays.includes(path) ? undefined : say(key);
          // From page to page as a visitor goes; routes.e2e.ts loads each of them. An equal title would not tell which one shows.
          if (open === '' || title === undefined || title === open)
            await page.goto(server.portal(brand) + path);
          else {
            await follow(page, path);
            await expect.poll(() => page.title()).toContain(title);
          }
          open = title ?? '';
          await expect(page.locator('main h1').first()).toBeAttached();
          if (overlays.includes(path)) await expect(page.getByRole('dialog')).toBeVisible();
          await expect(page.locator('.lv-skeleton')).toHaveCount(0);
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) found.push(`${path}: scrolls sideways by ${wide} px`);
          found.push(...(await axe(page)).map((line) => `${path}, dark: ${line}`));
          // Same effect as the switch of the header; modes differ in colours only.
          await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
          found.push(...(await axe(page, colorRules)).map((line) => `${path}, light: ${line}`));
          await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
        }
        expect(found).toEqual([]);
      },
    );
  }
}

test('axe finds nothing in the member centre, in Burmese', { tag: '@full' }, async ({ page, server }) => {
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
