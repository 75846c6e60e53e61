// npm run bench:home: the home page of both brands as the server draws it, beside the same page saved as static HTML and beside the
// page that the server does not draw, on a processor four times slower and a line of 9.6 Mbit/s.
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import { readCommandLine } from '../../command-line.ts';
import { builtServer } from '../harness/built-server.ts';
import { median } from '../harness/statistics.ts';
import { measureLoad, type LoadFigures, type View } from './measure-load.ts';
import { savedHtml, staticCopy } from './static-copy.ts';

const values = readCommandLine(
  'npm run bench:home -- [options]: first and largest paint, blocking time and layout shift of the home page, drawn by the server, saved as static HTML, and not drawn.',
  { rounds: '3', brands: 'aurora,padauk' },
);
const rounds = Number(values.rounds);
const phone: View = { width: 390, height: 844, mobile: true };
const desktop: View = { width: 1440, height: 900, mobile: false };
const path = '/index';
/** Most that the first paint of a drawn page may take of the saved page's. */
const goal = 1.2;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const heads = ['', 'FCP', 'LCP', 'blocking', 'CLS', 'kB'];
const rowOf = (name: string, figures: LoadFigures): string => {
  const { fcp, lcp, blocking, cls, kilobytes } = figures;
  const cells = [fcp.toFixed(0), lcp.toFixed(0), blocking.toFixed(0), cls.toFixed(3), kilobytes.toFixed(0)];
  return name.padEnd(28) + cells.map((cell) => cell.padStart(10)).join('');
};
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

const drawing = await builtServer();
const bare = await builtServer({ DRAW_PAGES: 'off' });
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: [...browserArgs],
  ...(executablePath ? { executablePath } : {}),
});
let missed = false;
try {
  for (const brand of values.brands.split(','))
    for (const view of [phone, desktop]) {
      // Also draws the page: visitors after the first are sent the kept one.
      const context = await browser.newContext({ viewport: view, isMobile: view.mobile });
      const page = await context.newPage();
      await page.goto(drawing.portal(brand) + path);
      await page.locator('html:not([data-drawn])').waitFor({ state: 'attached' });
      const html = await savedHtml(page);
      await context.close();
      const saved = await staticCopy(html, { host: `${brand}.localhost`, port: drawing.port });
      const contenders = {
        'saved as static HTML': saved.origin,
        'drawn by the server': drawing.portal(brand) + path,
        'not drawn': bare.portal(brand) + path,
      };
      const figures = new Map<string, LoadFigures[]>();
      // Side by side, so that what else the machine does meets all of them; the first round warms the servers and is discarded.
      for (let round = -1; round < rounds; round += 1)
        for (const [name, address] of Object.entries(contenders)) {
          if (round < 0 && name !== 'not drawn') continue;
          const one = await measureLoad(browser, address, view);
          if (round >= 0) figures.set(name, [...(figures.get(name) ?? []), one]);
        }
      await saved.close();
      say(`\n${brand}, ${view.width} px, median of ${rounds}`);
      say(heads.map((head, at) => (at === 0 ? head.padEnd(28) : head.padStart(10))).join(''));
      const rows = new Map([...figures].map(([name, all]) => [name, medians(all)]));
      for (const [name, row] of rows) say(rowOf(name, row));
      const ratio =
        (rows.get('drawn by the server')?.fcp ?? NaN) / (rows.get('saved as static HTML')?.fcp ?? NaN);
      say(`First paint: ${ratio.toFixed(2)} × of the saved page's.`);
      missed ||= ratio > goal;
    }
  if (missed) say(`\nThe goal is missed: at most ${goal} ×.`);
} finally {
  await browser.close();
  await Promise.all([drawing.close(), bare.close()]);
}
process.exit(missed ? 1 : 0);
