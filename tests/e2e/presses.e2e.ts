import type { Locator, Page } from '@playwright/test';
import { logIn, logInToPay, paymentPassword } from './support/member.ts';
import { countPresses, tasksOfDocs, type Presses } from './support/presses.ts';
import { fillStep, newPerson } from './support/registration.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

test.use({ viewport: { width: 390, height: 844 } });

const tasks = tasksOfDocs();
/** Methods that are paid on a page of the provider. */
const paidBy = { aurora: 'card', padauk: 'wallet' };
/** Members to whom no other test on the same server gives a payment password. */
const payers = { aurora: 'demoteam1', padauk: 'demo' };
const banner = (page: Page): Locator => page.getByRole('banner');

/** Holds the presses of a task against the table of the documentation. */
function expectAsWritten(presses: Presses, brand: 'aurora' | 'padauk', task: string): void {
  const written = tasks.get(task);
  expect(presses.taken(), `presses to ${task} on ${brand}`).toBe(written?.[brand]);
  expect(written?.[brand], `${task} on ${brand}`).toBeLessThanOrEqual(written?.most ?? 0);
}

test('the table of tasks has each of them', () => {
  expect([...tasks.keys()]).toEqual([
    'register and be at home',
    'deposit from anywhere',
    'open a game by its name',
    'bet on a lottery, once its numbers are chosen',
    'bet the same again',
    'read whether a bet was won',
    'withdraw to an account that is known',
    'reach a person of customer service',
  ]);
});

/** Brand that shows a task in the short run; the full run counts the presses of both. */
const only = (brand: string, short: 'aurora' | 'padauk') => ({ tag: brand === short ? [] : ['@full'] });

