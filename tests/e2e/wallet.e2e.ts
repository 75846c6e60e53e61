import { axe } from './support/axe.ts';
import { logInToPay, openMemberPage, paymentPassword } from './support/member.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');
const account = 'demoteam3';

test(
  'money goes into a vendor’s wallet, comes back by one click, and the record says so [MEM-02] [MEM-07] [OFF-20]',
  { tag: '@full' },
  async ({ page, server }) => {
    await speak(page);
    await logInToPay(page, server, account);
    const centre = await openMemberPage(page, 'menu.transferFund');
    const vendors = centre.getByRole('region', { name: say('wallet.vendors') });
    await vendors.getByRole('listitem').filter({ hasText: 'Copperlamp' }).getByRole('button').first().click();
    const form = centre.getByRole('region', { name: say('wallet.title.in', { name: 'Copperlamp' }) });
    await form.locator('[name="amount"]').fill('1500');
    await form.locator('[name="paymentPassword"]').fill(paymentPassword);
    await form.getByRole('button', { name: say('wallet.move') }).click();
    await expect(vendors.getByText(/1,500\.00/u)).toBeVisible();
    await expect(page.locator('.lv-skeleton')).toHaveCount(0);
    expect(await axe(page)).toEqual([]);

    await centre.getByRole('button', { name: say('wallet.collect') }).click();
    const collect = centre.getByRole('region', { name: say('wallet.collect') });
    await collect.locator('[name="paymentPassword"]').fill(paymentPassword);
    await collect.getByRole('button', { name: say('wallet.collect') }).click();
    await expect(vendors.getByText(/1,500\.00/u)).toHaveCount(0);

    await centre.getByRole('link', { name: say('menu.accountRecord') }).click();
    const record = centre.getByRole('list', { name: say('record.account') });
    await expect(record.getByRole('listitem').nth(0)).toContainText(say('record.kind.transfer.in'));
    await expect(record.getByRole('listitem').nth(1)).toContainText(say('record.kind.transfer.out'));
  },
);
