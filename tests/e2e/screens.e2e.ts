import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { axe } from './support/axe.ts';
import { signInByPage } from './support/console.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

// The language that a preview of the brand begins with.
const say = wordsOf('aurora', 'my');

const block = (page: Page, name: string | RegExp) => page.getByRole('treegrid').getByRole('row', { name });

test.describe('screens and themes in the console', () => {
  // Drafts are all that is made here.
  test.afterEach(async ({ server }) => {
    await (await signIn(server.origin)).send('DELETE', '/packs/aurora/drafts');
  });

  test('a block is added, seen on the live page and moved by keyboard', async ({
    page,
    server,
    expected,
  }) => {
    expected.answer(/\/config\/v1\/admin\/session$/u, 401);
    await signInByPage(page, server, '/aurora/screens');
    await page.getByRole('searchbox', { name: 'Search screens' }).fill('index');
    await page.getByRole('link', { name: 'Home' }).click();
    const live = page.frameLocator('iframe');
    await expect(live.locator('main')).toBeVisible();
    // The preview stood beside the list already: clicks name blocks once the screen is open.
    await expect(block(page, 'Hero carousel')).toBeVisible();
    await expect(live.locator('html')).toHaveClass(/lv-picking/);

    // A click on the page selects the block in the tree, even on a link.
    const studios = live.locator('main h2:not(.lv-hero-title)').first();
    await studios.click();
    await expect(block(page, 'Section').and(page.locator('[aria-selected=true]'))).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Selected block' })).toContainText(
      'A titled part of a page.',
    );

    await block(page, 'Section').first().click();
    await page.getByRole('button', { name: 'Add block…' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search blocks' })).toBeFocused();
    await page.keyboard.type('heading');
    await page.getByRole('option', { name: /^Heading/u }).click();
    const heading = live.getByRole('heading', { name: 'Heading', exact: true });
    await expect(heading).toBeVisible();
    await expect(block(page, 'Heading')).toHaveAttribute('aria-selected', 'true');

    // By keyboard: up and down again, then into the section that stands before it.
    await block(page, 'Heading').focus();
    const place = (await block(page, 'Heading').getAttribute('aria-posinset')) ?? '';
    await page.keyboard.press('Alt+ArrowUp');
    await expect(block(page, 'Heading')).toHaveAttribute('aria-posinset', String(Number(place) - 1));
    await expect(block(page, 'Heading')).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(block(page, 'Heading')).toHaveAttribute('aria-posinset', place);
    await expect(block(page, 'Heading')).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(block(page, 'Heading')).toHaveAttribute('aria-level', '2');
    await expect(block(page, 'Heading')).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(block(page, 'Heading')).toHaveAttribute('aria-level', '1');
  });

  test('a block is edited on the live page, removed and brought back @full', async ({
    page,
    server,
    expected,
  }) => {
    expected.answer(/\/config\/v1\/admin\/session$/u, 401);
    await signInByPage(page, server, '/aurora/screens/promotions');
    const live = page.frameLocator('iframe');
    const heading = live.getByRole('heading', { name: say('page.promotions.title'), level: 3 });
    await expect(live.locator('main')).toBeVisible();
    await block(page, 'Heading').click();
    const selected = page.getByRole('region', { name: 'Selected block' });
    await selected.getByRole('spinbutton', { name: 'Level' }).fill('3');
    await expect(heading).toBeVisible();
    expect(await axe(page)).toEqual([]);

    await block(page, 'Heading').focus();
    await page.keyboard.press('Delete');
    await expect(block(page, 'Heading')).toHaveCount(0);
    await expect(heading).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(block(page, 'Heading')).toHaveCount(1);
    await expect(heading).toBeVisible();
  });

  test(
    'a new page is made, filled and deleted; a block is dragged into another',
    { tag: '@full' },
    async ({ page, server, expected }) => {
      expected.answer(/\/config\/v1\/admin\/session$/u, 401);
      // The preview asks for the new page before its draft is saved.
      expected.perhaps.answer(/\/summer\?preview=/u, 404);
      await signInByPage(page, server, '/aurora/screens');
      await page.getByRole('button', { name: 'New screen…' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Title').fill('Summer');
      await dialog.getByLabel('Id').fill('home');
      await dialog.getByRole('button', { name: 'Make screen' }).click();
      await expect(dialog).toContainText('A screen has this id already.');
      await dialog.getByLabel('Id').fill('summer');
      await expect(dialog.getByLabel('Address')).toHaveValue('/summer');
      expect(await axe(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Make screen' }).click();
      await expect(page.getByRole('heading', { name: 'Summer', level: 1 })).toBeVisible();
      await expect(page.getByText('No blocks yet')).toBeVisible();

      for (const name of ['Stack', 'Theme switch']) {
        await page.getByRole('button', { name: 'Add block…' }).click();
        await page.getByRole('searchbox', { name: 'Search blocks' }).fill(name);
        await page
          .getByRole('option', { name: new RegExp(`^${name}`, 'u') })
          .first()
          .click();
        // The selected block decides where the next one goes.
        await expect(block(page, name)).toHaveAttribute('aria-selected', 'true');
      }
      // The second went into the first, which holds blocks; out, and in again by the mouse.
      await expect(block(page, 'Theme switch')).toHaveAttribute('aria-level', '2');
      await page.getByRole('button', { name: 'Move out of the block around it' }).click();
      await expect(block(page, 'Theme switch')).toHaveAttribute('aria-level', '1');
      await block(page, 'Theme switch').dragTo(block(page, 'Stack'));
      await expect(block(page, 'Theme switch')).toHaveAttribute('aria-level', '2');
      await expect(page.frameLocator('iframe').locator('main')).toBeVisible();

      await page.getByRole('button', { name: /^Delete/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await expect(page.getByRole('heading', { name: 'Screens', level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Summer' })).toHaveCount(0);
    },
  );

  test(
    'a colour that cannot be read is told at once and mended by the shade offered',
    { tag: '@full' },
    async ({ page, server, expected }) => {
      expected.answer(/\/config\/v1\/admin\/session$/u, 401);
      await signInByPage(page, server, '/aurora/theme');
      await expect(page.getByText('Every checked pair can be read.')).toBeVisible();
      const primary = page.getByLabel('Primary, Light', { exact: true });
      const before = await primary.inputValue();
      await primary.fill('#ffd9a0');
      await expect(page.getByText(/pairs of colours cannot be read well enough/)).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: /^Use #[0-9a-f]{6} for Primary, Light$/ }).click();
      await expect(page.getByText('Every checked pair can be read.')).toBeVisible();
      await expect(primary).not.toHaveValue('#ffd9a0');
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect(primary).toHaveValue('#ffd9a0');
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect(primary).toHaveValue(before);
      await page.getByRole('button', { name: /^Contrast of Primary, Light/ }).click();
      await expect(page.getByRole('dialog')).toContainText('On primary on Primary');
      await page.keyboard.press('Escape');
      await page.getByRole('radio', { name: 'The page' }).click();
      await expect(page.frameLocator('iframe[title="Home page, light"]').locator('html')).toHaveAttribute(
        'data-theme',
        'light',
      );
    },
  );
});
