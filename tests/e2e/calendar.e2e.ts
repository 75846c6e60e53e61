import { axe } from './support/axe.ts';
import { openConsole } from './support/console.ts';
import { ownServer } from './support/own-server.ts';
import { expect, test } from './support/test.ts';

// A server of its own: it plans a release.
const own = ownServer();

test(
  'the calendar has what begins or ends and what is planned, and leads from a day to the thing by keyboard',
  { tag: '@full' },
  async ({ page }) => {
    const server = own();
    const year = new Date().getUTCFullYear() + 1;
    const inMarch = (day: string) => `${year}-03-${day}`;

    // A flag with a beginning and a day by which it should be gone.
    await openConsole(page, server, '/aurora/flags');
    await page.getByRole('button', { name: 'Add a flag' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Name/u }).fill('Spring look');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel(/^Begins/u).fill(`${inMarch('10')}T09:00`);
    await page.getByLabel('To be removed by').fill(inMarch('20'));
    await page.keyboard.press('Tab');
    await expect(page.getByText('Draft saved')).toBeVisible();

    // A release that is planned.
    await page.getByRole('button', { name: 'Publish…' }).click();
    await dialog.getByRole('radio', { name: 'At a time' }).check({ force: true });
    await dialog.getByRole('textbox', { name: /^Title/u }).fill('Spring opening');
    await dialog.getByLabel(/^Date and time in/u).fill(`${inMarch('10')}T08:00`);
    await dialog.getByRole('button', { name: 'Plan it' }).click();
    await expect(dialog).toBeHidden();

    await page.goto(`${server.origin}/operator/aurora/schedule?month=${year}-02`);
    const grid = page.getByRole('grid');
    const month = page.getByRole('heading', { level: 2 }).first();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(month).toHaveText(`March ${year}`);
    expect(await axe(page)).toEqual([]);
    const day = (name: string) => grid.getByRole('gridcell', { name: new RegExp(name, 'u') });
    await expect(day('20 March').getByRole('link', { name: 'Spring look: to be removed' })).toBeVisible();

    // From the first of the month to the tenth, into it, from one thing to the next, and out again.
    await day(' 1 March').focus();
    await page.keyboard.press('ArrowDown');
    await expect(day(' 8 March')).toBeFocused();
    for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
    await expect(day('10 March')).toBeFocused();
    await page.keyboard.press('Enter');
    const planned = day('10 March').getByRole('link', { name: 'Spring opening' });
    await expect(planned).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const begins = day('10 March').getByRole('link', { name: 'Spring look: begins' });
    await expect(begins).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'For whom and when: Spring look' })).toBeVisible();

    // Back at the same month, and out of the day by Escape.
    await page.goBack();
    await expect(month).toHaveText(`March ${year}`);
    await day('10 March').focus();
    await page.keyboard.press('Enter');
    await expect(planned).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(day('10 March')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem', { name: /^Spring opening/u })).toContainText('Planned');
  },
);
