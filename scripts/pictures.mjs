// Takes the pictures of the README from a server of its own: `node scripts/pictures.mjs` after a change of looks.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from './browser.mjs';

process.chdir(join(import.meta.dirname, '..'));
const out = 'docs/pictures';
mkdirSync(out, { recursive: true });

const port = 4190;
const password = 'pictures-of-the-readme';
const dataDir = mkdtempSync(join(tmpdir(), 'livery-pictures-'));
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    OPERATOR_PASSWORD: password,
    DEMO_PASSWORD: password,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});

const pictures = [
  { name: 'aurora-phone', brand: 'aurora', width: 390, height: 844 },
  { name: 'padauk-phone', brand: 'padauk', width: 390, height: 844 },
  { name: 'aurora-wide', brand: 'aurora', width: 1440, height: 900 },
  { name: 'padauk-wide', brand: 'padauk', width: 1440, height: 900 },
];

try {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
    .click();
  await page.locator('iframe').waitFor();
  await page.waitForTimeout(6000);
  await page.screenshot({ path: join(out, 'console.png') });
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve()));
  rmSync(dataDir, { recursive: true, force: true });
}
