import { axe } from './support/axe.ts';
import { signIn } from './support/admin.ts';
import { openConsole, publishNow } from './support/console.ts';
import { ownServer } from './support/own-server.ts';
import { expect, test } from './support/test.ts';

// A server of its own: nothing goes live there while a text is not translated.
const own = ownServer();

test(
  'a brand that wants its Burmese translated is not published with an English text in it, is led to the text, and goes live once it is translated',
  { tag: '@full' },
  async ({ page }) => {
    const server = own();
    const operator = await signIn(server.origin);
    const brand = await operator.layer('aurora', 'brand/main');
    await operator.saveDraft('aurora', 'brand/main', { ...brand, publishing: { translated: ['my'] } });

    // A text that repeats its source.
    await openConsole(page, server, '/aurora/texts?key=brand.tagline');
    const grid = page.getByRole('grid');
    const row = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'brand.tagline' }) });
    const write = async (words: string): Promise<void> => {
      await row.getByRole('gridcell').nth(1).click();
      await page.keyboard.press('Enter');
      const box = page.getByRole('textbox', { name: /^brand\.tagline/u });
      await expect(box).toBeFocused();
      await box.fill(words);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Draft saved')).toBeVisible();
    };
    await write(await row.getByRole('gridcell').first().innerText());

    await page.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog');
    const lead = dialog.getByRole('link', { name: /^Go to Texts \(Burmese\) › brand\.tagline/u });
    await expect(lead).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
    expect(await axe(page)).toEqual([]);
    // The same for who does not ask the console.
    const refused = await operator.publish('aurora', 'Not translated');
    expect([refused.status, refused.body['code']]).toEqual([422, 'INVALID_DOCUMENTS']);

    await lead.click();
    await expect(page).toHaveURL(/\/texts\?key=brand\.tagline&language=my$/u);
    await expect(dialog).toBeHidden();
    await write('ညအလင်းအောက်မှာ');
    await publishNow(page);
  },
);
