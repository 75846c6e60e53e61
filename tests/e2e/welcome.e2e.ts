import { gameClient } from '#sandbox/vendors/testing/game-client.ts';
import { clientOf, newRegistration, password, valueOf } from '../contract/target.ts';
import { signIn } from './support/admin.ts';
import { logIn, openMemberPage, paymentPassword, tokenOf } from './support/member.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { speak, wordsOf } from './support/words.ts';

const say = wordsOf('aurora');
/** The largest stake that bonus money is used for, and how often it takes to wager 20,000 fifteen times. */
const stake = '500000';
const rounds = 60;

test(
  'a new player takes the welcome package, plays it through, sees the progress move, and withdraws [OFF-13]',
  { tag: '@full' },
  async ({ page, server }) => {
    test.slow();
    await speak(page);
    const client = clientOf({ origin: server.origin, host: `aurora.localhost:${server.port}` });
    const registration = await newRegistration(client);
    await valueOf(client, 'memberRegister', { body: registration });
    await logIn(page, server, registration.username, { password });
    const token = await tokenOf(page);
    const own = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword };
    await client.value('paymentPassword', { token, body: { ...own, password } });
    await page.goto(`${server.portal('aurora')}/promoDetail?id=firstlight`);
    await isTakenOver(page);
    await expect(page.getByText(say('promo.state.JOINED'), { exact: true })).toBeVisible();

    const body = { method: 'transfer', amount: '6000000' };
    const { id } = await client.value('depositCreate', { token, idempotencyKey: 'welcome-of-e2e', body });
    const operator = await signIn(server.origin);
    const decision = { do: 'approve', reason: 'On the statement' };
    expect((await operator.send('POST', `/packs/aurora/cashier/deposits/${id}`, decision)).status).toBe(200);
    // Half of 60,000 are more than the package gives at most.
    await page.getByRole('button', { name: /20,000/u }).click();
    const progress = page.getByRole('progressbar', { name: /of \D*300,000/u });
    await expect(progress).toHaveJSProperty('value', 0);

    const start = await client.value('launchAddress', { token, body: { gameId: 'pocket-dice' } });
    const game = gameClient(server.origin, start.game_url ?? '');
    const play = async (times: number) => {
      for (let round = 0; round < times; round += 1) {
        const { ok, code } = await game.play({ amount: stake, target: 9500, side: 'under' });
        expect([ok, code]).toEqual([true, undefined]);
      }
    };
    // Nobody reloads anything: the page hears of the rounds.
    await play(15);
    await expect(page.getByText(/Staked so far: \D*75,000/u)).toBeVisible();
    await expect(progress).toHaveJSProperty('value', 0.25);
    await play(rounds - 15);
    await expect(page.getByText(say('promo.state.CLAIMED'), { exact: true })).toBeVisible();
    await expect(progress).toHaveCount(0);
    const { sumBalance, bonusBalance = '0' } = await client.value('walletBalance', { token });
    expect(bonusBalance).toBe('0');

    const centre = await openMemberPage(page, 'menu.withdraw');
    const entry = (key: string) => centre.getByLabel(new RegExp(`^\\W*${say(key)}$`, 'u'));
    const submit = (key: string) =>
      centre.locator('form button[type="submit"]', { hasText: say(key) }).click();
    await entry('cashier.bank').selectOption('kbz');
    await entry('cashier.holder').fill('Ma Hla Win');
    await entry('cashier.number').fill('0987654321009');
    await entry('cashier.paymentPassword').fill(paymentPassword);
    await submit('cashier.account.add');
    await entry('cashier.amount').fill('10,000');
    await entry('cashier.paymentPassword').fill(paymentPassword);
    await submit('cashier.withdraw.submit');
    // The sandbox may have decided on it by now: what is left is told either way.
    const left = ((Number(sumBalance) - 1_000_000) / 100).toLocaleString('en-US', {
      minimumFractionDigits: 2,
    });
    await expect(page.getByRole('banner').getByText(left, { exact: true })).toHaveCount(1);
    const { withdrawals } = await client.value('withdrawalList', { token, query: {} });
    expect(withdrawals.map(({ amount }) => amount)).toEqual(['1000000']);
  },
);
