import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

/** Only those that are shown: the banners on either side of the one that stands are in the page too. */
const sections = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

const looks = async (page: Page) => ({
  navigation: await page.getByRole('navigation').first().getByRole('listitem').allInnerTexts(),
  sections: await sections(page).allInnerTexts(),
  font: await page.evaluate(() => getComputedStyle(document.body).fontFamily),
  background: await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-canvas'),
  ),
  primary: await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-primary'),
  ),
});

test('a second brand of documents alone differs in menus, forms, screens, theme and texts [ENG-08]', async ({
  page,
  server,
}) => {
  await speak(page);
  const seen = [];
  for (const brand of ['aurora', 'padauk']) {
    await page.goto(`${server.portal(brand)}/index`);
    await expect(sections(page).first()).toBeVisible();
    const look = await looks(page);
    await page.goto(`${server.portal(brand)}/register`);
    const form = page.getByRole('dialog').locator('form');
    await expect(form.locator('[name="username"]')).toBeVisible();
    // Inputs with code of their own come after the others.
    await expect(form.locator('[name="mobileNum"]')).toBeVisible();
    const fields = await form
      .locator('input, select, textarea')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
    seen.push({ ...look, fields, title: await page.title() });
  }
  const [first, second] = seen;
  for (const aspect of [
    'navigation',
    'sections',
    'font',
    'background',
    'primary',
    'fields',
    'title',
  ] as const)
    expect(first?.[aspect], aspect).not.toEqual(second?.[aspect]);
});

test('three documents make a brand [ENG-02]', { tag: '@full' }, async ({ page }) => {
  const configs = mkdtempSync(join(tmpdir(), 'livery-brand-'));
  cpSync('configs', configs, { recursive: true });
  const documents = {
    'brand/main': {
      kind: 'brand',
      id: 'main',
      extends: 'base',
      abstract: false,
      merchantCode: 'harbour',
      languages: ['en'],
      defaultLanguage: 'en',
      defaultMode: 'light',
    },
    'theme/main': {
      kind: 'theme',
      id: 'main',
      modes: { light: { primary: '#0b5c7a', onPrimary: '#ffffff' } },
    },
    'texts/en': {
      kind: 'texts',
      id: 'en',
      texts: { 'brand.name': 'Harbour', 'brand.tagline': 'Calm water, good games' },
    },
  };
  for (const [name, document] of Object.entries(documents)) {
    const file = join(configs, 'harbour', `${name}.json`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify(document, null, 2));
  }
  const server = await startServer({ CONFIGS_DIR: configs });
  try {
    await page.goto(`${server.portal('harbour')}/index`);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page).toHaveTitle(/Harbour/u);
    expect((await looks(page)).primary.trim()).toBe('#0b5c7a');
    await page.goto(`${server.portal('harbour')}/register`);
    await expect(page.getByRole('dialog').locator('[name="username"]')).toBeVisible();
  } finally {
    await page.close();
    await server.stop();
    rmSync(configs, { recursive: true, force: true });
  }
});

test('the words of a brand are its own', () => {
  expect(wordsOf('aurora')('brand.name')).not.toBe(wordsOf('padauk')('brand.name'));
});
