// npm run bench:lobby: a brand with ten thousand slots. Time until the visible cards have pictures, beside a static page
// with the same pictures; then frames dropped while scrolling at a quarter of the processor's speed.
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import { lobbyServer, staticServer, type Picture } from './ground.ts';
import { readCommandLine } from '../../command-line.ts';

const values = readCommandLine(
  'npm run bench:lobby -- [options]: how long until the cards in view of a brand with many slots have their pictures, and how many frames scrolling drops.',
  { games: '10000', rounds: '7' },
);
const rounds = Number(values.rounds);
const view = { width: 390, height: 844 };
/** Of a good mobile network: milliseconds of latency and bytes a second. */
const network = { latency: 40, downloadThroughput: 2_500_000, uploadThroughput: 1_000_000, offline: false };
const goals = { ratio: 1.2, dropped: 0.05 };
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN;

async function fresh(browser: Browser): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: view, deviceScaleFactor: 2 });
  // The compiler that runs this file names functions with a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  return { page, cdp, close: () => context.close() };
}

/** Milliseconds from the start of the navigation until every picture in view, and at least one, has been painted. */
const untilPictures = (page: Page, selector: string, since?: number): Promise<number> =>
  page.evaluate(
    ([wanted, from]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const places = [...document.querySelectorAll(wanted)].filter((place) => {
            const { top, bottom, left, right } = place.getBoundingClientRect();
            // Rows go on beyond the edge of the page; pictures there are not fetched yet.
            return right > Math.max(left, 0) && left < innerWidth && bottom > 0 && top < innerHeight;
          });
          const pictures = places.map((place) =>
            place instanceof HTMLImageElement ? place : place.querySelector('img'),
          );
          const all = pictures.every((picture) => picture?.complete && picture.naturalWidth > 0);
          if (pictures.length === 0 || !all) return void requestAnimationFrame(look);
          requestAnimationFrame(() => resolve(performance.now() - from));
        };
        look();
      }),
    [selector, since ?? 0] as const,
  );

const picturesInView = (page: Page): Promise<Picture[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.lv-game-art img')].flatMap((picture) => {
      const { x, y, width, height } = picture.getBoundingClientRect();
      const path = new URL((picture as HTMLImageElement).src).pathname;
      return y < innerHeight && y + height > 0 && width > 0 ? [{ path, x, y, width, height }] : [];
    }),
  );

/** The first picture of the list of all games stands at the top: the page without lanes. */
const lobbyPath = '/rng?category=slots';
const cards = '.lv-game-grid .lv-game-art';
const lookedMs = 3000;
/** Milliseconds after which prefetched data has arrived. */
const settledMs = 1500;

async function timeCold(browser: Browser, address: string, selector: string): Promise<number> {
  const { page, close } = await fresh(browser);
  await page.goto(address, { waitUntil: 'commit' });
  const time = await untilPictures(page, selector);
  await close();
  return time;
}

/** Opens the lobby and waits for its pictures: it keeps a stream open, so that its network never falls silent. */
async function openLobby(page: Page, origin: string): Promise<void> {
  await page.goto(origin + lobbyPath);
  await untilPictures(page, cards);
}

/** From the touch of the menu on the home page, after somebody has looked at it for a moment. */
async function timeOpened(browser: Browser, origin: string): Promise<number> {
  const { page, close } = await fresh(browser);
  await page.goto(`${origin}/index`);
  await page.locator('a[href="/rng"]').first().waitFor();
  await page.waitForTimeout(lookedMs);
  const since = await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href="/rng"]');
    link?.click();
    return performance.now();
  });
  await page.waitForURL('**/rng');
  const time = await untilPictures(page, '.lv-game .lv-game-art', since);
  await close();
  return time;
}

/** Scroll of the measurement: 24 pixels in each frame at 60 frames a second. */
const scrolled = { pixelsAFrame: 24, seconds: 4, framesASecond: 60 };

/** The lobby on a processor made four times slower, with all that stands at the beginning drawn. */
async function slowLobby(browser: Browser, origin: string) {
  const { page, cdp, close } = await fresh(browser);
  await openLobby(page, origin);
  await page.waitForTimeout(settledMs);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, cdp, close };
}

type FrameSequence = { name?: string; args?: { data?: { expected: number; dropped_v4: number } } };

/**
 * Turns the wheel for four seconds; the browser's own count of frames that were to show another place and did not. `bare`: the share of the
 * page's own frames in which a part of the view had no row yet.
 */
