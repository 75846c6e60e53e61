// Takes the pictures of the README from a server of its own: `node scripts/pictures.mjs` after a change of looks.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from './browser.mjs';
import { withServer } from './own-server.mjs';

process.chdir(join(import.meta.dirname, '..'));
const out = 'docs/pictures';
mkdirSync(out, { recursive: true });

const password = 'pictures-of-the-readme';
const pictures = [
  { name: 'aurora-phone', brand: 'aurora', width: 390, height: 844 },
  { name: 'padauk-phone', brand: 'padauk', width: 390, height: 844 },
  { name: 'aurora-wide', brand: 'aurora', width: 1440, height: 900 },
  { name: 'padauk-wide', brand: 'padauk', width: 1440, height: 900 },
];

await withServer(password, async (port) => {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...browserArgs],
    ...(executablePath ? { executablePath } : {}),
  });
  for (const { name, brand, width, height } of pictures) {
    const page = await browser.newPage({
      viewport: { width, height },
      isMobile: width < 500,
      hasTouch: width < 500,
      reducedMotion: 'reduce',
    });
    await page.addInitScript(() => localStorage.setItem('livery.language', 'en'));
    await page.goto(`http://${brand}.localhost:${port}/index`);
    await page.locator('.lv-hero-title').filter({ visible: true }).first().waitFor();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: join(out, `${name}.png`) });
    await page.close();
  }
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(`http://localhost:${port}/operator/`);
  await page.getByLabel(/user/iu).first().fill('admin');
  await page
    .getByLabel(/^password/iu)
    .first()
    .fill(password);
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: /aurora/iu })
    .first()
    .waitFor();
  await page.goto(`http://localhost:${port}/operator/aurora/screens/home`);
  await page.locator('iframe').first().waitFor();
  await page.waitForTimeout(6000);
  await page.screenshot({ path: join(out, 'console.png') });
  await browser.close();
});
