import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { addBankAccount, payerPassword } from '#server/gateway/testing/payer.ts';
import { noteReferrals } from '#server/promotions/note-referrals.ts';
import { sampleCampaign } from '#server/promotions/testing/campaigns.ts';
import { makeDeposit } from '#server/promotions/testing/make-deposit.ts';
import { promotionStage } from '#server/promotions/testing/stage.ts';
import { databases } from '#server/testing/database.ts';

const dayMs = 86_400_000;
const password = 'Quiet-Harbour-58';

/** Five for who invites and two for who was invited, by a deposit of 1,000 or more within a week. */
const pair = [
  sampleCampaign('bring', {
    trigger: { on: 'referral', after: 'deposit', gets: 'inviter', least: 1000, within: 7 },
    limits: { member: 3 },
  }),
  sampleCampaign('come', {
    trigger: { on: 'referral', after: 'deposit', gets: 'friend', least: 1000, within: 7 },
    gives: { what: 'money', by: 'fixed', amount: 200 },
  }),
];

describe.each(databases)('referral on %s', (kind) => {
  let gateway: TestGateway;
  const { campaigns, faults, member, moneyOf, play, stateOf, work } = promotionStage(() => gateway, 'Host');
  let names = 0;
  let addresses = 0;
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.set({ constants: { sessionIdleMinutes: 10_080, sessionHours: 720 } });
    gateway.publish((documents) => {
      const form = documents['form/register'] as FormDocument;
      form.fields['referralCode'] = { label: 'field.referralCode', input: 'text' };
      form.groups['more']?.order.push('referralCode');
      const rules = documents['rules/register'] as RulesDocument;
      rules.fields['referralCode'] = { enabled: true, required: false, maxLength: 20 };
    });
  });
  afterAll(() => gateway.close());

  const anAddress = () => `203.0.113.${(addresses += 1)}`;
  const register = (referralCode: string, headers: Record<string, string> = {}, more: object = {}) =>
    gateway.client.send('memberRegister', {
      headers: { 'x-forwarded-for': anAddress(), ...headers },
      body: {
        username: `Guest${(names += 1)}`,
        password,
        verifyPwd: password,
        termsAgreement: true,
        registerMethod: 'WEB',
        login: true,
        referralCode,
        ...more,
      },
    });
  const invited = async (...given: Parameters<typeof register>) => {
    const { json } = await register(...given);
    const { token, customerId: memberId } = json.value as { token: string; customerId: string };
    return { token, memberId };
  };
  const referralOf = (token: string) => gateway.client.value('referral', { token });
  const codeOf = async (token: string) => (await referralOf(token)).code;
  const pay = async (memberId: string, amount: bigint) => {
    await (
      await makeDeposit(gateway, { memberId, amount })
    )();
    await work();
  };

  it('has a code and link of each member, and pays both once for a friend who deposits [MEM-11]', async () => {
    campaigns(...pair);
    const host = await member();
    const code = await codeOf(host.token);
    expect(await codeOf(host.token)).toBe(code);
    const known = await gateway.client.value('referralInviter', {
      query: { code: ` ${code.toLowerCase()}` },
    });
    // What is for who registers, and not what the other gets.
    expect(known).toEqual({
      code,
      account: expect.stringMatching(/^H•+/u),
      offers: [expect.objectContaining({ id: 'come' })],
    });

    const friend = await invited(code.toLowerCase());
    await work();
    expect(await referralOf(host.token)).toMatchObject({
      registered: 1,
      counted: 1,
      deposited: 0,
      earned: [],
    });
    expect(await stateOf(friend.token, 'come')).toMatchObject({ state: 'JOINED' });
    await pay(friend.memberId, 999n);
    await pay(friend.memberId, 1000n);
    await pay(friend.memberId, 5000n);
    // Looks, repeats and other processes find what is given.
    await Promise.all([work(), noteReferrals(gateway.db, gateway.brand(), gateway.now())]);
    await work();
    expect([await moneyOf(host.memberId), await moneyOf(friend.memberId)]).toEqual([500n, 7199n]);
    expect(await referralOf(host.token)).toMatchObject({
      registered: 1,
      counted: 1,
      deposited: 1,
      earned: [{ what: 'money', amount: '500' }],
      friends: [{ name: expect.stringMatching(/^Gu?•+/u), deposited: true, awards: [{ amount: '500' }] }],
      offers: [
        { id: 'bring', gets: 'inviter' },
        { id: 'come', gets: 'friend' },
      ],
    });
    expect(await referralOf(friend.token)).toMatchObject({ by: { name: expect.stringMatching(/^H•+/u) } });
    expect(await stateOf(host.token, 'come')).toMatchObject({ state: 'CLOSE', reason: 'NOT_INVITED' });

    const late = await invited(code);
    gateway.wait(7 * dayMs);
    await pay(late.memberId, 1000n);
    expect(await moneyOf(host.memberId)).toBe(500n);
    expect(await stateOf(late.token, 'come')).toMatchObject({ state: 'CLOSE', reason: 'MISSED' });
    expect(faults).toEqual([]);
  });

  it('counts stakes of the friend, found by a look at all', async () => {
    campaigns(
      sampleCampaign('played', { trigger: { on: 'referral', after: 'stake', gets: 'inviter', least: 3000 } }),
    );
    const host = await member();
    const friend = await invited(await codeOf(host.token));
    await play(friend.memberId, [2000n, 0n]);
    const note = () => noteReferrals(gateway.db, gateway.brand(), gateway.now());
    await note();
    await work();
    expect(await moneyOf(host.memberId)).toBe(0n);
    await play(friend.memberId, [1000n, 9000n]);
    await Promise.all([note(), note()]);
    await work();
    expect(await moneyOf(host.memberId)).toBe(500n);
  });

  it('refuses a code of nobody where it asks for one, and takes any where nobody is rewarded', async () => {
    campaigns(...pair);
    const wrong = await register('NOBODY12');
    expect(wrong.json).toMatchObject({
      code: 'INVALID_FIELDS',
      value: { fields: [{ field: 'referralCode', code: 'WRONG' }] },
    });
    const asked = await gateway.client.send('referralInviter', { query: { code: 'NOBODY12' } });
    expect([asked.status, asked.json.code]).toEqual([404, 'REFERRAL_NOT_FOUND']);
    campaigns();
    expect((await register('CLUB-7')).status).toBe(200);
    expect(await gateway.client.value('referralInviter', { query: { code: 'CLUB-7' } })).toEqual({
      code: 'CLUB-7',
    });
  });

  it('gives nothing for oneself or one household, and says why', async () => {
    campaigns(...pair);
    const address = anAddress();
    const mobile = { mobileNum: '0912345678', countryDialingCode: '95' };
    const first = await register('', { 'x-forwarded-for': address }, { ...mobile, referralCode: undefined });
    const host = { token: first.json.value.token as string, memberId: first.json.value.customerId as string };
    const cookies = [first.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
    const cookie = cookies.find((each) => each?.includes('gw_device')) ?? '';
    expect(cookie).toContain('gw_device');
    const code = await codeOf(host.token);

    const sameDevice = await invited(code, { cookie });
    const sameAddress = await invited(code, { 'x-forwarded-for': address });
    const sameMobile = await invited(code, {}, mobile);
    // Known by what comes later: an account that the host had before.
    const samePayout = await invited(code);
    for (const { token } of [host, samePayout])
      await gateway.client.value('paymentPassword', {
        token,
        body: { newPaymentPassword: payerPassword, confirmPaymentPassword: payerPassword, password },
      });
    const account = await addBankAccount(gateway, host.token, '0099887766');
    await gateway.client.value('cashierAccountRemove', {
      token: host.token,
      body: { id: account, paymentPassword: payerPassword },
    });
    await addBankAccount(gateway, samePayout.token, '0099 887 766');

    for (const { memberId } of [sameDevice, sameAddress, sameMobile, samePayout]) await pay(memberId, 1000n);
    expect(await moneyOf(host.memberId)).toBe(0n);
    expect(await moneyOf(sameDevice.memberId)).toBe(1000n);
    const { friends, registered, counted } = await referralOf(host.token);
    expect([registered, counted]).toEqual([4, 0]);
    expect(friends.map(({ refused }) => refused).toSorted()).toEqual([
      'ADDRESS',
      'DEVICE',
      'MOBILE',
      'PAYOUT',
    ]);
    expect((await referralOf(samePayout.token)).by?.refused).toBe('PAYOUT');
    expect(await stateOf(sameDevice.token, 'come')).toMatchObject({ state: 'CLOSE', reason: 'DEVICE' });
    expect(faults).toEqual([]);
  });
});
