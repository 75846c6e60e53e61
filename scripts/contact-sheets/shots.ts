import { chromium, type Browser, type Page } from '@playwright/test';
import { browserArgs, findBrowser } from '../browser.mjs';

/** What a brand's game and lottery room are. */
const played = {
  aurora: { slot: 'neon-koi', room: 'five-star' },
  padauk: { slot: 'golden-pagoda', room: 'two-digit' },
} as const;
type DemoBrand = keyof typeof played;
export const demoBrands = Object.keys(played) as DemoBrand[];

/** Screens of a sheet, from above. What a game shows is in its frame: `inGame` is there once it can be played. */
const screens = ({
  slot,
  room,
}: (typeof played)[DemoBrand]): readonly {
  name: string;
  path: string;
  member: boolean;
  inGame?: string;
}[] => [
  { name: 'home', path: '/index', member: true },
  { name: 'category', path: '/rng', member: true },
  { name: 'game', path: `/game?game=${slot}`, member: true, inGame: '.chip' },
  { name: 'lottery room', path: `/lottery?gameCode=${room}`, member: true },
  { name: 'sportsbook', path: '/game?game=football-markets', member: true, inGame: '.fixture' },
  { name: 'cashier', path: '/member/deposit', member: true },
  { name: 'records', path: '/member/bets', member: true },
  { name: 'registration', path: '/register', member: false },
];

export const widths = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } } as const;
export type Width = keyof typeof widths;

export const looks = (['my', 'en', 'zh-CN'] as const).flatMap((language) =>
  (['dark', 'light'] as const).map((mode) => ({ language, mode })),
);
type Look = (typeof looks)[number];

/** Picture of a screen in one language and mode, as PNG. */
export type Shot = { screen: string; look: Look; png: Buffer };

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    args: [...browserArgs],
    ...(executablePath ? { executablePath } : {}),
  });
}

/** Milliseconds that a picture may take on a busy machine. */
const patience = 120_000;

type Visit = { browser: Browser; portal: string; width: Width };

/** A page of a visitor's browser, which keeps what it has fetched from one picture to the next. */
async function openPage({ browser, portal, width }: Visit): Promise<Page> {
  const context = await browser.newContext({
    viewport: widths[width],
    isMobile: width === 'phone',
    hasTouch: width === 'phone',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'livery_language', value: 'en', url: portal }]);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`${portal}/help`);
  return page;
}

/** Has the next pages speak a language and wear a mode. */
async function choose(page: Page, { language, mode }: Look): Promise<void> {
  await page.context().addCookies([{ name: 'livery_language', value: language, url: page.url() }]);
  await page.evaluate(
    ([chosen, worn]) => {
      localStorage.setItem('livery.language', chosen);
      localStorage.setItem('livery.theme', worn);
    },
    [language, mode] as const,
  );
}

/** Logs the demo member in, who then plays some rounds, so that records have what to show. */
async function logIn(
  page: Page,
  { portal, slot, password }: { portal: string; slot: string; password: string },
): Promise<void> {
  await page.goto(`${portal}/login`);
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="username"]').fill('demo');
  await dialog.locator('[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${portal}/game?game=${slot}`);
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name: /^Spin/u });
  for (let round = 0; round < 5; round += 1) {
    await spin.click();
    await game
      .getByRole('status')
      .filter({ hasText: /You won|came back|No win/u })
      .waitFor();
  }
}

/** Waits until everything in view has come: the page is the visitor's own, without placeholders, its pictures and letters here. */
async function hasCome(page: Page): Promise<void> {
  await page.locator('html[data-drawn]').waitFor({ state: 'detached' });
  // What has just been drawn may ask for more: it has come when nothing is missing over an idle moment.
  for (let looks = 0; looks < 2; looks += 1) {
    await page.waitForFunction(
      () =>
        document.querySelector('.lv-skeleton, .lv-control-loading') === null &&
        [...document.querySelectorAll('.lv-near-room')].every(
          (room) => room.getBoundingClientRect().top > innerHeight,
        ) &&
        document.fonts.status === 'loaded' &&
        [...document.images].every((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          return image.complete || top > innerHeight || bottom < 0;
        }),
    );
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

/** Waits until a game shows what it is played with, its pictures and letters are here, and nothing lies over it any more. */
async function gameHasCome(page: Page, inGame: string): Promise<void> {
  const game = page.frameLocator('iframe');
  await game.locator(inGame).first().waitFor();
  await page.locator('.lv-game-cover').waitFor({ state: 'detached' });
  await game.locator('body').evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    // What has been decoded is painted with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Pictures of all screens of a brand at one width, as they are taken. */
export async function* takeShots(
  browser: Browser,
  { portal, brand, width, password }: { portal: string; brand: DemoBrand; width: Width; password: string },
): AsyncGenerator<Shot> {
  const ofVisitor = await openPage({ browser, portal, width });
  const ofMember = await openPage({ browser, portal, width });
  await logIn(ofMember, { portal, slot: played[brand].slot, password });
  for (const look of looks) {
    for (const { name, path, member, inGame } of screens(played[brand])) {
      const page = member ? ofMember : ofVisitor;
      await choose(page, look);
      await page.goto(portal + path);
      await hasCome(page);
      if (inGame !== undefined) await gameHasCome(page, inGame);
      yield { screen: name, look, png: await page.screenshot() };
    }
  }
  await ofVisitor.context().close();
  await ofMember.context().close();
}