for (const brand of ['aurora', 'padauk'] as const) {
  const say = wordsOf(brand);
  const beginning = (key: string): RegExp => new RegExp(`^${say(key)}`, 'u');

  test(
    `a visitor of ${brand} reaches a person, and registers, by the presses that are written down`,
    only(brand, 'padauk'),
    async ({ page, server }) => {
      await speak(page);
      const presses = await countPresses(page);
      await page.goto(`${server.portal(brand)}/index`);
      await isTakenOver(page);
      await banner(page)
        .getByRole('button', { name: say('support.open') })
        .click();
      await expect(
        page.getByRole('dialog').getByRole('textbox', { name: say('supportDesk.write') }),
      ).toBeVisible();
      expectAsWritten(presses, brand, 'reach a person of customer service');
      await page.keyboard.press('Escape');

      await banner(page)
        .getByRole('button', { name: say('session.register') })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('form [name="password"]').waitFor();
      await expect(dialog.locator('.lv-control-loading')).toHaveCount(0);
      await fillStep(page, newPerson());
      await dialog.locator('form button[type="submit"]').last().click();
      await expect(
        banner(page).getByRole('button', { name: new RegExp(say('session.menu'), 'u') }),
      ).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/index$/u);
      expectAsWritten(presses, brand, 'register and be at home');
    },
  );

  test(
    `a member of ${brand} pays in and out by the presses that are written down`,
    only(brand, 'padauk'),
    async ({ page, server }) => {
      await speak(page);
      const presses = await countPresses(page);
      const { client, token } = await logInToPay(page, server, payers[brand], brand);
      await client.value('cashierAccountAdd', {
        token,
        body: { bank: 'kbz', holder: 'Ma Hla Win', number: '0987654321007', paymentPassword },
      });
      await page.goto(`${server.portal(brand)}/promotions`);
      await isTakenOver(page);
      presses.taken();

      const centre = page.getByRole('dialog');
      await banner(page)
        .getByRole('button', { name: say('session.deposit'), exact: true })
        .click();
      await centre.getByRole('radio', { name: beginning(`cashier.method.${paidBy[brand]}`) }).check();
      await centre.locator('[name="amount"]').fill('200000');
      await centre.locator('form button[type="submit"]', { hasText: say('cashier.deposit.submit') }).click();
      await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
      expectAsWritten(presses, brand, 'deposit from anywhere');
      await page.getByRole('button', { name: 'Pay now' }).click();
      await page.getByRole('link', { name: 'Back to the shop' }).click();
      await expect(page.getByRole('link', { name: say('cashier.result.play') })).toBeVisible();
      presses.taken();

      await banner(page)
        .getByRole('button', { name: say('balance.open') })
        .click();
      await page
        .getByRole('group', { name: say('menu.wallet.label') })
        .getByRole('link', { name: say('menu.withdraw'), exact: true })
        .click();
      await centre.locator('[name="amount"]').fill('120000');
      await centre.locator('[name="paymentPassword"]').fill(paymentPassword);
      await centre.locator('form button[type="submit"]', { hasText: say('cashier.withdraw.submit') }).click();
      await expect(centre.getByText(say('cashier.withdrawal.state.REQUESTED'))).toBeVisible();
      expectAsWritten(presses, brand, 'withdraw to an account that is known');
    },
  );

  test(
    `a member of ${brand} plays and bets by the presses that are written down`,
    only(brand, 'aurora'),
    async ({ page, server }) => {
      test.slow();
      await speak(page);
      const presses = await countPresses(page);
      await logIn(page, server, 'demo', { brand });
      await page.goto(`${server.portal(brand)}/promotions`);
      await isTakenOver(page);
      presses.taken();

      await page
        .getByRole('navigation', { name: say('menu.bottom.label') })
        .getByRole('button', { name: say('menu.search') })
        .click();
      const search = page.getByRole('dialog');
      await search.getByRole('combobox').fill('golden pagoda');
      const found = search.getByRole('option', { name: /^Golden Pagoda/u });
      // Results that still come move under the pointer, which presses again then.
      await expect(search.getByRole('option').first()).toHaveText(/^Golden Pagoda/u);
      await expect(search.locator('[role="listbox"][aria-busy="false"]')).toBeVisible();
      await found.click();
      const game = page.frameLocator('iframe');
      await expect(game.getByRole('button', { name: /^Spin/u })).toBeVisible();
      expectAsWritten(presses, brand, 'open a game by its name');
      await game.getByRole('button', { name: /^Spin/u }).click();
      await expect(game.getByRole('status')).toContainText(/You won|came back|No win/u);

      const room = brand === 'aurora' ? 'five-star&playType=dragon-tiger-1v2' : 'two-digit';
      await page.goto(`${server.portal(brand)}/lottery?gameCode=${room}`);
      await isTakenOver(page);
      const number =
        brand === 'aurora'
          ? page.getByRole('button', { name: beginning('lottery.choice.dragon') })
          : page.getByRole('button', { name: /^07\b/u });
      await number.click();
      presses.taken();
      await page.locator('.lv-bet-now').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('lottery.confirm.send') })
        .click();
      await expect(page.getByRole('heading', { name: say('lottery.placed.title') })).toBeVisible();
      expectAsWritten(presses, brand, 'bet on a lottery, once its numbers are chosen');
      await page.getByRole('button', { name: say('lottery.placed.more') }).click();
      presses.taken();
      await page.getByRole('button', { name: /^Repeat last, MMK/u }).click();
      const placed = say('lottery.placed.text_one', { count: 1 }).split('.')[0] ?? '';
      await expect(page.getByRole('status').filter({ hasText: placed })).toBeVisible();
      expectAsWritten(presses, brand, 'bet the same again');

      await banner(page)
        .getByRole('button', { name: new RegExp(say('session.menu'), 'u') })
        .click();
      await page
        .getByRole('link', { name: say('menu.bettingRecord'), exact: true })
        .last()
        .click();
      const outcomes = ['won', 'lost', 'even', 'partly'].map((outcome) => say(`record.${outcome}`)).join('|');
      const bets = page.getByRole('dialog').getByRole('list', { name: say('record.bets') });
      await expect(
        bets
          .getByRole('listitem')
          .filter({ hasText: 'Golden Pagoda' })
          .getByText(new RegExp(`^(?:${outcomes})$`, 'u')),
      ).toBeVisible();
      expectAsWritten(presses, brand, 'read whether a bet was won');
    },
  );
}
