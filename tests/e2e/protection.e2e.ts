import type { Page } from '@playwright/test';
import { axe } from './support/axe.ts';
import { register } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');

/** Opens the page of player protection of whoever is logged in. */
async function openProtection(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(say('session.menu'), 'u') })
    .click();
  await page
    .getByRole('link', { name: say('menu.protection') })
    .first()
    .click();
  const centre = page.getByRole('dialog', { name: say('modal.member-centre.title') });
  await expect(centre.getByRole('region', { name: say('protect.timeOut.title') })).toBeVisible();
  return centre;
}

test(
  'a player limits itself, and takes a break that logs it out',
  { tag: '@full' },
  async ({ page, server }) => {
    await speak(page);
    await register(page, server);
    await expect(page.locator('.lv-session-clock')).toBeVisible();

    const centre = await openProtection(page);
    expect(await axe(page)).toEqual([]);
    const day = `${say('protect.kind.deposit')}, ${say('protect.period.day')}`;
    await centre.getByRole('button', { name: `${say('protect.set')}: ${day}` }).click();
    await centre.getByRole('textbox').fill('5,000');
    await page.keyboard.press('Enter');
    const row = centre.getByRole('listitem').filter({ hasText: '5,000.00' }).first();
    await expect(row).toBeVisible();
    await centre.getByRole('button', { name: `${say('protect.change')}: ${day}` }).click();
    await centre.getByRole('textbox').fill('9,000');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('9,000.00');
    await expect(row.getByRole('button', { name: say('protect.confirm') })).toHaveCount(0);

    await centre.getByRole('button', { name: say('protect.timeOut.start') }).click();
    const ask = page.getByRole('dialog').last();
    await ask.getByRole('checkbox').check();
    expect(await axe(page)).toEqual([]);
    await ask.getByRole('button', { name: say('protect.timeOut.confirm') }).click();
    await expect(page.getByText(say('protect.timeOut.begun'))).toBeVisible();
    await expect(page.locator('.lv-session-member')).toHaveCount(0);
  },
);
