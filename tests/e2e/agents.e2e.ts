import { logInToPay, paymentPassword } from './support/member.ts';
import { fillOn, newPerson } from './support/registration.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');
const phone = { width: 390, height: 844 };

test('an agent opens an account and a link on a phone, a player comes by the link and plays, and the agent sees it', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(phone);
  await speak(page);
  await logInToPay(page, server, 'demosub');
  const agent = (path: string) => page.goto(`${server.portal('aurora')}/agent${path}`);
  await agent('');
  const centre = page.getByRole('dialog', { name: say('modal.agent-centre.title') });
  await expect(centre.getByRole('link', { name: say('menu.agentTeamOverview') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(centre.getByText(say('team.figure.active'), { exact: true }).first()).toBeVisible();

  // An account to hand over.
  await agent('/account');
  const open = page.getByRole('form', { name: say('team.open'), exact: true });
  const { username } = newPerson();
  await open.getByLabel(say('field.username')).fill(username);
  await open.getByRole('button', { name: say('team.open.send') }).click();
  await expect(page.getByText(say('team.open.once'))).toBeVisible();

  // A link, and who comes by it.
  const make = page.getByRole('form', { name: say('team.link.make') });
  await make.getByLabel(say('team.rate.percent')).fill('2');
  await make.getByRole('button', { name: say('team.link.make') }).click();
  const links = page.getByRole('table', { name: say('team.links') });
  await links.getByRole('button').first().click();
  const address = await page.getByLabel(say('team.link'), { exact: true }).inputValue();
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

  // The agent finds the player in the team, with the rate of the link, and sends money.
  await agent('/members');
  await page.getByLabel(say('team.search')).fill(person.username);
  const row = page
    .getByRole('table', { name: say('team.members') })
    .getByRole('row', { name: person.username });
  await expect(row).toContainText('2 %');
  await row.getByRole('button', { name: person.username }).click();
  const sheet = page.getByRole('dialog', { name: person.username });
  await sheet.getByRole('tab', { name: say('team.transfer') }).click();
  await sheet.locator('[name="amount"]').fill('10000');
  await sheet.locator('[name="paymentPassword"]').fill(paymentPassword);
  await sheet.getByRole('button', { name: say('transfer.send') }).click();
  await expect(page.getByText(new RegExp(`was sent to ${person.username}`, 'u'))).toBeVisible();

  // The player bets on a draw of every minute.
  await visitor.goto(`${server.portal('aurora')}/lottery?gameCode=dice-tumble&playType=sum-sides`);
  await isTakenOver(visitor);
  await visitor.getByRole('button', { name: new RegExp(`^${say('lottery.choice.big')} ×`, 'u') }).click();
  await visitor.locator('.lv-bet-now').click();
  await visitor
    .getByRole('dialog')
    .getByRole('button', { name: say('lottery.confirm.send') })
    .click();
  await expect(visitor.getByRole('heading', { name: say('lottery.placed.title') })).toBeVisible();
  await context.close();

  // The agent sees the bet at once, and in the figures once it is settled.
  const bet = page
    .getByRole('table', { name: say('record.bets') })
    .getByRole('row', { name: person.username });
  await expect(async () => {
    await agent('/bets');
    await expect(bet).toContainText(say('record.status.SETTLED'), { timeout: 5000 });
  }).toPass({ timeout: 150_000 });
  await expect(bet).toContainText('K3 Tumble');
  const active = page.locator('.lv-team-figures > div').filter({ hasText: say('team.figure.active') });
  await expect(async () => {
    await agent('/team');
    await expect(active.locator('strong')).toHaveText('1', { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  // Nothing of a panel is wider than the phone.
  expect(await centre.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
