import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CorePart } from '#engine/bundle/bundle-format.ts';
import { fontFiles, fontLinks } from './font-links.ts';

let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'livery-fonts-'));
  await mkdir(join(directory, '.vite'));
  const built = Object.fromEntries(
    ['outfit', 'sora', 'nunito', 'noto-sans-myanmar', 'noto-sans-hebrew', 'noto-sans-devanagari'].map(
      (name) => [`../ui/fonts/generated/${name}.woff2`, { file: `assets/${name}-h4sh.woff2` }],
    ),
  );
  const sheet = {
    '../ui/fonts/generated/scripts/noto-sans-hebrew.css': {
      file: 'assets/noto-sans-hebrew-h4sh.css',
    },
  };
  await writeFile(
    join(directory, '.vite/manifest.json'),
    JSON.stringify({ ...built, ...sheet, 'main.tsx': { file: 'assets/main.js' } }),
  );
});
afterAll(() => rm(directory, { recursive: true }));

const core = {
  theme: { kind: 'theme', id: 'main', type: { body: 'outfit', display: 'sora' } },
  languages: {
    en: { name: 'English' },
    my: { name: 'မြန်မာ', font: 'noto-sans-myanmar' },
    he: { name: 'עברית', font: 'noto-sans-hebrew' },
    'zh-CN': { name: '简体中文', font: 'noto-sans-sc' },
    vi: { name: 'Tiếng Việt', font: 'nunito' },
    hi: { name: 'हिन्दी', font: 'noto-sans-devanagari' },
  },
} as unknown as CorePart;

it.each([
  ['en', ['outfit', 'sora']],
  ['my', ['outfit', 'sora', 'noto-sans-myanmar']],
  ['zh-CN', ['outfit', 'sora']],
  ['vi', ['nunito']],
  ['hi', ['outfit', 'noto-sans-devanagari']],
])('names the fonts of a page in %s in its head', async (language, names) => {
  const links = fontLinks(await fontFiles(directory), core, { brand: 'shop', language });
  expect([...links.matchAll(/href="([^"]+)"/gu)].map(([, href]) => href)).toEqual(
    names.map((name) => `/_portal/assets/${name}-h4sh.woff2`),
  );
  expect(links).toContain('rel="preload" as="font" type="font/woff2"');
});

it('names the sheet of a script that the first one has no room for', async () => {
  const links = fontLinks(await fontFiles(directory), core, { brand: 'shop', language: 'he' });
  expect(links).toContain('<link rel="stylesheet" href="/_portal/assets/noto-sans-hebrew-h4sh.css">');
  expect(links).toContain('href="/_portal/assets/noto-sans-hebrew-h4sh.woff2"');
  expect(fontLinks(await fontFiles(directory), core, { brand: 'shop', language: 'my' })).not.toContain(
    'stylesheet',
  );
});

it('names none without a built portal, or for the fonts of the system', async () => {
  expect(
    fontLinks(await fontFiles(join(directory, 'nothing')), core, { brand: 'shop', language: 'my' }),
  ).toBe('');
  const plain = { ...core, theme: { kind: 'theme', id: 'main' } } as CorePart;
  expect(fontLinks(await fontFiles(directory), plain, { brand: 'shop', language: 'en' })).toBe('');
});

it('names the brand’s own font in place of the family behind it', async () => {
  const bodyFont = `by-hash/${'a'.repeat(32)}-400-400/fonts/acme.woff2`;
  const theme = { ...core.theme, type: { body: 'outfit', display: 'sora', bodyFont } };
  const links = fontLinks(await fontFiles(directory), { ...core, theme } as CorePart, {
    brand: 'shop',
    language: 'en',
  });
  expect(links).toContain(`href="/assets/shop/${bodyFont}" crossorigin`);
  expect(links).toContain('/sora-h4sh.woff2');
  expect(links).not.toContain('/outfit-h4sh.woff2');
});
