import { signIn } from './support/admin.ts';
import { axe } from './support/axe.ts';
import { logInToPay } from './support/member.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');

test(
  'a first deposit lets a member claim half of it as a bonus, and the balance moves',
  { tag: '@full' },
  async ({ page, server }) => {
    await speak(page);
    const { client, token } = await logInToPay(page, server, 'demoteam2');
    await page.goto(`${server.portal('aurora')}/promoDetail?id=firstlight`);
    await isTakenOver(page);
    await expect(page.getByText(say('promo.state.JOINED'), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: say('promo.terms') })).toBeVisible();
    expect(await axe(page)).toEqual([]);

    const body = { method: 'transfer', amount: '3000000' };
    const { id } = await client.value('depositCreate', { token, idempotencyKey: 'promotion-of-e2e', body });
    const operator = await signIn(server.origin);
    const decision = { do: 'approve', reason: 'On the statement' };
    expect((await operator.send('POST', `/packs/aurora/cashier/deposits/${id}`, decision)).status).toBe(200);

    // Nobody reloads anything: the page hears of the reward, half of 30,000 and not more than 20,000.
    const claim = page.getByRole('button', { name: /15,000/u });
    const before = BigInt((await client.value('walletBalance', { token })).sumBalance);
    await claim.click();
    await expect(claim).toHaveCount(0);
    await expect(page.getByText(say('promo.state.PROCESS'), { exact: true })).toBeVisible();
    // 15 times the bonus have to be staked before it can be taken out.
    await expect(page.getByRole('progressbar', { name: /225,000/u })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const { sumBalance, bonusBalance } = await client.value('walletBalance', { token });
    const after = BigInt(sumBalance);
    expect(bonusBalance).toBe('1500000');
    expect(after - before).toBe(1_500_000n);
    // 30,000 and 15,000 for an account that began with nothing, in the bar of the page.
    await expect(page.getByRole('banner').getByText(/45,000/u)).toBeVisible();
  },
);
