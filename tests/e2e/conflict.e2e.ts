import type { Browser, Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { signIn } from './support/admin.ts';
import { operatorPassword, type RunningServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

const form = '/aurora/forms/register';
const longest = 'Longest Username, in characters';

/** A browser of its own, signed in, at the fields of the registration. */
async function openForm(browser: Browser, server: RunningServer): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.request.post(`${server.origin}/config/v1/admin/session`, {
    data: { username: 'admin', password: operatorPassword },
  });
  await page.goto(`${server.origin}/operator${form}`);
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeEnabled();
  return page;
}

test(
  'two browsers change one form, and what meets is decided by keyboard',
  { tag: '@full' },
  async ({ browser, server, expected }) => {
    expected.answer(/\/drafts\/rules\/register$/u, 412);
    const operator = await signIn(server.origin);
    const [first, second] = [await openForm(browser, server), await openForm(browser, server)];
    // The second does not hear of the first's draft before it saves.
    await second.route(/\/presence$/u, (route) => route.abort('aborted'));
    const [theirs, mine] = [first.getByLabel(longest), second.getByLabel(longest)];
    await theirs.fill('14');
    await theirs.press('Enter');
    await expect(first.getByText('Draft saved')).toBeVisible();
    await mine.fill('13');
    await mine.press('Enter');
    await second.getByRole('button', { name: 'Compare' }).click();
    const dialog = second.getByRole('dialog');
    const conflict = dialog.getByRole('group', { name: /1 of 1/ });
    await expect(conflict).toContainText('13');
    await expect(conflict).toContainText('14');
    await dialog.getByText('See and edit it as JSON').click();
    await expect(dialog.getByRole('textbox', { name: 'What will be saved' })).toBeVisible();
    expect(await axe(second)).toEqual([]);
    const save = dialog.getByRole('button', { name: 'Check and save' });
    await expect(save).toBeDisabled();
    await conflict.getByRole('radio', { name: /Theirs/ }).focus();
    await second.keyboard.press('Space');
    await save.focus();
    await second.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(second.getByText('Draft saved')).toBeVisible();
    await expect(mine).toHaveValue('14');
    await operator.send('DELETE', '/packs/aurora/drafts');
  },
);
