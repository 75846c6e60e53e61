import { readdirSync, readFileSync, rmSync } from 'node:fs';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { localeOf, type Languages } from '#engine/texts/languages.ts';
import { full } from '#run-size';
import { easyToEnter } from './support/admin.ts';
import { axe, wordRules } from './support/axe.ts';
import { follow } from './support/follow.ts';
import { foreignGlyphs } from './support/foreign-glyphs.ts';
import { logIn } from './support/member.ts';
import { misfits } from './support/misfits.ts';
import { configsWithLanguages, languagesOf } from './support/more-languages.ts';
import { startServer, type RunningServer } from './support/server.ts';
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

/** Languages of a failure are looked at again, on all pages, by LANGUAGES=<code>,<code>. */
const chosen = process.env['LANGUAGES']?.split(',') ?? (full ? all : undefined);

/** Long words, right to left, tall letters, ideographs: in `npm test` each shows some pages, in the full run every language all of them. */
const looked: [language: string, shown: PlaceName[]][] = chosen
  ? chosen.map((language) => [language, Object.keys(places) as PlaceName[]])
  : [
      ['de', ['registration', 'member']],
      ['ar', ['home']],
      ['th', ['lottery']],
      ['ja', ['login']],
    ];

const states: Partial<Record<Reader, NonNullable<BrowserContextOptions['storageState']>>> = {};

/** A server whose brand offers what the demo brand does not, where such a language is looked at. */
let own: { server: RunningServer; configs: string } | undefined;

test.beforeAll(async ({ server: shared, browser }) => {
  test.setTimeout(300_000);
  const languages = looked.map(([language]) => language);
  if (languages.some((language) => !languagesOf('aurora').includes(language))) {
    const configs = configsWithLanguages('aurora', languages);
    own = { configs, server: await startServer({ CONFIGS_DIR: configs }) };
    await easyToEnter(own.server);
  }
  const server = own?.server ?? shared;
  const readers = new Set(looked.flatMap(([, shown]) => shown.map((name) => places[name].reader)));
  for (const reader of readers) {
    if (reader === 'visitor') continue;
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    await logIn(await context.newPage(), server, reader);
    states[reader] = await context.storageState();
    await context.close();
  }
});

test.afterAll(async () => {
  await own?.server.stop();
  if (own) rmSync(own.configs, { recursive: true });
});

/** Moments and amounts in a locale, as pages write them. */
const written = (locale: string): string[] => {
  const at = new Date(Date.UTC(2026, 2, 5, 1, 4));
  const number = (options: Intl.NumberFormatOptions, value: number): string =>
    new Intl.NumberFormat(locale, options).format(value);
  return [
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(at),
    new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'long', timeZone: 'UTC' }).format(at),
    number({ style: 'currency', currency: 'MMK' }, 12_345.5),
    number({ style: 'percent', maximumFractionDigits: 1 }, 0.125),
    number({ notation: 'compact' }, 1_234_567),
    new Intl.RelativeTimeFormat(locale).format(-3, 'day'),
  ];
};

test('moments and amounts of every language are written alike by the server and by the browser', async ({
  page,
}) => {
  const { languages } = JSON.parse(readFileSync('configs/base/languages/main.json', 'utf8')) as {
    languages: Languages;
  };
  const locales = Object.keys(languages).map((code) => localeOf(languages, code));
  const inBrowser = await page.evaluate(`${JSON.stringify(locales)}.map(${written.toString()})`);
  expect(inBrowser).toEqual(locales.map(written));
});

/** Opens a place: the first of a reader is loaded, the others are gone to, which takes a quarter of it. */
async function open(page: Page, portal: string, { path, shows = 'main h1' }: Place, isFirst: boolean) {
  if (isFirst) {
    await page.goto(portal + path);
    await isTakenOver(page);
  } else {
    const before = await page.title();
    await follow(page, path);
    await expect.poll(() => page.title()).not.toBe(before);
  }
  await expect(page.locator(shows).first()).toBeVisible();
  await expect(page.locator('.lv-skeleton')).toHaveCount(0);
}

for (const [language, shown] of looked)
  test(`all text of ${shown.join(', ')} in ${language} has room, in letters of fonts that the page loads`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(300_000);
    const portal = (own?.server ?? server).portal('aurora');
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
        await open(page, portal, places[name], index === 0);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
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
        note(await axe(page, wordRules));
      }
      await context.close();
    }
    expect(found).toEqual([]);
  });
