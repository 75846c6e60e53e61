import type { FrameLocator, Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { openConsole, publishNow } from './support/console.ts';
import { ownServer } from './support/own-server.ts';
import { expect, test } from './support/test.ts';

// A server of its own: it publishes another banner.
const own = ownServer();

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400"><rect width="1200" height="400" fill="#7a1f5c"/></svg>`;

test(
  'a banner with a picture of its own is added, shows in the preview, and on the open page once it is published',
  { tag: '@full' },
  async ({ page }) => {
    const server = own();
    await page.setViewportSize({ width: 1440, height: 900 });
    const live = await page.context().newPage();
    await live.goto(`${server.portal('aurora')}/index`);
    await openConsole(page, server, '/aurora/banners');
    await page.getByRole('button', { name: 'Add a banner' }).click();
    const dialog = page.getByRole('dialog');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog
        .getByRole('button', { name: /: Picture$/u })
        .last()
        .click(),
    ]);
    await chooser.setFiles({ name: 'Festival.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(picture) });
    await expect(dialog.getByRole('button', { name: /^Picture:.*festival\.svg/u })).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Title/u }).fill('Water festival');
    await dialog.getByRole('textbox', { name: /^Text/u }).fill('Double points until Sunday');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();

    const row = page.getByRole('list', { name: 'Banners', exact: true }).locator('[data-row]').first();
    await expect(row).toContainText('Water festival');
    expect(await axe(page)).toEqual([]);
    const markIn = (portal: Page | FrameLocator) =>
      portal.locator('.lv-hero-marks').getByRole('button', { name: /Water festival/u });
    await expect(markIn(page.frameLocator('iframe'))).toBeVisible();
    await expect(markIn(live)).toHaveCount(0);

    await publishNow(page);
    // The page that was open changes by itself.
    await markIn(live).click();
    const image = live.locator('img[src*="festival.svg"]').first();
    await expect(image).toBeVisible();
    expect(await image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  },
);
