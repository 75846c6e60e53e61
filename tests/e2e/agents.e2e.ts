import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { logInToPay } from './support/member.ts';
import { startWithClock } from './support/moved-clock.ts';
import { newPerson } from './support/registration.ts';
import { betOnDice, comeByLink, makeLink, phone, seeSettledBet, sendTo } from './support/team.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');
const fiveMinutesMs = 300_000;

/** Tiers of a real-time salary that pays the same whether a bet is won or lost. */
const termsOf = (rate: number) => ({
  kind: 'realtime',
  tiers: [{ singleBet: '10000', profitRate: rate, lossRate: rate }],
});

const accept = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: say('contracts.accept') }).click();
  await expect(page.getByText(say('contracts.done.accept'))).toBeVisible();
};

/** Sees what the terms on the open page would have paid, and offers them. */
async function sendOffer(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: say('contracts.see') }).click();
  await page.getByRole('button', { name: `Send the offer to ${account}` }).click();
  await expect(page.getByText(say('contracts.done.offer'))).toBeVisible();
}

/** Opens the last statement on the open page of contracts; its dialog. */
async function openStatement(page: Page) {
  await page
    .getByRole('button', { name: new RegExp(`^${say('contracts.statement')} of`, 'u') })
    .first()
    .click();
  return page.getByRole('dialog', { name: say('contracts.statement') });
}

test(
  'on a phone an agent opens an account and a link, a player comes by it and plays, the agent sees it and offers contracts, and both read the statement [OFF-21]',
  { tag: '@full' },
  async ({ page, browser }) => {
    test.setTimeout(400_000);
    const { server, now, moveTo } = await startWithClock();
    try {
      const portal = server.portal('aurora');
      await page.setViewportSize(phone);
      await speak(page);
      await logInToPay(page, server, 'demoagent');
      await page.goto(`${portal}/agent`);
      const centre = page.getByRole('dialog', { name: say('modal.agent-centre.title') });
      await expect(centre.getByRole('link', { name: say('menu.agentTeamOverview') })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const active = page.locator('.lv-team-figures > div').filter({ hasText: say('team.figure.active') });
      await expect(active.locator('strong')).toHaveText('0');

      // An account to hand over.
      await page.goto(`${portal}/agent/account`);
      const open = page.getByRole('form', { name: say('team.open'), exact: true });
      await open.getByLabel(say('field.username')).fill(newPerson().username);
      await open.getByRole('button', { name: say('team.open.send') }).click();
      await expect(page.getByText(say('team.open.once'))).toBeVisible();

      // A link, and who comes by it: the agent finds the player in the team, with the rate of the link, and sends money.
      const { visitor, person, context } = await comeByLink(browser, await makeLink(page, '2'));
      await page.goto(`${portal}/agent/members`);
      await expect(await sendTo(page, person, '10000')).toContainText('2 %');

      // The house offers, and the agent gives a part of it on.
      const operator = await signIn(server.origin);
      const offered = await operator.send('POST', '/packs/aurora/contracts', {
        account: 'demoagent',
        terms: termsOf(30),
      });
      expect(offered.status).toBe(200);
      await page.goto(`${portal}/agent/real-time-salary`);
      await accept(page);
      await page.getByRole('button', { name: say('contracts.offer') }).click();
      await page.getByLabel(say('contracts.account')).fill(person.username);
      await page.getByLabel(say('contracts.singleBet')).fill('100');
      await page.getByLabel(say('contracts.profitRate')).fill('0.2');
      await page.getByLabel(say('contracts.lossRate')).fill('0.2');
      await sendOffer(page, person.username);

      await visitor.goto(`${portal}/member/contracts`);
      await expect(visitor.getByRole('dialog')).toContainText('0.2 % of winning and 0.2 % of losing bets');
      await accept(visitor);

      // A share of the month's losses, in the same way.
      const share = { validBet: '0', loss: '0', members: 3, rate: 500 };
      const dividend = { kind: 'dividend', period: 'monthly', form: 'fixed', tiers: [share] };
      const { status } = await operator.send('POST', '/packs/aurora/contracts', {
        account: 'demoagent',
        terms: dividend,
      });
      expect(status).toBe(200);
      await page.goto(`${portal}/agent/dividend`);
      await accept(page);
      await page.getByRole('button', { name: say('contracts.offer') }).click();
      await page.getByLabel(say('contracts.account')).fill(person.username);
      await page.getByLabel(say('contracts.validBet')).fill('0');
      await page.getByLabel(say('contracts.loss')).fill('0');
      await page.getByLabel(say('contracts.rate')).fill('2');
      await sendOffer(page, person.username);
      await visitor.goto(`${portal}/member/contracts`);
      await accept(visitor);

      // From the next five minutes on it counts.
      moveTo((Math.floor(now() / fiveMinutesMs) + 1) * fiveMinutesMs + 1000);
      await betOnDice(visitor, server);
      moveTo(now() + 60_000);
      await expect(await seeSettledBet(page, `${portal}/agent/bets`, person)).toContainText('K3 Tumble');
      await expect(async () => {
        await page.goto(`${portal}/agent/team`);
        await expect(active.locator('strong')).toHaveText('1', { timeout: 5000 });
      }).toPass({ timeout: 60_000 });
      moveTo((Math.floor(now() / fiveMinutesMs) + 1) * fiveMinutesMs + 1000);

      const paid = say('contracts.paid.PAID');
      for (const [reader, path] of [
        [visitor, '/member/real-time-salary'],
        [page, '/agent/real-time-salary'],
      ] as const)
        await expect(async () => {
          await reader.goto(`${portal}${path}`);
          await expect(reader.getByRole('list', { name: say('contracts.payouts') })).toContainText(paid, {
            timeout: 5000,
          });
        }).toPass({ timeout: 60_000 });
      const own = await openStatement(visitor);
      await expect(own).toContainText(/Amount paid.*0\.20/u);
      await expect(own).toContainText(person.username);
      const given = await openStatement(page);
      await expect(given).toContainText(/By the contract.*0\.30.*Amount paid.*0\.10/u);
      await page.keyboard.press('Escape');
      await page.getByLabel(say('contracts.payouts.of')).selectOption(person.username);
      await expect(await openStatement(page)).toContainText(/Received from the upline.*0\.20/u);
      for (const each of [page, visitor])
        for (const dialog of await each.getByRole('dialog').all())
          expect(await dialog.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
      await context.close();
    } finally {
      // A page that is open would meet the end of its server.
      await page.close();
      await server.stop();
    }
  },
);
