import { axe } from './support/axe.ts';
import { openText, signInByPage } from './support/console.ts';
import { expect, test } from './support/test.ts';

test(
  'texts are edited by keyboard alone, come out as XLIFF and go in again after their plan',
  { tag: '@full' },
  async ({ page, server, expected }) => {
    expected.answer(/\/config\/v1\/admin\/session$/u, 401);
    await signInByPage(page, server, '/padauk/texts');
    const grid = page.getByRole('grid');
    await expect(grid).toBeVisible();
    // A thousand texts, of which only those in view are there.
    expect(Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThan(1000);
    expect(await grid.getByRole('row').count()).toBeLessThan(60);
    expect(await axe(page)).toEqual([]);

    await openText(page, 'brand.tagline');
    await expect(page.getByRole('textbox', { name: 'brand.tagline (English)' })).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Under the padauk tree');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect(grid.getByText('Behind its source').first()).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('x');
    await page.keyboard.press('Escape');
    // English is the source of every other column.
    const behind = (await grid.getByRole('columnheader').count()) - 2;
    await expect(grid.getByText('Behind its source')).toHaveCount(behind);

    await page.getByRole('button', { name: 'Import and export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import and export' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('padauk.my.xlf');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const give = (content: string) =>
      dialog.getByLabel('File to import').setInputFiles({
        name: 'padauk.my.xlf',
        mimeType: 'application/xliff+xml',
        buffer: Buffer.from(content),
      });
    await give(text);
    await expect(dialog.getByText('The file says what is here already.')).toBeVisible();
    await give(text.replace('<file', '<!DOCTYPE x><file'));
    await expect(dialog.getByRole('alert')).toContainText('Line 3');
    await give(text.replace(/(<unit id="brand.tagline">[^]*?<target>)[^<]*/u, '$1ပိတောက်ပင်အောက်မှာ'));
    await dialog.getByRole('button', { name: 'Import 1 text' }).click();
    await expect(grid.getByText('ပိတောက်ပင်အောက်မှာ')).toBeVisible();
    await expect(grid.getByText('Behind its source')).toHaveCount(behind - 1);
  },
);

test(
  'a language that base has words in is added by a click; its words are there, and wait for somebody who speaks it',
  { tag: '@full' },
  async ({ page, server, expected }) => {
    expected.answer(/\/config\/v1\/admin\/session$/u, 401);
    await signInByPage(page, server, '/padauk/texts');
    await page.getByRole('button', { name: 'New language' }).click();
    const dialog = page.getByRole('dialog', { name: 'New language for this brand' });
    await dialog.getByRole('button', { name: /Language$/ }).click();
    await page.getByRole('searchbox', { name: 'Search languages' }).fill('japanese');
    await page.getByRole('option', { name: /Japanese/ }).click();
    await dialog.getByRole('button', { name: 'Add the language' }).click();
    await expect(dialog).toBeHidden();

    const japanese = page.getByRole('listitem').filter({ has: page.getByText('Japanese', { exact: true }) });
    await expect(
      japanese.filter({ hasText: 'not translated' }).filter({ hasText: '% confirmed' }),
    ).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search keys and words' }).fill('record.csv.balance');
    const grid = page.getByRole('grid');
    await grid.getByRole('rowheader', { name: 'record.csv.balance' }).focus();
    await page.getByText('Glossary and tone').click();
    await expect(page.getByText('balance = 残高')).toBeVisible();
    await page.getByRole('button', { name: 'Right in Japanese' }).click();
    await expect(page.getByRole('button', { name: 'Right in Japanese' })).toBeHidden();
    await expect(page.getByText('Draft saved')).toBeVisible();
    expect(await axe(page)).toEqual([]);
  },
);
