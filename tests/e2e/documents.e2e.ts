import type { Locator } from '@playwright/test';
import { combinations } from '#run-size';
import { axe } from './support/axe.ts';
import { signIn } from './support/admin.ts';
import { openConsole } from './support/console.ts';
import { expect, test } from './support/test.ts';

/** Pastes over all that stands in the editor. */
async function replaceWith(json: Locator, text: string): Promise<void> {
  await json.focus();
  await json.press('Control+a');
  await json.evaluate((editor, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test(
  'a document is edited as a form and as JSON in step, and given back to its parent',
  { tag: '@full' },
  async ({ page, server }) => {
    await openConsole(page, server, '/aurora/documents/protection/main');
    const json = page.getByRole('textbox', { name: 'JSON of protection/main' });
    const forGood = page.getByRole('switch', { name: 'Permanent exclusion' });
    await expect(json).toContainText('"permanentExclusion": true');
    await expect(forGood).toBeChecked();

    await forGood.click();
    await expect(json).toContainText('"permanentExclusion": false');

    // The other way round: what is typed shows in the form, and what is no JSON leaves the form as it was.
    const text = (await json.innerText()).replace(
      '"permanentExclusion": false',
      '"permanentExclusion": true',
    );
    await replaceWith(json, '{ "kind": "protection"');
    await expect(page.getByText('The JSON cannot be read')).toBeVisible();
    await expect(forGood).not.toBeChecked();
    await expect(forGood).toBeDisabled();
    await replaceWith(json, text);
    await expect(page.getByText('The JSON cannot be read')).toBeHidden();
    await expect(forGood).toBeChecked();

    await forGood.click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.getByRole('button', { name: 'Permanent exclusion: Set here. Why?' }).click();
    await page.getByRole('button', { name: 'Reset to parent' }).last().click();
    await expect(page.getByRole('button', { name: 'Permanent exclusion: From base. Why?' })).toBeVisible();
    await expect(json).toContainText('"permanentExclusion": true');
  },
);

test('the JSON of a document is completed from its schema and from what exists, and says what is wrong', async ({
  page,
  server,
}) => {
  await openConsole(page, server, '/aurora/documents/menu/bottom');
  const json = page.getByRole('textbox', { name: 'JSON of menu/bottom' });
  await expect(json).toContainText('"order"');
  await replaceWith(
    json,
    '{\n  "kind": "menu",\n  "id": "bottom",\n  "order": ["a"],\n  "items": {\n    "a": { "action": { "do": "openModal", "modal": "" } }\n  },\n  "nonsense": 1\n}\n',
  );
  await expect(page.locator('.cm-lint-marker-error').first()).toBeVisible();
  for (let up = 0; up < 4; up += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  for (let left = 0; left < 5; left += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Space');
  await page.keyboard.type('annou');
  // The first of what is left once the list has followed the typing; until then it takes no press.
  const announcements = page
    .locator('.cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled)')
    .getByRole('option', { name: /announcements/ });
  await expect(announcements).toHaveAttribute('aria-selected', 'true');
  await announcements.click();
  await expect(json).toContainText('"modal": "announcements"');
  const operator = await signIn(server.origin);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await operator.send('DELETE', '/packs/aurora/drafts');
});

test(
  'deleting what is used is refused with the places, which are one step away',
  { tag: '@full' },
  async ({ page, server }) => {
    await openConsole(page, server, '/base/documents/menu/main');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '“main” is used' });
    await expect(dialog).toContainText('cannot be deleted or renamed while');
    const place = dialog.getByRole('link').first();
    const address = (await place.getAttribute('href')) ?? '';
    await place.click();
    await expect(page).toHaveURL(new RegExp(`${address.split('?')[0]}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const operator = await signIn(server.origin);
    const { draft, merged } = await operator.get('/packs/base/documents/menu/main');
    expect([draft, merged === null]).toEqual([null, false]);
  },
);

test('everything is found by keyboard alone', { tag: '@full' }, async ({ page, server }) => {
  await openConsole(page, server, '/aurora/problems');
  await expect(page.getByRole('heading', { name: 'Problems', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeFocused();
  await page.keyboard.type('menu.home');
  await expect(page.getByRole('option').first()).toContainText('menu.home');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '2');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /texts\// })).toBeVisible();
  await expect(box).toBeHidden();
});

for (const [colorScheme, width] of [
  ['light', 1024],
  ['dark', 1440],
] as const) {
  test(
    `axe finds nothing on the pages of documents and of their entries, ${colorScheme}, ${width} px`,
    { tag: width === 1024 ? [] : ['@full'] },
    async ({ page, server }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [address, heading] of combinations<[string, string | RegExp]>(
        [
          ['/aurora/documents/screen/home', /screen\/home/],
          ['/aurora/pictures', 'Pictures'],
          ['/aurora/notices', 'Notices'],
        ],
        [
          ['/aurora/documents', 'All documents'],
          ['/aurora/flags', 'Flags'],
          ['/aurora/constants', 'Constants'],
          ['/aurora/search?q=home', 'Search'],
          ['/aurora/fonts', 'Fonts'],
          ['/aurora/comments', 'Comments'],
          ['/aurora/help', 'Help centre'],
          ['/aurora/ways-in', 'Ways to sign in'],
          ['/aurora/promotions/calendar', 'Calendar of campaigns'],
        ],
      )) {
        await openConsole(page, server, address);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        if (address.includes('screen/home')) {
          await page
            .getByRole('button', { name: /^hero / })
            .first()
            .click();
          await expect(page.getByRole('textbox', { name: 'JSON of screen/home' })).toBeVisible();
        }
        // Other contents of the page, such as a preview in a frame, have tests of their own.
        expect(await axe(page), address).toEqual([]);
        // One scroll bar beside the editor, none around the whole page.
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      }
    },
  );
}
