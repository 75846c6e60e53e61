import { existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Page } from '@playwright/test';

/** The built Storybook at an address that is the same on every machine; there is no other network. */
export const origin = 'http://stories.test';

export async function serveBuilt(page: Page, folder: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.protocol === 'data:' || url.protocol === 'blob:') return route.continue();
    const path = join(folder, normalize(decodeURIComponent(url.pathname)));
    const known = url.origin === origin && existsSync(path) && statSync(path).isFile();
    return known ? route.fulfill({ path }) : route.fulfill({ status: 404, body: '' });
  });
}
