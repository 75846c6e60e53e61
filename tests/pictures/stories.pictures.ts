import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { chosenStories } from './chosen-stories.ts';
import { folder, show, test } from './story-page.ts';

const references = 'tests/pictures/reference';
const chosen = chosenStories(folder);

for (const story of chosen) {
  test(`${story.id} looks as it did, in the ${story.mode} mode`, async ({ stories }) => {
    const page = stories[story.mode];
    await show(page, story);
    // A captcha is another one whenever stories are made.
    const mask = [page.locator('[data-field=captcha] img')];
    await expect(page).toHaveScreenshot(`${story.id}.png`, { mask });
  });
}

test('every reference picture is one of a story that is there', () => {
  const { config } = test.info();
  const names = new Set(chosen.map(({ id }) => `${id}.png`));
  const stale = existsSync(references) ? readdirSync(references).filter((name) => !names.has(name)) : [];
  const accepts = ['all', 'changed'].includes(config.updateSnapshots);
  if (accepts) for (const name of stale) rmSync(join(references, name));
  else expect(stale).toEqual([]);
});
