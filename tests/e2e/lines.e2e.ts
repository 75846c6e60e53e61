import { cutLetters } from './support/cut-letters.ts';
import { lineEnds } from './support/line-ends.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const widths = [320, 390, 1440];

for (const [brand, language, tag] of [
  ['aurora', 'my', ['@full']],
  ['padauk', 'my', []],
  ['aurora', 'zh-CN', []],
  ['padauk', 'zh-CN', ['@full']],
] as const) {
  test(
    `lines of ${brand} in ${language} end where words do, and no letter is cut`,
    { tag: [...tag] },
    async ({ page, server, expected }) => {
      expected.answer(/\/wps\/session\/login$/u, 401);
      const say = wordsOf(brand, language);
      await speak(page, language);
      const endsAt = async (width: number): Promise<number> => {
        await page.setViewportSize({ width, height: 900 });
        const { count, wrong } = await lineEnds(page);
        expect(wrong, `${page.url()} at ${width} px`).toEqual([]);
        expect(await cutLetters(page), `cut at ${width} px on ${page.url()}`).toEqual([]);
        return count;
      };

      // Headlines, buttons, tiles, and on the home page of padauk the cells of a table.
      await page.goto(`${server.portal(brand)}/index`);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('.lv-skeleton')).toHaveCount(0);
      let ends = 0;
      for (const width of widths) ends += await endsAt(width);
      expect(ends).toBeGreaterThan(0);

      await page.goto(`${server.portal(brand)}/login`);
      const login = page.getByRole('dialog');
      await login.locator('[name="username"]').fill('nobody1');
      await login.locator('[name="password"]').fill('Wrong-1234');
      await page.keyboard.press('Enter');
      await expect(login.getByText(say('error.WRONG_CREDENTIALS')).first()).toBeVisible();
      for (const width of widths) await endsAt(width);
    },
  );
}
