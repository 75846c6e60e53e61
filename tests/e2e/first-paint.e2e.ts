import type { Page } from '@playwright/test';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { demoPassword, type RunningServer } from './support/server.ts';
import { signIn } from './support/admin.ts';
import { logIn, tokenOf } from './support/member.ts';
import { expect, test } from './support/test.ts';
import { isTakenOver } from './support/taken-over.ts';
import { wordsOf } from './support/words.ts';

const routes = ['/index', '/promotions', '/help', '/download', '/rng', '/live', '/vnlottery', '/winners'];

/** Chooses the language in the cookie by which the server draws. */
const choose = (page: Page, origin: string, language: string) =>
  page.context().addCookies([{ name: 'livery_language', value: language, url: origin }]);

const drawn = /<html[^>]* data-drawn/u;

/** Opens a page as the server drew it; answers its markup. A busy server answers without at first, and draws on. */
async function openDrawn(page: Page, address: string): Promise<string> {
  let text = '';
  await expect(async () => {
    text = (await (await page.goto(address))?.text()) ?? '';
    expect(text).toMatch(drawn);
  }).toPass({ timeout: 60_000 });
  return text;
}

/** Sum of the layout shifts so far, as browsers report it. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as never as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Browsers report nothing where nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

/**
 * True where the machine has a font for Chinese. Without one it draws boxes of another width until the page's font is there,
 * and every line moves.
 */
const hasChineseFont = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return false;
    pen.font = '16px sans-serif';
    return pen.measureText('中').width === 16;
  });

/** Opens all routes; what differs from the page that the server drew is warned of, which fails the test. */
async function takeOverAll(page: Page, origin: string, language?: string): Promise<void> {
  const isSteady = language !== 'zh-CN' || (await hasChineseFont(page));
  for (const route of routes) {
    const text = await openDrawn(page, origin + route);
    expect(/<main[^>]*>[\s\S]*<\/main>/u.exec(text)?.[0], route).not.toMatch(/<script/u);
    await isTakenOver(page);
    await expect(page.locator('main')).toBeVisible();
    if (isSteady) expect(await shiftOf(page), route).toBeLessThan(0.05);
  }
}

for (const brand of ['aurora', 'padauk'])
  for (const language of ['en', 'my', 'zh-CN'])
    test(
      `pages of ${brand} in ${language} are taken over as the server drew them`,
      // Of each brand one language at every landing.
      { tag: language === (brand === 'aurora' ? 'en' : 'my') ? [] : ['@full'] },
      async ({ page, server }) => {
        await choose(page, server.portal(brand), language);
        await takeOverAll(page, server.portal(brand), language);
      },
    );

for (const brand of ['aurora', 'padauk'])
  for (const account of ['demo', 'demoagent'])
    test(
      `pages of ${brand} are taken over by ${account} as the server drew them`,
      { tag: '@full' },
      async ({ page, server }) => {
        await logIn(page, server, account, { brand });
        await takeOverAll(page, server.portal(brand));
      },
    );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads home, promotions, help and download, and is offered no form', async ({
    page,
    server,
    expected,
  }) => {
    // What is not run is not fetched.
    expected.perhaps.noAnswer(/\/_portal\//u, /csp/u);
    const say = wordsOf('aurora');
    await choose(page, server.portal('aurora'), 'en');
    await page.goto(`${server.portal('aurora')}/index`);
    await expect(page.getByRole('heading', { name: say('home.hot') })).toBeVisible();
    await page
      .getByRole('link', { name: say('menu.promotions'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/promotions$/u);
    await expect(page.locator('main article, main li').first()).toBeVisible();
    for (const route of ['/help', '/download']) {
      await page.goto(server.portal('aurora') + route);
      await expect(page.locator('main .lv-html').first()).toBeVisible();
    }
    await page.goto(`${server.portal('aurora')}/login`);
    await expect(page.locator('form')).toHaveCount(0);
  });
});

/** Holds the page's code back until the answer is called, so that what stands before it can be looked at. */
async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_portal\/assets\/index-[^/]*\.js$/u, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test('a press of a button before the page is taken over is not lost', async ({ page, server }) => {
  const say = wordsOf('aurora');
  await choose(page, server.portal('aurora'), 'en');
  const address = `${server.portal('aurora')}/promotions`;
  await openDrawn(page, address);
  const release = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  const login = page.getByRole('banner').getByRole('button', { name: say('session.login'), exact: true });
  await login.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toHaveCount(0);
  release();
  await expect(page.locator('dialog[open] [name="username"]')).toBeFocused();
});

