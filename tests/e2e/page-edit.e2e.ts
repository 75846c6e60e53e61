import { axe } from './support/axe.ts';
import { openConsole, publishNow } from './support/console.ts';
import { ownServer } from './support/own-server.ts';
import { expect, test } from './support/test.ts';

// A server of its own: it publishes another page.
const own = ownServer();

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><rect width="120" height="30"/></svg>`;

test('a word is typed where it stands, a block dragged and a picture replaced, and an open page shows all of it', async ({
  page,
}) => {
  // Six tasks on one page, each seen in a preview that is checked and drawn anew.
  test.slow();
  const server = own();
  await page.setViewportSize({ width: 1440, height: 1000 });
  const open = await page.context().newPage();
  await open.goto(`${server.portal('aurora')}/promotions`);
  await expect(open.locator('main h1')).toBeVisible();

  await openConsole(page, server, '/aurora/screens/promotions');
  await expect(page.getByRole('treegrid')).toBeVisible();
  const live = page.frameLocator('iframe');
  const heading = live.locator('main h1').first();
  await expect(heading).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Edit on the page' });
  await toggle.click();
  await expect(heading).toHaveAttribute('aria-description', 'Press Enter to edit');
  const before = await heading.innerText();

  // A word: by a press and left by Escape, then by the keyboard alone.
  await heading.click();
  const editor = page.getByRole('dialog', { name: 'Words on the page in Burmese' });
  const words = editor.getByRole('textbox');
  await expect(words).toBeFocused();
  await expect(editor).toContainText('page.promotions.title');
  await expect(editor).toContainText('From base. Saving makes words of your own');
  expect(await axe(page)).toEqual([]);
  await words.fill('not this');
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  // The focus is back on the page, at the heading.
  await page.keyboard.press('Enter');
  await expect(words).toBeFocused();
  await words.fill('Gifts of the week');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Gifts of the week');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(heading).toHaveText(before);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(heading).toHaveText('Gifts of the week');

  // A block: by the keyboard down, by the mouse up, by the tools down.
  const rows = page.getByRole('treegrid').getByRole('row');
  await heading.hover();
  await heading.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.nth(1)).toContainText('Heading');
  const grid = live.locator('ul.lv-promos').first();
  await expect(grid).toBeVisible();
  await heading.dragTo(grid, { targetPosition: { x: 40, y: 20 } });
  await expect(rows.nth(0)).toContainText('Heading');
  await expect(editor).toHaveCount(0);
  const tools = page.getByRole('toolbar', { name: 'Block on the page' });
  await tools.getByRole('button', { name: 'Move down' }).click();
  await expect(rows.nth(1)).toContainText('Heading');

  // A picture: pressed, and another in its place.
  const shownLogo = live.locator('.lv-brand-logo img').first();
  await shownLogo.click();
  const dialog = page.getByRole('dialog', { name: /logo/ });
  await expect(dialog).toBeVisible();
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await expect(shownLogo).toHaveAttribute('src', /by-hash/u);
  await dialog.getByRole('button', { name: 'Close' }).click();

  // Turned off, the page is used again.
  await toggle.click();
  await expect(heading).not.toHaveAttribute('aria-description');

  await publishNow(page);
  await expect(open.locator('main h1')).toHaveText('Gifts of the week');
  await expect(open.locator('.lv-brand-logo img').first()).toHaveAttribute('src', /by-hash/u);
  const order = await open.locator('main').evaluate((main) => {
    const [title, cards] = [main.querySelector('h1'), main.querySelector('ul.lv-promos')];
    return title && cards ? cards.compareDocumentPosition(title) : 0;
  });
  expect(order).toBe(4);
});
