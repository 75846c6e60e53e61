import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '#server/testing/database.ts';
import type { GatewayAnswer } from '#server/gateway/testing/client.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { addBankAccount, loginPayer, payerPassword } from '#server/gateway/testing/payer.ts';

/** More than any limit of the test, and than the tries of the payment password. */
const retries = 30;

describe.each(databases)('retries under one Idempotency-Key on %s', (kind) => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.set({ constants: { transfersPerMinute: 1, depositsPerHour: 1, paymentPasswordTries: 2 } });
    ({ token } = await loginPayer(gateway, 'demo'));
  });
  afterAll(() => gateway.close());

  const manyTimes = async (send: () => Promise<GatewayAnswer>): Promise<unknown[]> => {
    const atOnce = await Promise.all(Array.from({ length: retries }, send));
    const answers = [...atOnce, await send()].map(({ status, json }) => JSON.stringify([status, json]));
    return [...new Set(answers)].map((answer) => JSON.parse(answer) as unknown);
  };
  const balance = async () => BigInt((await gateway.client.value('walletBalance', { token })).sumBalance);

  it('have the first answer, whatever its limits, and a new intention has not', async () => {
    const before = await balance();
    const transfer = (idempotencyKey: string, paymentPassword = payerPassword) =>
      gateway.client.send('transferUpline', {
        token,
        idempotencyKey,
        body: { to: 'upline', amount: '100', paymentPassword },
      });
    expect(await manyTimes(() => transfer('transfer-key-1'))).toMatchObject([
      [200, { success: true, value: { amount: '100' } }],
    ]);
    expect(await balance()).toBe(before - 100n);
    expect((await transfer('transfer-key-2')).json.code).toBe('TOO_MANY_REQUESTS');
  });

  it('count the tries of the payment password once', async () => {
    const account = await addBankAccount(gateway, token, '912345678');
    const body = { account, amount: '2000', paymentPassword: payerPassword };
    expect(
      await manyTimes(() =>
        gateway.client.send('withdrawalCreate', { token, idempotencyKey: 'withdrawal-1', body }),
      ),
    ).toMatchObject([[200, { value: { amount: '2000' } }]]);
    // A wrong password was no success: each try of it counts.
    const wrong = await Promise.all(
      Array.from({ length: 4 }, () =>
        gateway.client.send('withdrawalCreate', {
          token,
          idempotencyKey: 'withdrawal-2',
          body: { ...body, paymentPassword: '000000' },
        }),
      ),
    );
    expect(wrong.map(({ json }) => json.code as string).toSorted()).toEqual([
      'INVALID_FIELDS',
      'INVALID_FIELDS',
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ]);
  });

  it('begin one deposit', async () => {
    const deposit = (idempotencyKey: string) =>
      gateway.client.send('depositCreate', {
        token,
        idempotencyKey,
        body: { method: 'transfer', amount: '5000' },
      });
    expect(await manyTimes(() => deposit('deposit-key-1'))).toMatchObject([
      [200, { value: { amount: '5000' } }],
    ]);
    expect((await deposit('deposit-key-2')).json.code).toBe('TOO_MANY_REQUESTS');
  });
});