async function droppedByWheel(
  browser: Browser,
  origin: string,
): Promise<{ share: number; frames: number; bare: number }> {
  const { page, cdp, close } = await slowLobby(browser, origin);
  const { pixelsAFrame, seconds, framesASecond } = scrolled;
  const looks = await page.evaluateHandle(() => {
    const looked = { frames: 0, bare: 0 };
    const look = () => {
      const rows = [...document.querySelectorAll('.lv-game-line-place')];
      const lowest = Math.max(...rows.map((row) => row.getBoundingClientRect().bottom));
      looked.frames += 1;
      if (lowest < innerHeight) looked.bare += 1;
      requestAnimationFrame(look);
    };
    look();
    return looked;
  });
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] });
  await cdp.send('Input.synthesizeScrollGesture', {
    x: view.width / 2,
    y: view.height / 2,
    yDistance: -pixelsAFrame * framesASecond * seconds,
    speed: pixelsAFrame * framesASecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: FrameSequence }[];
  };
  const looked = await looks.jsonValue();
  await close();
  const wheel = traceEvents.flatMap(({ name, args }) =>
    name === 'FrameSequenceTrackerV3' && args.name === 'WheelScroll' && args.args?.data
      ? [args.args.data]
      : [],
  );
  const sum = (of: (data: (typeof wheel)[number]) => number) =>
    wheel.reduce((total, data) => total + of(data), 0);
  const expected = sum((data) => data.expected);
  if (expected === 0) throw new Error('The browser told of no frame that the wheel scrolled.');
  return {
    share: sum((data) => data.dropped_v4) / expected,
    frames: expected,
    bare: looked.bare / looked.frames,
  };
}

/** Scrolls by script, which waits for the page in each frame; the share of frames that were not drawn. */
async function droppedByScript(browser: Browser, origin: string): Promise<{ share: number; frames: number }> {
  const { page, close } = await slowLobby(browser, origin);
  const result = await page.evaluate(
    ({ pixelsAFrame, seconds, framesASecond }) =>
      new Promise<{ share: number; frames: number }>((resolve) => {
        const times: number[] = [];
        const began = performance.now();
        const step = (now: number) => {
          times.push(now);
          scrollBy(0, pixelsAFrame);
          if (now - began < seconds * 1000) return void requestAnimationFrame(step);
          const frame = 1000 / framesASecond;
          const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
          const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0);
          resolve({ share: missed / (gaps.length + missed), frames: gaps.length + missed });
        };
        requestAnimationFrame(step);
      }),
    scrolled,
  );
  await close();
  return result;
}

say(`Starting a server with ${values.games} games …`);
const server = await lobbyServer(Number(values.games));
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: [...browserArgs],
  ...(executablePath ? { executablePath } : {}),
});
let missed = false;
try {
  say(`The server was up after ${(server.startMs / 1000).toFixed(1)} s.`);
  const { page, close } = await fresh(browser);
  await openLobby(page, server.origin);
  const pictures = await picturesInView(page);
  await close();
  const bare = await staticServer(pictures, async (path) =>
    Buffer.from(
      await (
        await fetch(new URL(path, server.origin.replace('aurora.localhost', '127.0.0.1')))
      ).arrayBuffer(),
    ),
  );
  const times = { bare: [] as number[], cold: [] as number[], opened: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    const one = {
      bare: await timeCold(browser, bare.origin, 'img'),
      cold: await timeCold(browser, server.origin + lobbyPath, cards),
      opened: await timeOpened(browser, server.origin),
    };
    // The first round warms the servers and is discarded.
    if (round < 0) continue;
    times.bare.push(one.bare);
    times.cold.push(one.cold);
    times.opened.push(one.opened);
  }
  await bare.close();
  const [first, cold, opened] = [median(times.bare), median(times.cold), median(times.opened)];
  const row = (name: string, time: number) =>
    say(`${name.padEnd(44)}${time.toFixed(0).padStart(7)} ms${(time / first).toFixed(2).padStart(7)} ×`);
  say(`First cards with their ${pictures.length} pictures, median of ${rounds}:`);
  row('a static page with the same pictures', first);
  row('the lobby, opened from the home page', opened);
  row('the lobby, address opened with nothing kept', cold);
  const wheel = await droppedByWheel(browser, server.origin);
  const script = await droppedByScript(browser, server.origin);
  const scrollRow = (name: string, { share, frames }: { share: number; frames: number }) =>
    say(`${name.padEnd(44)}${(share * 100).toFixed(1).padStart(7)} % of ${frames} frames dropped`);
  say('Scrolling at a quarter of the processor:');
  scrollRow('by the wheel, as the browser counts', wheel);
  say(
    `${'  and of the page itself without a row in view'.padEnd(44)}${(wheel.bare * 100).toFixed(1).padStart(7)} %`,
  );
  scrollRow('by script, a step in each frame', script);
  missed = opened / first > goals.ratio || wheel.share > goals.dropped;
  if (missed) say(`A goal is missed: at most ${goals.ratio} × and ${goals.dropped * 100} %.`);
} finally {
  await browser.close();
  await server.close();
}
process.exit(missed ? 1 : 0);
