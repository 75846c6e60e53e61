import type { Locator } from '@playwright/test';
import { rollBack, signIn, type Operator } from './support/admin.ts';
import { axe } from './support/axe.ts';
import { signInByPage } from './support/console.ts';
import { logInToPay, openMemberPage, paymentPassword } from './support/member.ts';
import { expect, test } from './support/test.ts';
import { languagesOf, speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');
const account = 'demo';

/** Has aurora ask what a withdrawal is for, begin deposits with the amount, and call the member's pages otherwise. */
async function change(operator: Operator): Promise<void> {
  const save = async (document: string, more: Record<string, unknown>): Promise<void> => {
    const [kind, id] = document.split('/');
    await operator.saveDraft('aurora', document, {
      kind,
      id,
      ...(await operator.layer('aurora', document)),
      ...more,
    });
  };
  await save('form/withdrawal', {
    groups: { to: { order: ['account', 'purpose'] } },
    fields: { purpose: { label: 'order.purpose', input: 'text' } },
  });
  await save('rules/withdrawal', { fields: { purpose: { enabled: true, required: true, maxLength: 40 } } });
  await save('form/deposit', {
    order: ['amount', 'way'],
    fields: { amount: { quick: [700_000, 3_000_000] } },
  });
  for (const language of languagesOf('aurora')) {
    const { texts } = await operator.layer('aurora', `texts/${language}`);
    const words = { 'order.purpose': 'Purpose', 'modal.member-centre.title': 'My space' };
    await save(`texts/${language}`, { texts: { ...(texts as object | undefined), ...words } });
  }
  const { status, body } = await operator.publish('aurora', 'Ask for a purpose');
  expect(JSON.stringify(body)).toContain('"version"');
  expect(status).toBe(200);
}

const amountOf = (dialog: Locator): Locator => dialog.locator('[name="amount"]');

test('an operator asks for more in the withdrawal and changes the deposit: an open page follows, and the gateway holds to it', async ({
  page,
  server,
  browser,
  expected,
}) => {
  expected.answer(/\/config\/v1\/admin\/session$/u, 401);
  test.slow();
  const operator = await signIn(server.origin);
  await speak(page);
  const { client, token } = await logInToPay(page, server, account);
  await client.value('cashierAccountAdd', {
    token,
    body: { bank: 'kbz', holder: 'Ma Hla Win', number: '0987654321002', paymentPassword },
  });
  const centre = await openMemberPage(page, 'menu.withdraw');
  await amountOf(centre).fill('6,000');
  await expect(centre.locator('[data-field="purpose"]')).toHaveCount(0);
  await change(operator);
  try {
    const renamed = page.getByRole('dialog', { name: 'My space' });
    const purpose = renamed.locator('[name="purpose"]');
    await expect(purpose).toBeVisible();
    await expect(amountOf(renamed)).toHaveValue('6,000');
    await renamed.locator('[name="paymentPassword"]').fill(paymentPassword);
    const send = renamed.locator('form button[type="submit"]', { hasText: say('cashier.withdraw.submit') });
    await send.click();
    await expect(purpose).toBeFocused();
    await expect(purpose).toHaveAttribute('aria-invalid', 'true');
    expect(await axe(page)).toEqual([]);

    // Whoever calls without the page is held to the same form.
    const { accounts } = await client.value('cashierOptions', { token });
    const body = { account: accounts[0]?.id ?? '', amount: '600000', paymentPassword };
    const bare = await client.send('withdrawalCreate', { token, body, idempotencyKey: 'without-a-purpose' });
    expect(bare.json.value).toEqual({ fields: [{ field: 'purpose', code: 'REQUIRED', params: {} }] });

    await purpose.fill('Rent');
    await send.click();
    await expect(renamed.getByRole('definition').filter({ hasText: 'Rent' })).toBeVisible();
    await expect(renamed.locator('[name="paymentPassword"]')).toHaveValue('');

    await renamed.getByRole('link', { name: say('menu.deposit'), exact: true }).click();
    const quick = renamed.locator('.lv-amount-quick button');
    await expect(quick).toHaveText(['7,000', '30,000']);
    const fields = renamed.locator('form [data-field]');
    await expect(fields.first()).toHaveAttribute('data-field', 'amount');

    const desk = await (await browser.newContext()).newPage();
    await signInByPage(desk, server, '/aurora/payments');
    await expect(desk.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    await desk.getByRole('radio', { name: 'Withdrawals' }).click();
    await desk.getByRole('radio', { name: 'All' }).click();
    const order = desk.getByRole('listitem').filter({ has: desk.getByText(account, { exact: true }) });
    await expect(order).toContainText('Rent');
  } finally {
    await rollBack(operator, 'aurora');
  }
});
