import { axe } from './support/axe.ts';
import { openConsole, publishNow } from './support/console.ts';
import { ownServer } from './support/own-server.ts';
import { expect, test } from './support/test.ts';

test.use({ colorScheme: 'dark' });

// A server of its own: it publishes another logo.
const own = ownServer();

const logo = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30" onload="alert(1)">
  <script>alert(1)</script><rect width="120" height="30" fill="#0a7d5a"/></svg>`;

test(
  'a logo that is dropped in shows in the preview, and on the live page once it is published',
  { tag: '@full' },
  async ({ page, expected }) => {
    const server = own();
    expected.answer(/\/packs\/aurora\/pictures$/u, 409);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openConsole(page, server, '/aurora/pictures');
    const zone = page.getByRole('group', { name: 'Add pictures' });
    await zone.getByRole('textbox', { name: 'Folder' }).fill('brand');
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'Logo Dark.svg', { type: 'image/svg+xml' }));
      return transfer;
    }, logo);
    await zone.dispatchEvent('drop', { dataTransfer: data });
    const upload = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
    await upload.getByRole('button', { name: 'Replace that one' }).click();
    await expect(upload).toContainText('Added as a draft');
    expect(await axe(page)).toEqual([]);

    const shownLogo = page.frameLocator('iframe').locator('.lv-brand-logo img').first();
    await expect(shownLogo).toHaveAttribute('src', /by-hash\/[0-9a-f]{32}\/brand\/logo-dark\.svg$/u);
    const drafted = await shownLogo.getAttribute('src');
    const live = await page.context().newPage();
    await live.goto(`${server.portal('aurora')}/index`);
    const liveLogo = live.locator('.lv-brand-logo img').first();
    await expect(liveLogo).toHaveAttribute('src', /\/brand\/logo-(?:dark|light)\.svg$/u);
    await expect(liveLogo).not.toHaveAttribute('src', /by-hash/u);

    await publishNow(page);
    // The page that was open changes by itself.
    await expect(liveLogo).toHaveAttribute('src', drafted ?? '');
    expect(await liveLogo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const text = await (await live.request.get(server.origin + (drafted ?? ''))).text();
    expect(text).toContain('#0a7d5a');
    expect(text).not.toMatch(/script|onload/u);
  },
);