test('what is published while a page is taken over is on it', async ({ page, server }) => {
  const operator = await signIn(server.origin);
  const texts = await operator.layer('padauk', 'texts/en');
  await choose(page, server.portal('padauk'), 'en');
  const address = `${server.portal('padauk')}/promotions`;
  await openDrawn(page, address);
  const release = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  const login = (text: string) => page.getByRole('banner').getByRole('button', { name: text, exact: true });
  await expect(login(wordsOf('padauk')('session.login'))).toBeVisible();
  await operator.saveDraft('padauk', 'texts/en', {
    ...texts,
    texts: { ...(texts['texts'] as object), 'session.login': 'Come on in' },
  });
  expect((await operator.publish('padauk', 'Another word on the way')).status).toBe(200);
  release();
  await expect(login('Come on in')).toBeVisible();
  await isTakenOver(page);
  await operator.saveDraft('padauk', 'texts/en', texts);
  expect((await operator.publish('padauk', 'The word as it was')).status).toBe(200);
  await expect(login(wordsOf('padauk')('session.login'))).toBeVisible();
});

test('numbers typed before the page is taken over, and the key that chooses them, are not lost', async ({
  page,
  server,
}) => {
  const say = wordsOf('aurora');
  await choose(page, server.portal('aurora'), 'en');
  const release = await holdCode(page);
  await page.goto(`${server.portal('aurora')}/vnlottery?gameCode=mien-bac&playType=lo2`, {
    waitUntil: 'commit',
  });
  await page.getByLabel(say('lottery.numbers.type')).fill('07 45');
  await page.keyboard.press('Enter');
  release();
  for (const name of ['07', '45'])
    await expect(page.getByRole('button', { name, pressed: true, exact: true })).toBeVisible();
});

test('a member finds the own page in place of the one for visitors, without buttons to log in before', async ({
  page,
  server,
}) => {
  await choose(page, server.portal('aurora'), 'en');
  await logIn(page, server, 'demo', { password: demoPassword });
  const address = `${server.portal('aurora')}/promotions`;
  await openDrawn(page, address);
  const release = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  await expect(page.locator('.lv-session-visitor')).toBeHidden();
  release();
  await expect(page.locator('.lv-session-balance')).toBeVisible();
  await isTakenOver(page);
});

test(
  'sections away from the screen wait until they come near, but not where a page opens scrolled',
  { tag: '@full' },
  async ({ page, server }) => {
    await openDrawn(page, `${server.portal('aurora')}/index`);
    await isTakenOver(page);
    const last = page.locator('.lv-main > .lv-section').last();
    const isLaidOut = () =>
      last.evaluate(({ firstElementChild }) =>
        firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      );
    expect(await isLaidOut()).toBe(false);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(isLaidOut).toBe(true);
    const scrolled = () => page.evaluate(() => scrollY);
    await page.reload();
    // The browser has brought it back to where it was: a wheel before that would be undone.
    await expect.poll(scrolled).toBeGreaterThan(1000);
    await page.mouse.wheel(0, -20_000);
    await expect.poll(scrolled).toBe(0);
    expect(await isLaidOut()).toBe(true);
  },
);

test(
  'a page that is scrolled before it is taken over stays where it is',
  { tag: '@full' },
  async ({ page, server }) => {
    const address = `${server.portal('aurora')}/index`;
    await openDrawn(page, address);
    const release = await holdCode(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('.lv-main > .lv-section').nth(1)).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    release();
    await isTakenOver(page);
    expect(await page.evaluate(() => scrollY)).toBe(600);
  },
);

