import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';

const built = 'dist/portal';

/** Names of built files in a text: those that import() brings first, those that are imported, those of the page and of style sheets. */
const filesNamedIn = (text: string): string[] =>
  [...text.matchAll(/(?<=["'(`/])assets\/[\w.~-]+\.\w+|(?<=["'`]\.\/)[\w.~-]+-[\w-]{6,8}\.(?:js|css)/gu)].map(
    ([name]) => (name.startsWith('assets/') ? name : `assets/${name}`),
  );

test('every file that the built portal names is there', () => {
  const texts = ['index.html', ...readdirSync(join(built, 'assets')).map((name) => `assets/${name}`)].filter(
    (name) => /\.(?:html|js|css)$/u.test(name),
  );
  const named = new Set(texts.flatMap((name) => filesNamedIn(readFileSync(join(built, name), 'utf8'))));
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((name) => !existsSync(join(built, name)))).toEqual([]);
});

test('scripts and style sheets are sent as the build compressed them, to whoever takes Brotli', async ({
  server,
}) => {
  const name = readdirSync(join(built, 'assets')).find((file) => /^index-.*\.js$/u.test(file)) ?? '';
  const script = readFileSync(join(built, 'assets', name), 'utf8');
  const ask = (encoding: string) =>
    fetch(`${server.origin}/_portal/assets/${name}`, { headers: { 'accept-encoding': encoding } });
  const compressed = await ask('gzip, br');
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.headers.get('content-type')).toMatch(/javascript/u);
  expect(compressed.headers.get('vary')).toMatch(/accept-encoding/u);
  const { size } = statSync(join(built, 'assets', `${name}.br`));
  expect(compressed.headers.get('content-length')).toBe(String(size));
  expect(await compressed.text()).toBe(script);
  const plain = await ask('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
});

/** True once the browser reports a largest contentful paint inside the main part of the page. */
const paintedInMain = () =>
  new Promise<boolean>((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(
        list.getEntries().some((entry) => 'element' in entry && (entry.element as Element)?.closest('main')),
      );
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

for (const brand of ['aurora', 'padauk']) {
  test(
    `a view of ${brand} asks for no file that is not there, and does not wait for its fonts`,
    { tag: brand === 'padauk' ? [] : ['@full'] },
    async ({ page, server }) => {
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
      });
      const held: (() => void)[] = [];
      await page.route(/\/_portal\/assets\/(?:wght-[^/]*\.css|[^/]*\.woff2)$/u, async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await page.goto(`${server.portal(brand)}/index`, { waitUntil: 'commit' });
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('.lv-skeleton')).toHaveCount(0);
      // Of the page's content, not only of its frame: what is painted, not what only has a place.
      await expect.poll(() => page.evaluate(paintedInMain)).toBe(true);
      expect(held.length).toBeGreaterThan(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      for (const go of held) go();
      // Text in a font of the system until its own comes.
      const displays = () =>
        page.evaluate(() => {
          const fetched = [...document.fonts].filter(({ family }) => !/ Fallback\b/u.test(family));
          return [...new Set(fetched.map((face) => face.display as string))];
        });
      await expect.poll(displays).toEqual(['swap']);
      await page.evaluate(() => document.fonts.ready);
      expect(refused).toEqual([]);
    },
  );
}
