// npm run bench:home: pages of both brands as the server draws them, beside the same pages saved as static HTML (and, on demand, beside
// pages that the server does not draw), on a line of 9.6 Mbit/s; and how long presses wait for the next paint.
import { chromium, type Browser } from '@playwright/test';
import { GatewayClient } from '#server/gateway/testing/client.ts';
import { browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import { readCommandLine } from '../../command-line.ts';
import { builtServer, benchPassword } from '../harness/built-server.ts';
import { median } from '../harness/statistics.ts';
import {
  measureLoad,
  visitorContext,
  type LoadFigures,
  type Session,
  type View,
  type Visitor,
} from './measure-load.ts';
import { measurePress, pressesOf } from './measure-presses.ts';
import { savedHtml, staticCopy } from './static-copy.ts';

const values = readCommandLine(
  'npm run bench:home -- [options]: first and largest paint, blocking time and layout shift of pages drawn by the server beside the same saved as static HTML, and the time from presses to the next paint.',
  {
    rounds: '3',
    brands: 'aurora,padauk',
    pages: '/index,/rng,/lottery,/promotions',
    viewers: 'visitor,member',
    widths: '390,1440',
    slowdowns: '4',
    presses: 'on',
    bare: 'off',
  },
);
const listOf = (text: string): string[] => text.split(',').filter(Boolean);
const rounds = Number(values.rounds);
const views: readonly View[] = [
  { width: 390, height: 844, mobile: true },
  { width: 1440, height: 900, mobile: false },
].filter(({ width }) => listOf(values.widths).includes(String(width)));

/** Most that a page may have: of the saved page's paints, in milliseconds of blocking, and of shifts. */
const goals = { fcp: 1.1, lcp: 1.2, blocking: 200, cls: 0.02, press: 200 };
const missed: string[] = [];
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const cells = (row: readonly (string | number)[]): void => say(`| ${row.join(' | ')} |`);

const medians = (figures: readonly LoadFigures[]): LoadFigures => {
  const of = (name: keyof LoadFigures) => median(figures.map((one) => one[name]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    blocking: of('blocking'),
    cls: of('cls'),
    kilobytes: of('kilobytes'),
  };
};

type Server = Awaited<ReturnType<typeof builtServer>>;

async function memberOf({ port, portal }: Server, brand: string): Promise<Session> {
  const client = new GatewayClient(`http://127.0.0.1:${port}`, `${brand}.localhost:${port}`);
  const session = await client.value('sessionLogin', {
    body: { type: 'username', username: 'demo', password: benchPassword, human: await client.human() },
  });
  return { ...session, url: portal(brand) };
}

/** The page as it stands in the visitor's browser, served as a file; the server keeps its drawing from then on. */
async function savedCopy(
  browser: Browser,
  { address, visitor, host, port }: { address: string; visitor: Visitor; host: string; port: number },
) {
  const context = await visitorContext(browser, visitor);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html:not([data-drawn])').waitFor({ state: 'attached' });
  await page.waitForTimeout(1_500);
  const html = await savedHtml(page);
  await context.close();
  return staticCopy(html, { host, port });
}

/** Notes a figure that is above its goal, and marks it. */
function held(where: string, what: string, figure: number, goal: number, digits: number): string {
  const text = figure.toFixed(digits);
  if (!(figure > goal)) return text;
  missed.push(`${where}: ${what} ${text}, at most ${goal}`);
  return `**${text}**`;
}

const drawing = await builtServer();
const bare = values.bare === 'on' ? await builtServer({ DRAW_PAGES: 'off' }) : undefined;
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: [...browserArgs],
  ...(executablePath ? { executablePath } : {}),
});

async function comparePage(brand: string, path: string, visitor: Visitor, slowdown: number): Promise<void> {
  const { width } = visitor.view;
  const who = visitor.session ? 'member' : 'visitor';
  const address = drawing.portal(brand) + path;
  const saved = await savedCopy(browser, {
    address,
    visitor,
    host: `${brand}.localhost`,
    port: drawing.port,
  });
  const contenders = {
    saved: saved.origin,
    drawn: address,
    ...(bare && { bare: bare.portal(brand) + path }),
  };
  const figures = new Map<string, LoadFigures[]>();
  // Side by side, so that what else the machine does meets all of them.
  for (let round = 0; round < rounds; round += 1)
    for (const [name, at] of Object.entries(contenders))
      figures.set(name, [
        ...(figures.get(name) ?? []),
        await measureLoad(browser, at, { ...visitor, slowdown }),
      ]);
  await saved.close();
  const [still, drawn, undrawn] = ['saved', 'drawn', 'bare'].map((name) => medians(figures.get(name) ?? []));
  if (!still || !drawn) return;
  const where = `${brand} ${path} ${width} px ${who} ${slowdown} ×`;
  cells([
    brand,
    path,
    width,
    who,
    `${slowdown} ×`,
    drawn.fcp.toFixed(0),
    held(where, 'first paint', drawn.fcp / still.fcp, goals.fcp, 2),
    drawn.lcp.toFixed(0),
    held(where, 'largest paint', drawn.lcp / still.lcp, goals.lcp, 2),
    slowdown > 1 ? held(where, 'blocking', drawn.blocking, goals.blocking, 0) : drawn.blocking.toFixed(0),
    held(where, 'shift', drawn.cls, goals.cls, 3),
    drawn.kilobytes.toFixed(0),
    ...(bare && undrawn ? [undrawn.fcp.toFixed(0), undrawn.lcp.toFixed(0)] : []),
  ]);
}

async function comparePresses(brand: string): Promise<void> {
  const slowdown = 4;
  for (const press of pressesOf(brand)) {
    const row: string[] = [];
    for (const view of views) {
      const waits: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const wait = await measurePress(browser, drawing.portal(brand), { press, view, slowdown });
        if (wait !== undefined) waits.push(wait);
      }
      const where = `${brand} ${press.name} ${view.width} px`;
      row.push(waits.length === 0 ? 'none' : held(where, 'press', median(waits), goals.press, 0));
    }
    cells([brand, press.name, ...row]);
  }
}

try {
  const heads = ['brand', 'page', 'px', 'viewer', 'slowed', 'FCP ms', '× saved', 'LCP ms', '× saved'];
  cells([...heads, 'blocking ms', 'CLS', 'kB', ...(bare ? ['FCP not drawn', 'LCP not drawn'] : [])]);
  cells([...heads, '', '', '', ...(bare ? ['', ''] : [])].map(() => '---'));
  for (const brand of listOf(values.brands)) {
    const session = await memberOf(drawing, brand);
    for (const path of listOf(values.pages))
      for (const view of views)
        for (const who of listOf(values.viewers))
          for (const slowdown of listOf(values.slowdowns).map(Number))
            await comparePage(brand, path, { view, ...(who === 'member' && { session }) }, slowdown);
  }
  if (values.presses === 'on') {
    say('\nMilliseconds from a press to the next paint, on a processor four times slower:\n');
    cells(['brand', 'press', ...views.map(({ width }) => `${width} px`)]);
    cells(['---', '---', ...views.map(() => '---')]);
    for (const brand of listOf(values.brands)) await comparePresses(brand);
  }
  say(missed.length === 0 ? '\nAll goals are reached.' : `\nGoals that are missed:\n${missed.join('\n')}`);
} finally {
  await browser.close();
  await Promise.all([drawing.close(), bare?.close()]);
}
process.exit(missed.length > 0 ? 1 : 0);
