import type { Browser } from '@playwright/test';
import { looks, widths, type Shot, type Width } from './shots.ts';

/** Width of a picture on its sheet, in CSS pixels. */
const cell = { phone: 195, wide: 320 } as const;
/** Of WebP, from 0 to 100: letters stay clear, and all sheets together stay below 2 MB. */
const quality = 72;

const styles = (columns: number, width: number): string => `
  body { margin: 0; padding: 16px; background: #16181d; color: #d6dae3; font: 13px system-ui, sans-serif; }
  main { display: inline-grid; grid-template-columns: auto repeat(${columns}, ${width}px); gap: 10px; align-items: center; }
  b { font-weight: 600; }
  img { display: block; inline-size: 100%; border-radius: 6px; }`;

/** One picture of all shots of a brand at a width: a row for each screen, a column for each language and mode. As WebP. */
export async function sheetOf(browser: Browser, shots: readonly Shot[], width: Width): Promise<Buffer> {
  const names = [...new Set(shots.map(({ screen }) => screen))];
  const heads = looks.map(({ language, mode }) => `<b>${language}, ${mode}</b>`);
  const rows = names.map((name) => {
    const own = shots.filter(({ screen }) => screen === name);
    const pictures = own.map(({ png }) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
    return `<b>${name}</b>${pictures.join('')}`;
  });
  const page = await browser.newPage({ viewport: widths.wide });
  await page.setContent(
    `<!doctype html><style>${styles(looks.length, cell[width])}</style><main><b></b>${heads.join('')}${rows.join('')}</main>`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const box = await page.locator('main').boundingBox();
  if (!box) throw new Error('The sheet was not drawn.');
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: box.width + 2 * box.x, height: box.height + 2 * box.y, scale: 1 },
  });
  await page.close();
  return Buffer.from(data, 'base64');
}
