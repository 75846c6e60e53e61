import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { changeAnswer } from './support/answers.ts';
import { expect, test } from './support/test.ts';
import { isTakenOver } from './support/taken-over.ts';
import { speak } from './support/words.ts';

/** First-load JavaScript of the home page, gzip (docs/decisions/0024-i18next-is-the-voice.md). */
const budget = 156_700;

for (const brand of ['aurora', 'padauk']) {
  test(`the home page of ${brand} keeps a strict policy and its budget of script`, async ({
    page,
    server,
  }) => {
    // Code is fetched into the browser's cache and imported out of it: the second time it costs nothing.
    const coming = new Map<string, Promise<{ path: string; bytes: number }>>();
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (coming.has(path) || !/javascript/u.test(response.headers()['content-type'] ?? '')) return;
      coming.set(
        path,
        response.body().then((body) => ({ path, bytes: gzipSync(body, { level: 9 }).length })),
      );
    });
    // With saveData the page prefetches nothing: only the first load remains.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const answer = await page.goto(`${server.portal(brand)}/index`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const scriptSource = /script-src ([^;]*)/u.exec(policy)?.[1] ?? '';
    expect(scriptSource).toMatch(/'self'/u);
    expect(scriptSource).not.toMatch(/unsafe|\*|https?:/u);
    expect(policy).toMatch(/require-trusted-types-for 'script'/u);
    expect(policy).toMatch(/object-src 'none'/u);
    await expect(page.locator('main h1')).toBeVisible();
    await isTakenOver(page);
    await expect(page.locator('.lv-skeleton')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // The watch over the connection and the service worker come seconds later, by a timer.
    const scripts = (await Promise.all(coming.values())).filter(
      ({ path }) => !/\/(?:late-services-|service-worker\.js)/u.test(path),
    );
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(`${brand}: ${(total / 1000).toFixed(1)} kB gzip of script in ${scripts.length} files`);
    expect(total, scripts.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')).toBeLessThanOrEqual(
      budget,
    );
    expect(scripts.map(({ path }) => path).join(' ')).not.toMatch(
      /rjsf|monaco|recharts|react-aria|codemirror/iu,
    );
  });
}

/** Counts requests for the list of the page of slots, and for its code: once into the cache, once out of it. */
function askedForSlots(page: Page) {
  const asked = { code: 0, list: 0 };
  page.on('request', (request) => {
    if (/\/GamesPage-[^/]*\.js$/u.test(request.url())) asked.code += 1;
    if (/GCSGAME_gameList\?gameType=RNG&/u.test(request.url())) asked.list += 1;
  });
  return asked;
}

const listOfSlots = /GCSGAME_gameList\?gameType=RNG&/u;

test('code and data of pages that menus lead to come ahead, and opening one waits for none', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = askedForSlots(page);
  const ahead = page.waitForResponse(listOfSlots);
  await page.goto(`${server.portal('aurora')}/index`);
  await expect(page.locator('main h1')).toBeVisible();
  await (await ahead).finished();
  await expect(page).toHaveURL(/\/index$/u);
  expect(asked).toEqual({ code: 2, list: 1 });
  await page.locator('nav a[href="/rng"]').last().click();
  await expect(page.locator('.lv-game-grid .lv-game').first()).toBeVisible();
  expect(asked).toEqual({ code: 2, list: 1 });
});

test(
  'who saves data is brought a page ahead only when a pointer comes to its link',
  { tag: '@full' },
  async ({ page, server }) => {
    await page.clock.install();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const asked = askedForSlots(page);
    await page.goto(`${server.portal('aurora')}/index`);
    // The catalogue is loaded: its request would time out with the mocked clock.
    const slots = page.locator('nav a[href="/rng"]:visible').first();
    await expect(slots).toBeVisible();
    await isTakenOver(page);
    await page.clock.runFor(30_000);
    expect(asked).toEqual({ code: 0, list: 0 });
    const ahead = page.waitForResponse(listOfSlots);
    await slots.hover();
    await ahead;
    expect(asked).toEqual({ code: 2, list: 1 });
  },
);

test('no script of a notice runs, and evaluating strings is forbidden', async ({
  page,
  server,
  expected,
}) => {
  // The cleaning reads the notice before it takes the script out; its picture stays, and is nowhere.
  expected.console(/^Executing inline event handler violates/u);
  expected.console(/requires 'TrustedScript' assignment/u);
  expected.answer(/\/x$/u, 404);
  const attack =
    '<b>kept</b><img src=x onerror="window.broken=1"><script>window.broken=1</script><a href="javascript:window.broken=1">x</a>';
  await changeAnswer<Record<string, { content: string }[]>>(page, '/MCSFE_getListAnnouncements', (lists) =>
    Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [
        name,
        list.map((notice) => ({ ...notice, content: attack })),
      ]),
    ),
  );
  // In another language than the server drew, so that the page asks for the notices.
  await speak(page);
  await page.goto(`${server.portal('aurora')}/promotions`);
  const picture = page.waitForResponse(/\/x$/u);
  await page.locator('main .lv-promo-link').first().click();
  await expect(page.locator('main b', { hasText: 'kept' })).toBeVisible();
  await picture;
  expect(await page.locator('main').innerHTML()).not.toMatch(/onerror|<script|javascript:/u);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  // Trusted Types stand before the policy: a string does not even become a handler.
  const handler = page.evaluate(() => document.createElement('a').setAttribute('onclick', 'window.broken=1'));
  await expect(handler).rejects.toThrow(/TrustedScript/u);
});
