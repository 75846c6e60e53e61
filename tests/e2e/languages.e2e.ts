import { readdirSync } from 'node:fs';
import type { BrowserContextOptions } from '@playwright/test';
import { full } from '#run-size';
import { addLanguages } from './support/add-languages.ts';
import { rollBack, signIn } from './support/admin.ts';
import { axe } from './support/axe.ts';
import { foreignGlyphs } from './support/foreign-glyphs.ts';
import { logIn } from './support/member.ts';
import { misfits } from './support/misfits.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak } from './support/words.ts';

type Reader = 'visitor' | 'demo' | 'demoagent';
/** What is open once the place is, for whom, at which address. */
type Place = { path: string; reader: Reader; shows?: string };

const places = {
  home: { path: '/index', reader: 'visitor' },
  registration: { path: '/register', reader: 'visitor', shows: 'dialog[open] h2' },
  login: { path: '/login', reader: 'visitor', shows: 'dialog[open] h2' },
  promotions: { path: '/promotions', reader: 'visitor' },
  help: { path: '/help', reader: 'visitor' },
  lottery: { path: '/lottery?gameCode=dice-tumble&playType=sum-sides', reader: 'demo' },
  member: { path: '/member', reader: 'demo', shows: 'dialog[open] h2' },
  deposit: { path: '/member/deposit', reader: 'demo', shows: 'dialog[open] h2' },
  notices: { path: '/member/messages', reader: 'demo', shows: 'dialog[open] h2' },
  agent: { path: '/agent', reader: 'demoagent', shows: 'dialog[open] h2' },
} satisfies Record<string, Place>;
type PlaceName = keyof typeof places;

const widths = [1440, 390, 320];
const all = readdirSync('configs/base/texts').map((file) => file.replace(/\.json$/u, ''));

/** Long words, right to left, tall letters, ideographs: in `npm test` each shows some pages, in the full run every language all of them. */
const looked: [language: string, shown: PlaceName[]][] = full
  ? all.map((language) => [language, Object.keys(places) as PlaceName[]])
  : [
      ['de', ['registration', 'member']],
      ['ar', ['home']],
      ['th', ['lottery']],
      ['ja', ['login']],
    ];

const states: Partial<Record<Reader, NonNullable<BrowserContextOptions['storageState']>>> = {};

test.beforeAll(async ({ server, browser }) => {
  test.setTimeout(180_000);
  await addLanguages(
    await signIn(server.origin),
    'aurora',
    looked.map(([language]) => language),
  );
  const readers = new Set(looked.flatMap(([, shown]) => shown.map((name) => places[name].reader)));
  for (const reader of readers) {
    if (reader === 'visitor') continue;
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    await logIn(await context.newPage(), server, reader);
    states[reader] = await context.storageState();
    await context.close();
  }
});

test.afterAll(async ({ server }) => rollBack(await signIn(server.origin), 'aurora'));

for (const [language, shown] of looked)
  test(`all text of ${shown.join(', ')} in ${language} has room, in letters of fonts that the page loads`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(300_000);
    const portal = server.portal('aurora');
    const found: string[] = [];
    for (const reader of ['visitor', 'demo', 'demoagent'] as const) {
      const names = shown.filter((name) => places[name].reader === reader);
      if (names.length === 0) continue;
      const context = await browser.newContext({
        ...(states[reader] && { storageState: states[reader] }),
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        viewport: { width: 1440, height: 900 },
      });
      await context.addCookies([{ name: 'livery_language', value: language, url: portal }]);
      const page = await context.newPage();
      await speak(page, language);
      for (const [index, name] of names.entries()) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(portal + places[name].path);
        await isTakenOver(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const { shows = 'main h1' }: Place = places[name];
        await expect(page.locator(shows).first()).toBeVisible();
        await expect(page.locator('.lv-skeleton')).toHaveCount(0);
        const note = (lines: readonly string[], where = ''): void =>
          void found.push(...lines.map((line) => `${name}${where}: ${line}`));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          // A header folds what it has no room for once it knows what it shows.
          await expect
            .poll(() => misfits(page))
            .toEqual([])
            .catch(async () => note(await misfits(page), ` at ${width} px`));
        }
        note(await foreignGlyphs(page));
        // Colours are the same in every language.
        note(await axe(page, index === 0 ? undefined : 'besides colors'));
      }
      await context.close();
    }
    expect(found).toEqual([]);
  });
