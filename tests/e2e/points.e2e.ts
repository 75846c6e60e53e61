import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { axe } from './support/axe.ts';
import { signInByPage } from './support/console.ts';
import { logInToPay, paymentPassword } from './support/member.ts';
import type { RunningServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');
const account = 'demoteam5';
const item = say('mall.item.topUp');
const code = '7741-2290-5531';

/** Logs the member in, with a deposit of 3,000,000.00 MMK that an operator has approved: 3,000 points. */
async function logInWithPoints(page: Page, server: RunningServer): Promise<void> {
  const { client, token } = await logInToPay(page, server, account);
  const body = { method: 'transfer', amount: '300000000' };
  const { id } = await client.value('depositCreate', { token, idempotencyKey: 'points-of-e2e', body });
  const operator = await signIn(server.origin);
  const decision = { do: 'approve', reason: 'On the statement' };
  expect((await operator.send('POST', `/packs/aurora/cashier/deposits/${id}`, decision)).status).toBe(200);
}

test(
  'a deposit earns points, points buy a voucher, an operator approves it, and the member reads its code [OFF-14] [OFF-20]',
  { tag: '@full' },
  async ({ page, server, browser, expected }) => {
    expected.answer(/\/config\/v1\/admin\/session$/u, 401);
    await speak(page);
    await logInWithPoints(page, server);
    await page.goto(`${server.portal('aurora')}/pointMall`);
    await expect(page.getByText('3,000', { exact: true })).toHaveCount(2);
    expect(await axe(page)).toEqual([]);

    await page.getByRole('button', { name: say('points.item.redeemOf', { item }) }).click();
    const dialog = page.getByRole('dialog', { name: item });
    await dialog.getByLabel(say('field.paymentPassword')).fill(paymentPassword);
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('points.item.redeem'), exact: true }).click();
    await expect(page.getByText(say('points.redeem.done'))).toBeVisible();
    await expect(page.getByText('200', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: say('points.tab.history') }).click();
    const exchange = page.getByRole('listitem').filter({ hasText: item });
    await expect(exchange).toContainText(say('points.status.APPLYING'));

    const desk = await (await browser.newContext()).newPage();
    await signInByPage(desk, server, '/aurora/exchanges');
    await desk.getByRole('searchbox').fill(account);
    const card = desk.getByRole('listitem').filter({ hasText: item });
    await expect(card).toContainText('2,800');
    expect(await axe(desk)).toEqual([]);
    await card.getByRole('button', { name: 'Approve' }).click();
    const decision = desk.getByRole('dialog');
    await decision.getByLabel(/^Code of the voucher/u).fill(code);
    await decision.getByRole('button', { name: 'Approve' }).click();
    await expect(card).toHaveCount(0);

    // Nobody reloads anything: the member's page hears of it.
    await expect(exchange).toContainText(say('points.status.PASSED'));
    await expect(exchange).toContainText(code);
  },
);
