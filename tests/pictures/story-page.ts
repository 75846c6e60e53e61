import { test as base, type Page } from '@playwright/test';
import { storyTime } from '../../.storybook/story-time.ts';
import type { ChosenStory } from './chosen-stories.ts';
import { origin, serveBuilt } from './static-site.ts';

export const folder = 'storybook-static';

type Channel = {
  emit: (event: string, value: object) => void;
  on: (event: string, listener: (told: { storyId: string }) => void) => void;
};

/** A page of stories in each mode for each worker: their code is read once, and stories follow each other in them. */
export const test = base.extend<object, { stories: Record<ChosenStory['mode'], Page> }>({
  stories: [
    async ({ browser }, use) => {
      // A phone, at half its size: enough to see that something moved, and a tenth of the bytes.
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 0.5,
        reducedMotion: 'reduce',
      });
      const open = async (mode: ChosenStory['mode']): Promise<Page> => {
        const page = await context.newPage();
        await serveBuilt(page, folder);
        await page.clock.setFixedTime(storyTime);
        // Accessibility is checked elsewhere, and takes longer than a picture.
        const globals = `mode:${mode};a11y.manual:!true`;
        await page.goto(`${origin}/iframe.html?id=widgets-text--empty&viewMode=story&globals=${globals}`);
        await page.waitForFunction(() => document.body.classList.contains('sb-show-main'));
        return page;
      };
      await use({ dark: await open('dark'), light: await open('light') });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Shows a story and waits until everything has come: blocks, letters, pictures. */
export async function show(page: Page, { id, mode }: ChosenStory): Promise<void> {
  await page.bringToFront();
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const global: unknown = Object.getOwnPropertyDescriptor(
          window,
          '__STORYBOOK_ADDONS_CHANNEL__',
        )?.value;
        const channel = global as Channel;
        // A story that is left before it has finished has Storybook load its page anew.
        channel.on('storyFinished', ({ storyId: finished }) => finished === storyId && resolve());
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
  await page.waitForFunction(
    (wanted) => {
      const root = document.querySelector('#storybook-root');
      const images = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
      return (
        root !== null &&
        root.childElementCount > 0 &&
        document.documentElement.dataset['theme'] === wanted &&
        document.fonts.status === 'loaded' &&
        images.every(({ complete }) => complete)
      );
    },
    mode,
    { timeout: 20_000 },
  );
  await page.evaluate(() => window.scrollTo(0, 0));
}
