import type { Locator, Page } from '@playwright/test';
import { logIn } from './support/member.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const ofAurora = wordsOf('aurora');
const say = ofAurora;

/** Adds what is chosen to the slip, places it, and reads what the answer says. */
async function place(page: Page, say = ofAurora): Promise<Locator> {
  await page
    .getByRole('button', { name: say('lottery.add'), exact: true })
    .last()
    .click();
  const slip = page.getByRole('complementary', { name: say('lottery.slip') });
  await slip.getByRole('button', { name: say('lottery.place') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('lottery.confirm.send') }).click();
  await expect(dialog.getByRole('heading', { name: say('lottery.placed.title') })).toBeVisible();
  return dialog;
}

test('a player bets on a draw of every minute and on Vietnam, and sees the first settle', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  await speak(page);
  await logIn(page, server, 'demo');

  // Big and small together: one of them wins whatever the dice show.
  await page.goto(`${server.portal('aurora')}/lottery?gameCode=dice-tumble&playType=sum-sides`);
  await expect(page.getByRole('heading', { level: 1, name: 'K3 Tumble' })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${say('lottery.choice.big')} ×`, 'u') }).click();
  await page.getByRole('button', { name: new RegExp(`^${say('lottery.choice.small')} ×`, 'u') }).click();
  const dice = await place(page);
  await dice.getByRole('button', { name: say('lottery.view.bets') }).click();
  const bets = page.getByRole('list', { name: say('lottery.view.bets') });
  await expect(bets.getByRole('listitem').first()).toContainText(say('lottery.status.OPEN'));
  // The page itself hears of the result: no reload.
  await expect(bets.getByText(say('lottery.status.WON')).first()).toBeVisible({ timeout: 150_000 });

  await page.goto(`${server.portal('aurora')}/vnlottery?gameCode=mien-bac&playType=lo2`);
  await expect(page.getByRole('heading', { level: 1, name: 'Miền Bắc' })).toBeVisible();
  await page.getByLabel(say('lottery.numbers.type')).fill('07 45');
  await page.keyboard.press('Enter');
  const vietnam = await place(page);
  await vietnam.getByRole('button', { name: say('lottery.view.bets') }).click();
  await expect(bets.getByRole('listitem').first()).toContainText('07 45');
});

test('a player of Padauk bets on 2D, and sees what the number has left', async ({ page, server }) => {
  test.setTimeout(120_000);
  const ofPadauk = wordsOf('padauk');
  await speak(page);
  await logIn(page, server, 'demo', { brand: 'padauk' });

  await page.goto(`${server.portal('padauk')}/lottery`);
  await page.getByRole('link', { name: /^2D/u }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '2D' })).toBeVisible();
  await page.getByRole('button', { name: '07', exact: true }).click();
  const dialog = await place(page, ofPadauk);
  await dialog.getByRole('button', { name: ofPadauk('lottery.placed.more') }).click();
  await page.getByRole('button', { name: /^07 .*999,900/u }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^07 .*999,900/u })).toBeVisible();
});