/** Opens a page as a member; their session ends, elsewhere, after the server has drawn it and before its code runs. */
async function openAsSessionEnds(page: Page, server: RunningServer, path: string): Promise<void> {
  await choose(page, server.portal('aurora'), 'en');
  await logIn(page, server, 'demoteam1');
  const token = await tokenOf(page);
  const release = await holdCode(page);
  await page.goto(server.portal('aurora') + path, { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
  const device = new GatewayClient(server.origin, `aurora.localhost:${server.port}`);
  await device.value('sessionLogout', { token });
  release();
}

/** Logs the account of `openAsSessionEnds` in, in the dialog that is open on top. */
async function enterPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await dialog.locator('[name="username"]').fill('demoteam1');
  await dialog.locator('[name="password"]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.locator('.lv-session-balance')).toBeVisible();
}

test('a member whose session ended before the page asked for anything reads so, stays where they were, and goes on after a login', async ({
  page,
  server,
  expected,
}) => {
  expected.answer(/\/(?:wps|lgw|lotto)\//u, 401);
  const say = wordsOf('aurora');
  const room = '/vnlottery?gameCode=mien-bac&playType=lo2';
  await openAsSessionEnds(page, server, room);
  await expect(page.getByText(say('session.ended'))).toBeVisible();
  const login = page.getByRole('banner').getByRole('button', { name: say('session.login'), exact: true });
  await expect(login).toBeVisible();
  await page.getByRole('button', { name: '07', exact: true }).click();
  await login.click();
  await enterPassword(page);
  expect(page.url()).toBe(server.portal('aurora') + room);
  await expect(page.getByRole('button', { name: '07', pressed: true, exact: true })).toBeVisible();
});

test(
  'a page of the own records leads to the login when the session has ended before it asked for them, and is there after it',
  { tag: '@full' },
  async ({ page, server, expected }) => {
    expected.answer(/\/(?:wps|lgw|lotto)\//u, 401);
    const say = wordsOf('aurora');
    await openAsSessionEnds(page, server, '/member/bets');
    await expect(page.getByText(say('session.ended'))).toBeVisible();
    const centre = page.getByRole('dialog', { name: say('modal.member-centre.title') });
    await expect(centre.getByText(say('gate.login'))).toBeVisible();
    await expect(page.locator('[aria-busy="true"], .lv-skeleton')).toHaveCount(0);
    await centre.getByRole('button', { name: say('session.login'), exact: true }).click();
    await enterPassword(page);
    expect(page.url()).toBe(`${server.portal('aurora')}/member/bets`);
    await expect(centre.getByText(say('gate.login'))).toHaveCount(0);
    await expect(centre.locator('.lv-dates')).toBeVisible();
  },
);

/** Places whose height does not depend on how much a member has, by their pages: what waits there, and what comes. */
const ofKnownHeight = {
  '/member/account': ['.lv-places', 'ul.lv-places'],
  '/member/protection': ['.lv-limits', '.lv-limits:has(.lv-limit-rows)'],
} as const;

/** Keeps the height of each place that waits for an answer, as long as it waits. */
const watchWaiting = (): void => {
  const heights = new WeakMap<Element, number>();
  const look = (): void => {
    for (const { parentElement: place } of document.querySelectorAll('.lv-loading'))
      if (place) heights.set(place, place.offsetHeight);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  Object.assign(window, { heightsOfWaiting: heights });
};

/** Height of the place around what has come, while it waited and now; 0 for one that never waited. */
const heightsAround = (came: Element): [waited: number, now: number] => {
  const { heightsOfWaiting } = window as never as { heightsOfWaiting: WeakMap<Element, number> };
  let place: Element | null = came;
  while (place && !heightsOfWaiting.has(place)) place = place.parentElement;
  return place ? [heightsOfWaiting.get(place) ?? 0, (place as HTMLElement).offsetHeight] : [0, 0];
};

test('placeholders are as high as what takes their place', async ({ page, server }) => {
  await choose(page, server.portal('aurora'), 'en');
  await logIn(page, server, 'demoteam2');
  await page.addInitScript(watchWaiting);
  for (const [path, [stands, comes]] of Object.entries(ofKnownHeight)) {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/(?:wps|lgw|lotto)\//u, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(server.portal('aurora') + path);
    await isTakenOver(page);
    await expect(page.locator(`.lv-loading ${stands}`)).toBeVisible();
    release();
    // Lists come in any order, and the first of the page is the one of known height.
    await expect(page.locator('.lv-loading')).toHaveCount(0);
    const [waited, came] = await page.locator(comes).first().evaluate(heightsAround);
    expect(came, path).toBeGreaterThan(0);
    expect(Math.abs(came - waited), `${path}: ${waited} became ${came}`).toBeLessThan(came * 0.1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
