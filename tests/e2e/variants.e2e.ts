import type { Browser, Page } from '@playwright/test';
import { isFlagOn, variantOf, type FlagStrategy } from '#engine/flags/flag.ts';
import { axe } from './support/axe.ts';
import { openConsole, publishNow } from './support/console.ts';
import { ownServer } from './support/own-server.ts';
import { register } from './support/registration.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

// A server of its own: it publishes a flag for which an entry of the main menu shows.
const own = ownServer();
const say = wordsOf('aurora');

/** The flag as its operator makes it below. */
const flag: FlagStrategy = {
  share: 50,
  variants: {
    order: ['variant1', 'variant2'],
    items: { variant1: { name: 'Without promotions' }, variant2: { name: 'With promotions' } },
  },
};
const viewer = (bucket: number) => ({ bucket, minute: () => 0, fact: () => undefined });
const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
const withVariant = (variant: string): number[] =>
  buckets.filter((bucket) => variantOf('shortMenu', flag, viewer(bucket)) === variant);
const outside = buckets.find((bucket) => !isFlagOn('shortMenu', flag, viewer(bucket)));

/** The home page in a browser of its own, which flags deal by its bucket. */
async function visit(browser: Browser, bucket: number | undefined): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'livery_bucket', value: String(bucket), url: own().portal('aurora') }]);
  const page = await context.newPage();
  await speak(page);
  await page.goto(own().portal('aurora'));
  await isTakenOver(page);
  return page;
}

/** The entry of the main menu that only the second variant has. */
const entry = (page: Page) =>
  page
    .getByRole('navigation', { name: say('menu.main.label') })
    .getByRole('link', { name: say('menu.promotions') });

test(
  'half of the browsers have one of two variants of a menu, are counted with what they press and who registers, and all get the one that is chosen',
  { tag: '@full' },
  async ({ page, browser }) => {
    test.slow();
    const server = own();
    await openConsole(page, server, '/aurora/flags');
    await page.getByRole('button', { name: 'Add a flag' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Name/u }).fill('Short menu');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('textbox', { name: /^Share of browsers/u }).fill('50');
    await page.keyboard.press('Tab');
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Add a variant' }).click();
    const names = page.getByRole('textbox', { name: 'Name of the variant' });
    await names.first().fill('Without promotions');
    await names.last().fill('With promotions');
    await page.getByRole('switch', { name: 'Short menu' }).click();
    await expect(page.getByText('On for 50% of browsers, with 2 variants')).toBeVisible();
    const figures = page.getByRole('region', { name: 'Figures of Short menu' });
    await expect(figures).toContainText('No browser has met a variant yet');
    await expect(page.getByText('Draft saved')).toBeVisible();

    await page.goto(`${server.origin}/operator/aurora/menus/main`);
    await page.getByRole('button', { name: 'Details of Promotions' }).click();
    const shown = page.getByRole('region', { name: 'Shown when' });
    await shown.getByRole('button', { name: 'Add a rule' }).click();
    await shown.getByRole('button', { name: /Fact of rule 1/u }).click();
    // The flag itself has the same name: it is told apart by what it says.
    await page.getByRole('option', { name: 'Short menu' }).filter({ hasText: 'Variant of a flag' }).click();
    await shown.getByRole('button', { name: /Comparison of rule 1/u }).click();
    await page.getByRole('option', { name: 'is', exact: true }).click();
    await shown.getByRole('button', { name: /Value of rule 1/u }).click();
    await page.getByRole('option', { name: 'With promotions' }).click();
    await expect(shown).toContainText('Shown when: Short menu is With promotions.');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await publishNow(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

    const [without, having] = [withVariant('variant1'), withVariant('variant2')];
    for (const bucket of [outside, without[0]]) {
      const visitor = await visit(browser, bucket);
      await expect(entry(visitor)).toHaveCount(0);
    }
    const presses = await visit(browser, having[0]);
    await entry(presses).click();
    await expect(presses).toHaveURL(/\/promotions/u);
    const registers = await visit(browser, having[1]);
    await expect(entry(registers)).toBeVisible();
    await register(registers, server, 'aurora');

    await page.goto(`${server.origin}/operator/aurora/flags`);
    await page.getByRole('button', { name: 'For whom and when: Short menu' }).click();
    const cells = (variant: RegExp) =>
      figures
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: variant }) })
        .getByRole('cell');
    // Figures come again every half minute.
    await expect(cells(/^Without promotions/u).first()).toHaveText('1');
    await expect(cells(/^With promotions/u).first()).toHaveText('2');
    await expect(cells(/^With promotions/u).nth(2)).toHaveText(/^1, 50% \(.+% to .+%\)Too few to say$/u);
    await expect(figures).toContainText('A comparison needs at least 10 browsers');
    expect(await axe(page)).toEqual([]);

    await figures.getByRole('button', { name: 'Choose for all: With promotions' }).click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await publishNow(page);
    const chosen = await visit(browser, without[0]);
    await expect(entry(chosen)).toBeVisible();
  },
);
