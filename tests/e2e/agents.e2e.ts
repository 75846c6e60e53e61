import { logInToPay } from './support/member.ts';
import { newPerson } from './support/registration.ts';
import { betOnDice, comeByLink, makeLink, phone, seeSettledBet, sendTo } from './support/team.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');

test('an agent opens an account and a link on a phone, a player comes by the link and plays, and the agent sees it', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(phone);
  await speak(page);
  await logInToPay(page, server, 'demosub');
  const addressOf = (path: string): string => `${server.portal('aurora')}/agent${path}`;
  const agent = (path: string) => page.goto(addressOf(path));
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
  const { visitor, person, context } = await comeByLink(browser, await makeLink(page, '2'));

  // The agent finds the player in the team, with the rate of the link, and sends money.
  await agent('/members');
  await expect(await sendTo(page, person, '10000')).toContainText('2 %');
  await betOnDice(visitor, server);
  await context.close();

  // The agent sees the bet at once, and in the figures once it is settled.
  await expect(await seeSettledBet(page, addressOf('/bets'), person)).toContainText('K3 Tumble');
  const active = page.locator('.lv-team-figures > div').filter({ hasText: say('team.figure.active') });
  await expect(async () => {
    await agent('/team');
    await expect(active.locator('strong')).toHaveText('1', { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  // Nothing of a panel is wider than the phone.
  expect(await centre.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
