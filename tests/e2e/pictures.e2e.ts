import { existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { ElementHandle, Page } from '@playwright/test';
import { storyTime } from '../../.storybook/story-time.ts';
import { comparePictures } from '../pictures/compare-pictures.ts';
import { keptOf, takePicture } from '../pictures/take-picture.ts';
import { expect, test } from './support/test.ts';

const origin = 'http://stories.test';
const width = 390;

/** The built Storybook, without a server. */
async function serveBuilt(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join('storybook-static', normalize(decodeURIComponent(pathname)));
    const known = existsSync(path) && statSync(path).isFile();
    return known ? route.fulfill({ path }) : route.fulfill({ status: 404, body: '' });
  });
}

/** The smallest buttons of a page that show something, whose absence is the hardest to see. */
async function smallest(page: Page, count: number): Promise<ElementHandle<Node>[]> {
  const buttons = await page.locator('#storybook-root button:visible:not(:empty)').elementHandles();
  const measured: { button: (typeof buttons)[number]; area: number }[] = [];
  for (const button of buttons) {
    const box = await button.boundingBox();
    if (box && box.x >= 0 && box.x + box.width <= width)
      measured.push({ button, area: box.width * box.height });
  }
  measured.sort((one, other) => one.area - other.area);
  return measured.slice(0, count).map(({ button }) => button);
}

test('the picture of a page that lacks one button fails, whichever of its smallest it is', async ({
  page,
}) => {
  await serveBuilt(page);
  await page.clock.setFixedTime(storyTime);
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`${origin}/iframe.html?id=aurora-pages--home&viewMode=story&globals=a11y.manual:!true`);
  await expect(page.locator('#storybook-root main')).toBeVisible();
  await expect(page.locator('.lv-skeleton, .lv-loading')).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  const take = async () => keptOf(await takePicture(page, { width, height }));
  const looksLike = async (wanted: Buffer) => (await comparePictures(wanted, await take())).same;

  // A page that loads more as it grows has come to rest when it looks as it did.
  let whole = await take();
  await expect
    .poll(async () => {
      const before = whole;
      whole = await take();
      return before.equals(whole);
    })
    .toBe(true);

  const buttons = await smallest(page, 8);
  expect(buttons.length).toBeGreaterThan(3);
  for (const button of buttons) {
    const name = await button.evaluate((element) => {
      (element as HTMLElement).style.visibility = 'hidden';
      return (element as HTMLElement).outerHTML.slice(0, 200);
    });
    expect(await looksLike(whole), `without ${name}`).toBe(false);
    await button.evaluate((element) => (element as HTMLElement).style.removeProperty('visibility'));
  }
  expect(await looksLike(whole)).toBe(true);
});
