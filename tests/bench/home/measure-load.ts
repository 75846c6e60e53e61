import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Figures of one load: milliseconds since its start, CLS without a unit, and kilobytes that came over the line. */
export type LoadFigures = { fcp: number; lcp: number; blocking: number; cls: number; kilobytes: number };

export type View = { width: number; height: number; mobile: boolean };

/** A visitor's browser: what it shows on, and the login that it holds, if any. */
export type Visitor = { view: View; session?: Session | undefined };

/** A login as a page keeps it, and the address that its cookie is for. */
export type Session = { token: string; customerId: string; url: string };

/** 9.6 Mbit/s: bytes a second, and milliseconds to an answer's first byte. */
const line = { offline: false, downloadThroughput: 1_200_000, uploadThroughput: 600_000, latency: 40 };

type Observed = { fcp: number; lcp: number; cls: number; tasks: { at: number; length: number }[] };

/** Runs in the page: keeps what the browser reports, since the load. */
function observe(): void {
  const seen: Observed = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  (globalThis as unknown as { observed: Observed }).observed = seen;
  const on = (type: string, take: (entry: never) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never);
    }).observe({ type, buffered: true });
  on('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }: PerformanceEntry) => (seen.lcp = startTime));
  on('layout-shift', ({ value }: PerformanceEntry & { value: number }) => (seen.cls += value));
  on('longtask', ({ startTime, duration }: PerformanceEntry) => {
    seen.tasks.push({ at: startTime, length: duration });
  });
}

/** Milliseconds without a long task, or a byte, after which a load counts as over. */
const quietMs = 1_500;
const longestMs = 20_000;

async function untilQuiet(page: Page, received: () => number): Promise<Observed> {
  const end = Date.now() + longestMs;
  let [last, since] = ['', Date.now()];
  for (;;) {
    const seen = await page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed);
    const now = JSON.stringify([seen, received()]);
    if (now !== last) [last, since] = [now, Date.now()];
    if (Date.now() > end || (seen.fcp > 0 && Date.now() - since > quietMs)) return seen;
    await page.waitForTimeout(100);
  }
}

/** A browser context of a visitor, with nothing kept but the login. */
export async function visitorContext(
  browser: Browser,
  { view: { width, height, mobile }, session }: Visitor,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: mobile,
    hasTouch: mobile,
    deviceScaleFactor: mobile ? 2 : 1,
    // Figures are those of the demo brands' default language.
    locale: 'my',
  });
  // The compiler that runs this file names functions with a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  if (session) {
    const { url, ...kept } = session;
    const value = encodeURIComponent(`${kept.token} ${kept.customerId}`);
    await context.addCookies([{ name: 'gw_session', value, url }]);
    await context.addInitScript(
      (login) => localStorage.setItem('livery.session', JSON.stringify(login)),
      kept,
    );
  }
  return context;
}

/** Loads an address with nothing kept, on a slow processor and a slow line, until nothing happens any more. */
export async function measureLoad(
  browser: Browser,
  address: string,
  { slowdown, ...visitor }: Visitor & { slowdown: number },
): Promise<LoadFigures> {
  const context = await visitorContext(browser, visitor);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let bytes = 0;
  cdp.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'load' });
  const { fcp, lcp, cls, tasks } = await untilQuiet(page, () => bytes);
  await context.close();
  const blocking = tasks
    .filter(({ at, length }) => at + length > fcp)
    .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);
  return { fcp, lcp, blocking, cls, kilobytes: bytes / 1000 };
}
