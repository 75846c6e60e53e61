import { createCanvas } from '@napi-rs/canvas';
import type { CallErrorCode } from '#contract/call-errors.ts';
import { giveBonus } from '#server/bonus/testing/give-bonus.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';
import type { GatewayAnswer } from './client.ts';
import type { TestGateway } from './gateway.ts';
import { addBankAccount, payerPassword, registerPayer } from './payer.ts';

let payers = 0;

const picture = (): Buffer => createCanvas(64, 64).toBuffer('image/png');

/** Member of a session token. */
async function memberOf({ db }: TestGateway, token: string) {
  const { member_id: memberId } = await db
    .selectFrom('member_sessions')
    .select('member_id')
    .where('token_hash', '=', sha256Hex(token))
    .executeTakeFirstOrThrow();
  return { memberId, db };
}

/** One request over HTTP that provokes each code of the cashier. */
export const provokeCashier = (gateway: () => TestGateway) => {
  const payer = () => registerPayer(gateway(), `Provoker${(payers += 1)}`);
  const account = (token: string, more: object = {}): Promise<GatewayAnswer> =>
    gateway().client.send('cashierAccountAdd', {
      token,
      body: {
        bank: 'north',
        holder: 'Ma Hla Win',
        number: `55001${1_000_000 + payers}`,
        paymentPassword: payerPassword,
        ...more,
      },
    });
  const deposit = (token: string, body: object): Promise<GatewayAnswer> =>
    gateway().client.send('depositCreate', { token, body, idempotencyKey: `provoked-${(payers += 1)}` });
  const transfer = async (token: string): Promise<string> =>
    ((await deposit(token, { method: 'transfer', amount: '20000' })).json.value as { id: string }).id;
  const receipt = (token: string, id: string, body = picture()): Promise<GatewayAnswer> =>
    gateway().client.send('depositReceipt', { token, query: { id }, body });
  /** A member with a balance and a payout account. */
  const rich = async () => {
    const token = await payer();
    const { memberId, db } = await memberOf(gateway(), token);
    await db.transaction().execute((trx) =>
      post(trx, {
        brand: 'alpha',
        memberId,
        kind: 'adjustment',
        key: 'gift',
        currency: 'MMK',
        at: gateway().now(),
        postings: [
          { account: memberPurse(memberId), amount: 500_000n },
          { account: house('adjustments'), amount: -500_000n },
        ],
      }),
    );
    return { token, to: await addBankAccount(gateway(), token, `88001${1_000_000 + payers}`) };
  };
  const askFor = (token: string, account: string, amount: string): Promise<GatewayAnswer> =>
    gateway().client.send('withdrawalCreate', {
      token,
      idempotencyKey: `provoked-${(payers += 1)}`,
      body: { account, amount, paymentPassword: payerPassword },
    });
  /** Withdrawals of parts of a balance, one after the other. */
  const withdrawal = async (amounts: readonly string[]) => {
    const { token, to } = await rich();
    let last = await askFor(token, to, amounts[0] ?? '');
    for (const amount of amounts.slice(1)) last = await askFor(token, to, amount);
    return { token, last, id: (last.json.value as { id?: string } | undefined)?.id ?? '' };
  };
  const paid = async () => {
    const asked = await withdrawal(['20000']);
    await gateway()
      .db.updateTable('cashier_withdrawals')
      .set({ state: 'PAID' })
      .where('id', '=', asked.id)
      .execute();
    return asked;
  };
  const answer = (token: string, id: string, said: string): Promise<GatewayAnswer> =>
    gateway().client.send('withdrawalAnswer', { token, body: { id, answer: said } });
  return {
    METHOD_NOT_OFFERED: async () => deposit(await payer(), { method: 'closed', amount: '2' }),
    AMOUNT_OUT_OF_BOUNDS: async () => deposit(await payer(), { method: 'transfer', amount: '2' }),
    TOO_MANY_DEPOSITS: async () => {
      const token = await payer();
      await transfer(token);
      await transfer(token);
      return deposit(token, { method: 'transfer', amount: '20000' });
    },
    // The address of this provider is not configured.
    PAYMENT_PROVIDER_UNAVAILABLE: async () => deposit(await payer(), { method: 'card', amount: '20000' }),
    DEPOSIT_GONE: async () => receipt(await payer(), 'nothing'),
    DEPOSIT_ENDED: async () => {
      const token = await payer();
      const id = await transfer(token);
      await gateway()
        .db.updateTable('cashier_deposits')
        .set({ state: 'EXPIRED' })
        .where('id', '=', id)
        .execute();
      return receipt(token, id);
    },
    PROOF_TYPE: async () => {
      const token = await payer();
      return receipt(token, await transfer(token), Buffer.from('GIF89a'));
    },
    TOO_MANY_PROOFS: async () => {
      const token = await payer();
      const id = await transfer(token);
      for (let count = 0; count < 3; count += 1) await receipt(token, id);
      return receipt(token, id);
    },
    PROOF_REQUIRED: async () => {
      const { token, id } = await paid();
      return answer(token, id, 'none');
    },
    WITHDRAWALS_OF_DAY_USED: async () => (await withdrawal(['1000', '1000', '1000', '1000'])).last,
    BONUS_FORFEIT: async () => {
      const { token, to } = await rich();
      const { memberId, db } = await memberOf(gateway(), token);
      await giveBonus(db, { memberId, amount: 500n, now: gateway().now() });
      return askFor(token, to, '20000');
    },
    WITHDRAWAL_GONE: async () => answer(await payer(), 'nothing', 'full'),
    WITHDRAWAL_ENDED: async () => {
      const { token, id } = await withdrawal(['20000']);
      return answer(token, id, 'full');
    },
    PAYMENT_PASSWORD_NOT_SET: async () => {
      const password = 'Quiet-Harbour-58';
      const { token } = await gateway().client.value('memberRegister', {
        body: {
          username: `Bare${(payers += 1)}`,
          password,
          verifyPwd: password,
          termsAgreement: true,
          registerMethod: 'WEB',
          login: true,
        },
      });
      return account(token);
    },
    ACCOUNT_HOLDER_DIFFERS: async () => {
      const token = await payer();
      await addBankAccount(gateway(), token, `66001${1_000_000 + payers}`);
      return account(token, { holder: 'U Tun' });
    },
    TOO_MANY_ACCOUNTS: async () => {
      const token = await payer();
      await addBankAccount(gateway(), token, `77001${1_000_000 + payers}`);
      await addBankAccount(gateway(), token, `77002${1_000_000 + payers}`);
      return account(token);
    },
    ACCOUNT_GONE: async () =>
      gateway().client.send('cashierAccountRemove', {
        token: await payer(),
        body: { id: 'nothing', paymentPassword: payerPassword },
      }),
  } satisfies Partial<Record<CallErrorCode, () => Promise<GatewayAnswer>>>;
};
