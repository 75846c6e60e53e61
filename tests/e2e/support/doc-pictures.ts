import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** Set to 1 to have tests take the pictures of the documentation anew. */
const areTaken = process.env['LIVERY_DOC_PICTURES'] === '1';

/** Of WebP, from 0 to 100: letters stay clear, and a page of the console stays below 120 kB. */
const quality = 78;

/** Takes what a page shows as `docs/pictures/<name>.webp`, from an element on, where the run is asked for pictures. */
export async function takeDocPicture(page: Page, name: string, from?: Locator): Promise<void> {
  if (!areTaken) return;
  await page.bringToFront();
  await from?.evaluate((element: HTMLElement) => {
    // Below the head of a table, which stays in sight.
    element.style.scrollMarginBlockStart = '3.5rem';
    element.scrollIntoView({ block: 'start' });
  });
  // Nothing is pointed at, and no message passes over the page.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality });
  writeFileSync(join('docs/pictures', `${name}.webp`), Buffer.from(data, 'base64'));
  await client.detach();
}
