import type { Browser, Locator, Page } from '@playwright/test';
import { speak, wordsOf } from '../../e2e/support/words.ts';
import { visitorContext, type View } from './measure-load.ts';

/** A press whose answer a visitor waits for: a page, what has to be done first, and what is pressed on it. */
type Press = {
  name: string;
  path: string;
  first?: (page: Page) => Promise<void>;
  target: (page: Page) => Locator;
};

/** A lottery of each brand, whose room has a slip. */
const rooms: Readonly<Record<string, string>> = { aurora: 'five-star', padauk: 'two-digit' };

const banner = (page: Page): Locator => page.getByRole('banner');

/** The presses that are measured on a brand's pages; a brand without one leaves it out. */
export function pressesOf(brand: string): Press[] {
  const say = wordsOf(brand);
  return [
    { name: 'language menu', path: '/index', target: (page) => banner(page).locator('button.lv-language') },
    {
      name: 'register',
      path: '/index',
      target: (page) => banner(page).getByRole('button', { name: say('session.register') }),
    },
    {
      name: 'login',
      path: '/index',
      target: (page) => banner(page).getByRole('button', { name: say('session.login') }),
    },
    { name: 'category', path: '/index', target: (page) => page.locator('a[href="/rng"]:visible').first() },
    {
      name: 'game tile',
      path: '/rng',
      target: (page) => page.locator('main .lv-game button:visible, main .lv-game a:visible').first(),
    },
    {
      name: 'bet slip',
      path: `/lottery?gameCode=${rooms[brand] ?? ''}`,
      async first(page) {
        await page.getByRole('button', { name: say('lottery.quickPick'), exact: true }).click();
        await page.locator('button.lv-bet-add:enabled').click();
      },
      target: (page) => page.locator('button.lv-slip-open'),
    },
  ];
}

type Events = { interactionId: number; duration: number };

/** Runs in the page: keeps the longest time from an input to the next paint, in milliseconds. */
function observeEvents(): void {
  const kept = globalThis as unknown as { longestEvent: number };
  kept.longestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as unknown as Events[])
      if (interactionId > 0) kept.longestEvent = Math.max(kept.longestEvent, duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

const settled = (page: Page, ms: number): Promise<void> => page.waitForTimeout(ms);

/**
 * Milliseconds from a press to the next paint, on a page that has been taken over; undefined where the page has nothing to press
 * at this width. Events below 16 ms are not reported by browsers, and count as 16.
 */
export async function measurePress(
  browser: Browser,
  origin: string,
  { press, view, slowdown }: { press: Press; view: View; slowdown: number },
): Promise<number | undefined> {
  const context = await visitorContext(browser, { view });
  await context.addInitScript(observeEvents);
  const page = await context.newPage();
  await speak(page);
  await page.goto(origin + press.path);
  await page.locator('html:not([data-drawn])').waitFor({ state: 'attached' });
  await settled(page, 2_000);
  await press.first?.(page);
  const target = press.target(page);
  const isThere = await target.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await context.close();
    return undefined;
  }
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await (view.mobile ? target.tap() : target.click());
  await settled(page, 2_500);
  const longest = await page.evaluate(() => (globalThis as unknown as { longestEvent: number }).longestEvent);
  await context.close();
  return Math.max(16, longest);
}
