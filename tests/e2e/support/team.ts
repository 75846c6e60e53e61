import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paymentPassword } from './member.ts';
import { fillOn, newPerson, type Answers } from './registration.ts';
import type { RunningServer } from './server.ts';
import { isTakenOver } from './taken-over.ts';
import { expect } from './test.ts';
import { speak, wordsOf } from './words.ts';

const say = wordsOf('aurora');

/** Size of a phone's page. */
export const phone = { width: 390, height: 844 };

/** Makes an invitation link for players with a rate, on the open page of new accounts; its address. */
export async function makeLink(page: Page, percent: string): Promise<string> {
  const make = page.getByRole('form', { name: say('team.link.make') });
  await make.getByLabel(say('team.rate.percent')).fill(percent);
  await make.getByRole('button', { name: say('team.link.make') }).click();
  // It opens by itself.
  return page.getByLabel(say('team.link'), { exact: true }).inputValue();
}

export type Newcomer = { context: BrowserContext; visitor: Page; person: Answers };

/** Registers a player by an invitation link, on a phone of its own. */
export async function comeByLink(browser: Browser, address: string): Promise<Newcomer> {
  const context = await browser.newContext({ viewport: phone });
  const visitor = await context.newPage();
  await speak(visitor);
  await visitor.goto(address);
  const person = newPerson();
  await visitor.getByRole('dialog').locator('form [name="password"]').waitFor();
  await expect(visitor.locator('.lv-control-loading')).toHaveCount(0);
  await fillOn(visitor, person, say('form.next'));
  await visitor
    .getByRole('dialog')
    .getByRole('button', { name: say('action.register') })
    .click();
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  return { context, visitor, person };
}

/** Sends money to a player of the team, on the open list of it; answers the row of the player. */
export async function sendTo(page: Page, { username }: Answers, amount: string) {
  await page.getByLabel(say('team.search')).fill(username);
  const row = page.getByRole('table', { name: say('team.members') }).getByRole('row', { name: username });
  await row.getByRole('button', { name: username }).click();
  const sheet = page.getByRole('dialog', { name: username });
  await sheet.getByRole('tab', { name: say('team.transfer') }).click();
  await sheet.locator('[name="amount"]').fill(amount);
  await sheet.locator('[name="paymentPassword"]').fill(paymentPassword);
  await sheet.getByRole('button', { name: say('transfer.send') }).click();
  await expect(page.getByText(new RegExp(`was sent to ${username}`, 'u'))).toBeVisible();
  return row;
}

/** Bets on a draw of every minute. */
export async function betOnDice(visitor: Page, server: RunningServer): Promise<void> {
  await visitor.goto(`${server.portal('aurora')}/lottery?gameCode=dice-tumble&playType=sum-sides`);
  await isTakenOver(visitor);
  await visitor.getByRole('button', { name: new RegExp(`^${say('lottery.choice.big')} ×`, 'u') }).click();
  await visitor.locator('.lv-bet-now').click();
  await visitor
    .getByRole('dialog')
    .getByRole('button', { name: say('lottery.confirm.send') })
    .click();
  await expect(visitor.getByRole('heading', { name: say('lottery.placed.title') })).toBeVisible();
}

/** Waits until the agent's list of bets has a settled one of a player. */
export async function seeSettledBet(page: Page, address: string, { username }: Answers) {
  const bet = page.getByRole('table', { name: say('record.bets') }).getByRole('row', { name: username });
  await expect(async () => {
    await page.goto(address);
    await expect(bet).toContainText(say('record.status.SETTLED'), { timeout: 5000 });
  }).toPass({ timeout: 150_000 });
  return bet;
}
