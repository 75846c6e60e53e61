import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#server/testing/database.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { addBankAccount, payerPassword, registerPayer } from '#server/gateway/testing/payer.ts';

describe.each(databases)('accounts for withdrawals on %s', (kind) => {
  let gateway: TestGateway;
  let names = 0;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    gateway.wait(61 * 60_000);
    gateway.set({ constants: { passwordExpiryDays: 0, paymentPasswordTries: 3 } });
  });

  const register = () => registerPayer(gateway, `Banker${(names += 1)}`);
  const add = (token: string, number: string, more: object = {}) =>
    gateway.client.send('cashierAccountAdd', {
      token,
      body: { bank: 'north', holder: 'Ma Hla Win', number, paymentPassword: payerPassword, ...more },
    });
  const options = (token: string) => gateway.client.value('cashierOptions', { token });
  const fieldsOf = (answer: { json: { value?: { fields?: { field: string; code: string }[] } } }) =>
    answer.json.value?.fields?.map(({ field, code }) => `${field} ${code}`) ?? [];

  it('are shown masked, and their numbers lie sealed', async () => {
    const token = await register();
    const answer = await add(token, '1200-3400-5600-7801');
    expect(answer.json.value).toMatchObject({
      bankName: 'North Bank',
      holder: 'Ma•••••n',
      number: '•••••801',
    });
    expect((await options(token)).accounts).toEqual([answer.json.value]);
    const rows = await gateway.db.selectFrom('cashier_accounts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('1200340056007801');
  });

  it('ask for the payment password, so often and no more', async () => {
    const token = await register();
    const tries = [];
    for (let count = 0; count < 4; count += 1) {
      tries.push((await add(token, '12345678901', { paymentPassword: '111222' })).status);
    }
    expect(tries).toEqual([422, 422, 422, 429]);
    expect((await options(token)).accounts).toEqual([]);
  });

  it('are in one name, at banks that are offered, with numbers that banks have', async () => {
    const token = await register();
    expect(fieldsOf(await add(token, '12', { bank: 'south', holder: '12' }))).toEqual([
      'bank NOT_AN_OPTION',
      'number PATTERN',
      'holder PATTERN',
    ]);
    await addBankAccount(gateway, token, '2200340056007801');
    expect((await add(token, '2200340056007802', { holder: 'U Tun' })).json.code).toBe(
      'ACCOUNT_HOLDER_DIFFERS',
    );
    const own = await add(token, '0977123456', { bank: 'purse', holder: ' ma  hla WIN' });
    expect(own.json.value).toMatchObject({ kind: 'ewallet', holder: 'Ma•••••n' });
    expect((await add(token, '2200340056007803')).json.code).toBe('TOO_MANY_ACCOUNTS');
  });

  it('are of one member at a time, who alone can remove them', async () => {
    const [one, other] = [await register(), await register()];
    const id = await addBankAccount(gateway, one, '3300340056007801');
    expect(fieldsOf(await add(other, '33 0034 0056 0078 01'))).toEqual(['number TAKEN']);
    const remove = (token: string) =>
      gateway.client.send('cashierAccountRemove', { token, body: { id, paymentPassword: payerPassword } });
    expect((await remove(other)).json.code).toBe('ACCOUNT_GONE');
    expect((await remove(one)).status).toBe(200);
    expect((await options(one)).accounts).toEqual([]);
    expect((await add(other, '3300340056007801')).status).toBe(200);
  });

  it('are not for guests, nor for a member without a payment password', async () => {
    const random = await gateway.client.freePlayRandom('a-guest-at-the-desk');
    const guest = await gateway.client.value('sessionFreePlay', {
      body: { os: 'Linux', platform: 'W', version: 3, random },
    });
    expect((await add(guest.token, '4400340056007801')).json.code).toBe('REAL_ACCOUNT_REQUIRED');
    const { token } = await gateway.client.value('memberRegister', {
      body: {
        username: 'Bareplayer',
        password: 'Quiet-Harbour-58',
        verifyPwd: 'Quiet-Harbour-58',
        termsAgreement: true,
        registerMethod: 'WEB',
        login: true,
      },
    });
    expect((await add(token, '4400340056007801')).json.code).toBe('PAYMENT_PASSWORD_NOT_SET');
    expect((await options(token)).paymentPassword).toBe(false);
  });
});
