import { createCanvas } from '@napi-rs/canvas';
import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cashier } from '../cashier.ts';
import { decideDeposit, decideWithdrawal, type WithdrawalDecision } from '../admin/decide.ts';
import { processDue } from '../process-due.ts';
import { databases } from '#server/testing/database.ts';
import { signatureOf } from '#server/vendors/signature.ts';
import type { GatewayAnswer } from '#server/gateway/testing/client.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { addBankAccount, payerPassword, registerPayer } from '#server/gateway/testing/payer.ts';

const secret = 'a-secret-of-the-till-of-tests';
const minute = 60_000;

/** A payment provider that begins every payment, and the same for the same order. */
const startTill = async (): Promise<{ server: Server; url: string; orders: string[] }> => {
  const orders: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.once('end', () => {
      const { order } = JSON.parse(text) as { order: string };
      orders.push(order);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ payment: `p-${order}`, url: `https://till.example/${order}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, orders };
};

const picture = (type: 'image/png' | 'image/jpeg' = 'image/png'): Buffer => {
  const canvas = createCanvas(64, 96);
  const context = canvas.getContext('2d');
  context.fillStyle = 'teal';
  context.fillRect(0, 0, 64, 96);
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg');
};

describe.each(databases)('the cashier on %s', (kind) => {
  let gateway: TestGateway;
  let till: Awaited<ReturnType<typeof startTill>>;
  let cashier: Cashier;
  let names = 0;
  beforeAll(async () => {
    till = await startTill();
    gateway = await startGateway(kind, {
      payments: { ALPHA__TILL: { url: till.url, secret } },
      sandboxPayments: { secretOf: async () => secret },
    });
    cashier = {
      db: gateway.db,
      random: gateway.random,
      brands: { live: async () => gateway.brand() },
      balanceHints: { balanceMoved: () => undefined },
      payments: { connectionOf: async () => undefined },
      sandbox: true,
      report: (fault) => {
        throw fault;
      },
    };
  });
  afterAll(async () => {
    await gateway.close();
    till.server.close();
  });
  beforeEach(() => {
    gateway.wait(25 * 60 * minute);
    gateway.set({ constants: { passwordExpiryDays: 0, sessionHours: 24, sessionIdleMinutes: 600 } });
  });

  const key = (): string => randomBytes(12).toString('base64url');
  const register = () => registerPayer(gateway, `Cashier${(names += 1)}`);
  const balance = async (token: string): Promise<string> =>
    (await gateway.client.value('walletBalance', { token })).sumBalance;
  const deposit = (token: string, body: object, idempotencyKey = key()): Promise<GatewayAnswer> =>
    gateway.client.send('depositCreate', { token, body, idempotencyKey });
  const receipt = (token: string, id: string, file = picture()): Promise<GatewayAnswer> =>
    gateway.client.send('depositReceipt', { token, query: { id }, body: file });
  const stateOf = async (token: string, id: string) =>
    (await gateway.client.value('depositList', { token, query: { id } })).deposits[0];
  const audit = (): Promise<void> => Promise.resolve();
  const judge = (id: string, by = 'op-one') =>
    decideDeposit(cashier, {
      brand: gateway.brand(),
      id,
      by,
      now: gateway.now(),
      decision: { do: 'approve', reason: 'Seen on the statement.' },
      audit,
    });
  const decide = (id: string, decision: WithdrawalDecision, by = 'op-one') =>
    decideWithdrawal(cashier, { brand: gateway.brand(), id, by, now: gateway.now(), decision, audit });
  const tell = (
    event: Record<string, unknown>,
    more: { secret?: string; at?: number } = {},
  ): Promise<GatewayAnswer> => {
    const body = JSON.stringify({ type: 'payment.paid', currency: 'MMK', ...event });
    const timestamp = String(more.at ?? gateway.now().getTime());
    const nonce = key() + key();
    return gateway.client.raw(
      'POST',
      '/payments/v1/alpha/till/events',
      {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signatureOf(more.secret ?? secret, { timestamp, nonce, body }),
      },
      body,
    );
  };
  /** A member with the given balance and a payout account. */
  const withMoney = async (amount: string) => {
    const token = await register();
    const account = await addBankAccount(gateway, token, `9${String(10_000_000 + names)}`);
    const made = await deposit(token, { method: 'transfer', amount });
    await judge((made.json.value as { id: string }).id);
    if (amount.length > 5) await judge((made.json.value as { id: string }).id, 'op-two');
    return { token, account };
  };
  const withdraw = (
    { token, account }: { token: string; account: string },
    amount: string,
    more: object = {},
    idempotencyKey = key(),
  ): Promise<GatewayAnswer> =>
    gateway.client.send('withdrawalCreate', {
      token,
      body: { account, amount, paymentPassword: payerPassword, ...more },
      idempotencyKey,
    });
  const sumOfPostings = async (): Promise<string> =>
    (
      await sql<{ sum: string }>`select coalesce(sum(amount), 0)::text as sum from ledger_postings`.execute(
        gateway.db,
      )
    ).rows[0]?.sum ?? '';

  describe('deposits', () => {
    it('by transfer tell where to pay to, take receipts and are credited when an operator says so', async () => {
      const token = await register();
      const made = await deposit(token, { method: 'transfer', amount: '20000' });
      expect(made.json.value).toMatchObject({
        state: 'PENDING',
        pay: '20300',
        fee: '300',
        account: { bankName: 'North Bank', number: '1234567890' },
        receiptNeeded: true,
      });
      const { id } = made.json.value as { id: string };
      expect((await receipt(token, id)).json.value).toMatchObject({ receipts: 1, receiptNeeded: false });
      gateway.wait(31 * minute);
      await processDue(cashier, gateway.now());
      expect(await stateOf(token, id)).toMatchObject({ state: 'PENDING' });
      expect(await balance(token)).toBe('0');
      expect(await judge(id)).toMatchObject({ ok: true, second: false });
      expect(await judge(id)).toEqual({ ok: false, why: 'DECIDED' });
      expect(await stateOf(token, id)).toMatchObject({ state: 'CONFIRMED' });
      expect(await balance(token)).toBe('20000');
    });

    it('refuse receipts that are no PNG or JPEG, over 5 MB, or more than three [ERR-20]', async () => {
      const token = await register();
      const { id } = (await deposit(token, { method: 'transfer', amount: '20000' })).json.value as {
        id: string;
      };
      expect((await receipt(token, id, Buffer.from('GIF89a and so on'))).json.code).toBe('PROOF_TYPE');
      expect((await receipt(token, id, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
      for (let count = 0; count < 3; count += 1) {
        expect((await receipt(token, id, picture(count === 1 ? 'image/jpeg' : 'image/png'))).status).toBe(
          200,
        );
      }
      expect((await receipt(token, id)).json.code).toBe('TOO_MANY_PROOFS');
      const other = await register();
      expect((await receipt(other, id)).json.code).toBe('DEPOSIT_GONE');
    });

    it('expire when nobody pays, and wait only so many at once', async () => {
      const token = await register();
      const { id } = (await deposit(token, { method: 'transfer', amount: '20000' })).json.value as {
        id: string;
      };
      await deposit(token, { method: 'card', amount: '20000' });
      expect((await deposit(token, { method: 'card', amount: '20000' })).json.code).toBe('TOO_MANY_DEPOSITS');
      gateway.wait(31 * minute);
      await processDue(cashier, gateway.now());
      expect(await stateOf(token, id)).toMatchObject({ state: 'EXPIRED' });
      expect((await deposit(token, { method: 'card', amount: '20000' })).status).toBe(200);
    });

    it('may be cancelled while nobody but the player has to do with them, and are credited if they are paid all the same', async () => {
      const token = await register();
      const cancel = (id: string, by = token): Promise<GatewayAnswer> =>
        gateway.client.send('depositCancel', { token: by, body: { id } });
      const card = (await deposit(token, { method: 'card', amount: '20000' })).json.value as { id: string };
      expect(card).toMatchObject({ cancellable: true });
      expect((await cancel(card.id, await register())).json.code).toBe('DEPOSIT_GONE');
      expect((await cancel(card.id)).json.value).toMatchObject({ state: 'CANCELLED', cancellable: false });
      expect((await cancel(card.id)).json.value).toMatchObject({ state: 'CANCELLED' });
      const transfer = (await deposit(token, { method: 'transfer', amount: '20000' })).json.value as {
        id: string;
      };
      await receipt(token, transfer.id);
      expect((await cancel(transfer.id)).json.code).toBe('DEPOSIT_ENDED');
      await tell({ id: `c-${card.id}`, order: card.id, payment: `p-${card.id}`, amount: '20000' });
      expect(await stateOf(token, card.id)).toMatchObject({ state: 'CONFIRMED' });
      expect(await balance(token)).toBe('20000');
      expect((await cancel(card.id)).json.code).toBe('DEPOSIT_ENDED');
    });

    it('keep to what is offered and to its bounds', async () => {
      const token = await register();
      expect((await deposit(token, { method: 'closed', amount: '2' })).json.code).toBe('METHOD_NOT_OFFERED');
      const small = await deposit(token, { method: 'card', amount: '999' });
      expect(small.json).toMatchObject({
        code: 'AMOUNT_OUT_OF_BOUNDS',
        value: { min: '1000', max: '500000' },
      });
      for (const amount of ['-5', '1e4', '10.5', '0', '99999999999999999', 'NaN', '']) {
        expect((await deposit(token, { method: 'card', amount })).status).toBe(400);
      }
      const random = await gateway.client.freePlayRandom(`guest-of-the-cashier-${kind}`);
      const guest = await gateway.client.value('sessionFreePlay', {
        body: { os: 'Linux', platform: 'W', version: 3, random },
      });
      expect((await deposit(guest.token, { method: 'card', amount: '2000' })).json.code).toBe(
        'REAL_ACCOUNT_REQUIRED',
      );
    });

    it('answer a key once: the same again for the same wish, a refusal for another', async () => {
      const token = await register();
      const idempotencyKey = key();
      const one = await deposit(token, { method: 'card', amount: '20000' }, idempotencyKey);
      const again = await deposit(token, { method: 'card', amount: '20000' }, idempotencyKey);
      expect(one.json.value).toMatchObject({ payUrl: expect.stringContaining('https://till.example/') });
      expect(again.text).toBe(one.text);
      const other = await deposit(token, { method: 'card', amount: '30000' }, idempotencyKey);
      expect(other.json.code).toBe('DUPLICATE_TRANSACTION');
      const { deposits } = await gateway.client.value('depositList', { token, query: {} });
      expect(deposits).toHaveLength(1);
      expect(
        (await gateway.client.send('depositCreate', { token, body: { method: 'card', amount: '20000' } }))
          .json.code,
      ).toBe('IDEMPOTENCY_KEY_REQUIRED');
    });

    it('on a hosted page are credited by a signed event, once, however often it comes', async () => {
      const token = await register();
      const { id } = (await deposit(token, { method: 'card', amount: '20000' })).json.value as { id: string };
      const paid = { id: `e-${id}`, order: id, payment: `p-${id}`, amount: '20000' };
      expect((await tell(paid, { secret: 'another-secret-altogether' })).json.code).toBe('SIGNATURE_WRONG');
      expect((await tell(paid, { at: gateway.now().getTime() - 6 * minute })).json.code).toBe(
        'TIMESTAMP_OUT_OF_RANGE',
      );
      expect(await balance(token)).toBe('0');
      const codes = [];
      for (let count = 0; count < 5; count += 1) codes.push((await tell(paid)).json.code as string);
      expect(codes).toEqual(['TAKEN', 'REPEATED', 'REPEATED', 'REPEATED', 'REPEATED']);
      await tell({ ...paid, id: `f-${id}`, type: 'payment.failed' });
      await tell({ ...paid, id: `g-${id}`, payment: `p2-${id}` });
      expect(await balance(token)).toBe('20000');
      const row = await gateway.db
        .selectFrom('cashier_deposits')
        .select(['surplus', 'state'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ surplus: 1, state: 'CONFIRMED' });
      expect((await tell({ ...paid, id: 'h', order: 'nobodys' })).status).toBe(404);
    });

    it('are credited once when what the provider tells comes five times each, in any order and at once', async () => {
      const orders = [
        ['paid', 'failed', 'other'],
        ['failed', 'paid', 'other'],
        ['other', 'failed', 'paid'],
        ['failed', 'other', 'paid'],
      ] as const;
      for (const order of orders) {
        const token = await register();
        const { id } = (await deposit(token, { method: 'card', amount: '20000' })).json.value as {
          id: string;
        };
        const events = {
          paid: { id: `e-${id}`, order: id, payment: `p-${id}`, amount: '20000' },
          failed: { id: `f-${id}`, order: id, payment: `p-${id}`, amount: '20000', type: 'payment.failed' },
          // Told under another number, as by a provider that has lost count.
          other: { id: `g-${id}`, order: id, payment: `p-${id}`, amount: '20000' },
        };
        for (const name of order) {
          const told = await Promise.all(Array.from({ length: 5 }, () => tell(events[name])));
          expect(told.map(({ json }) => json.code).toSorted()).toEqual([
            'REPEATED',
            'REPEATED',
            'REPEATED',
            'REPEATED',
            'TAKEN',
          ]);
        }
        expect(await balance(token)).toBe('20000');
        const { state, surplus } = await gateway.db
          .selectFrom('cashier_deposits')
          .select(['surplus', 'state'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        expect([state, surplus]).toEqual(['CONFIRMED', 0]);
      }
      expect(await sumOfPostings()).toBe('0');
    });

    it('credit what is paid late, and never another amount without an operator', async () => {
      const token = await register();
      const { id } = (await deposit(token, { method: 'card', amount: '20000' })).json.value as { id: string };
      gateway.wait(21 * minute);
      await processDue(cashier, gateway.now());
      expect(await stateOf(token, id)).toMatchObject({ state: 'EXPIRED' });
      await tell({ id: `l-${id}`, order: id, payment: `p-${id}`, amount: '19999' });
      expect(await balance(token)).toBe('0');
      await tell({ id: `m-${id}`, order: id, payment: `q-${id}`, amount: '20000' });
      expect(await balance(token)).toBe('20000');
    });

    it('of a large amount need two operators', async () => {
      const token = await register();
      const { id } = (await deposit(token, { method: 'transfer', amount: '300000' })).json.value as {
        id: string;
      };
      expect(await judge(id)).toEqual({ ok: true, second: true });
      expect(await judge(id)).toEqual({ ok: false, why: 'SAME_OPERATOR' });
      expect(await balance(token)).toBe('0');
      expect(await judge(id, 'op-two')).toMatchObject({ ok: true, second: false });
      expect(await balance(token)).toBe('300000');
    });
  });

  describe('withdrawals', () => {
    it('hold the money, and give it back when they are rejected', async () => {
      const member = await withMoney('50000');
      const asked = await withdraw(member, '20000');
      expect(asked.json.value).toMatchObject({
        state: 'REQUESTED',
        fee: '200',
        payout: '19800',
        number: expect.stringContaining('•'),
      });
      expect(await balance(member.token)).toBe('30000');
      const { id } = asked.json.value as { id: string };
      expect(await decide(id, { do: 'reject', reason: 'The name differs.' })).toMatchObject({ ok: true });
      expect(await balance(member.token)).toBe('50000');
      expect(await decide(id, { do: 'approve' })).toEqual({ ok: false, why: 'DECIDED' });
      expect(await sumOfPostings()).toBe('0');
    });

    it('say by when the money is expected until it is paid, as the method does', async () => {
      const { token, account } = await withMoney('50000');
      const { methods } = (await gateway.client.value('cashierOptions', { token })).withdrawal;
      expect(methods.map(({ minutes }) => minutes)).toEqual([45, undefined]);
      const asked = (await withdraw({ token, account }, '20000')).json.value as Record<string, string>;
      const { id = '', requestedAt = '', expectedAt = '' } = asked;
      expect(Date.parse(expectedAt) - Date.parse(requestedAt)).toBe(45 * minute);
      await decide(id, { do: 'approve' });
      await decide(id, { do: 'pay', reference: 'NB-1' });
      const { withdrawals } = await gateway.client.value('withdrawalList', { token, query: { id } });
      expect(withdrawals).toMatchObject([{ state: 'PAID' }]);
      expect(withdrawals[0]).not.toHaveProperty('expectedAt');
    });

    it('ask for the payment password, and take an account and an amount the member has', async () => {
      const member = await withMoney('50000');
      const wrong = await withdraw(member, '20000', { paymentPassword: '000111' });
      expect(wrong.json.value).toMatchObject({ fields: [{ field: 'paymentPassword', code: 'WRONG' }] });
      expect((await withdraw(member, '60000')).json.code).toBe('INSUFFICIENT_BALANCE');
      expect((await withdraw(member, '500')).json.code).toBe('AMOUNT_OUT_OF_BOUNDS');
      const other = await withMoney('50000');
      expect((await withdraw({ ...member, account: other.account }, '20000')).json.code).toBe('ACCOUNT_GONE');
      expect(await balance(member.token)).toBe('50000');
    });

    it('answer a key once, and keep to the number of a day', async () => {
      const member = await withMoney('90000');
      const idempotencyKey = key();
      const one = await withdraw(member, '10000', {}, idempotencyKey);
      expect((await withdraw(member, '10000', {}, idempotencyKey)).text).toBe(one.text);
      expect((await withdraw(member, '20000', {}, idempotencyKey)).json.code).toBe('DUPLICATE_TRANSACTION');
      expect(await balance(member.token)).toBe('80000');
      await withdraw(member, '10000');
      await withdraw(member, '10000');
      expect((await withdraw(member, '10000')).json.code).toBe('WITHDRAWALS_OF_DAY_USED');
      gateway.wait(23 * 60 * minute);
    });

    const paid = async (amount = '20000') => {
      const member = await withMoney('50000');
      const { id } = (await withdraw(member, amount)).json.value as { id: string };
      await decide(id, { do: 'approve' });
      expect(await decide(id, { do: 'pay', reference: 'NB-1' })).toMatchObject({ ok: true });
      const answer = (body: object): Promise<GatewayAnswer> =>
        gateway.client.send('withdrawalAnswer', { token: member.token, body: { id, ...body } });
      const now = async () =>
        (await gateway.client.value('withdrawalList', { token: member.token, query: { id } })).withdrawals[0];
      return { ...member, id, answer, now };
    };

    it('are closed by a member who received all, or part and then the rest [STA-14]', async () => {
      const all = await paid();
      expect(await all.now()).toMatchObject({ state: 'PAID', reference: 'NB-1', dueAt: expect.any(String) });
      expect((await all.answer({ answer: 'full' })).json.value).toMatchObject({
        state: 'CLOSED',
        outcome: 'received',
      });
      expect((await all.answer({ answer: 'full' })).status).toBe(200);
      expect((await all.answer({ answer: 'none' })).json.code).toBe('WITHDRAWAL_ENDED');

      const part = await paid();
      expect((await part.answer({ answer: 'partly', received: '19800' })).json.code).toBe(
        'AMOUNT_OUT_OF_BOUNDS',
      );
      expect((await part.answer({ answer: 'partly', received: '15000' })).json.value).toMatchObject({
        state: 'DISPUTED',
        received: '15000',
      });
      await decide(part.id, { do: 'settle', outcome: 'returned', reason: 'The bank sent it back.' });
      expect(await part.now()).toMatchObject({ state: 'CLOSED', outcome: 'returned', returned: '4800' });
      expect(await balance(part.token)).toBe('34800');
      expect(await sumOfPostings()).toBe('0');
    });

    it('that did not come need a proof, and may be settled against the member without giving anything back [STA-14]', async () => {
      const none = await paid();
      expect((await none.answer({ answer: 'none' })).json.code).toBe('PROOF_REQUIRED');
      const proof = await gateway.client.send('withdrawalProof', {
        token: none.token,
        query: { id: none.id },
        body: picture('image/jpeg'),
      });
      expect(proof.json.value).toMatchObject({ proofs: 1 });
      expect((await none.answer({ answer: 'none' })).json.value).toMatchObject({ state: 'DISPUTED' });
      await decide(none.id, { do: 'settle', outcome: 'forced', reason: 'The bank shows that it came.' });
      expect(await none.now()).toMatchObject({ state: 'CLOSED', outcome: 'forced' });
      expect(await balance(none.token)).toBe('30000');
    });

    it('count as received after the minutes of the document, and give nothing back then [CON-11] [STA-14]', async () => {
      gateway.publish((documents) => {
        const { withdrawal } = documents['cashier/main'] as { withdrawal: Record<string, unknown> };
        withdrawal['receiptMinutes'] = 90;
      });
      const silent = await paid();
      gateway.wait(89 * minute);
      await processDue(cashier, gateway.now());
      expect(await silent.now()).toMatchObject({ state: 'PAID' });
      gateway.wait(minute);
      await processDue(cashier, gateway.now());
      expect(await silent.now()).toMatchObject({ state: 'CLOSED', answer: 'silence', outcome: 'forced' });
      expect((await silent.answer({ answer: 'none' })).json.code).toBe('WITHDRAWAL_ENDED');
      expect(await balance(silent.token)).toBe('30000');
    });

    it('are nobody else’s', async () => {
      const one = await paid();
      const other = await register();
      const { withdrawals } = await gateway.client.value('withdrawalList', {
        token: other,
        query: { id: one.id },
      });
      expect(withdrawals).toEqual([]);
      const said = await gateway.client.send('withdrawalAnswer', {
        token: other,
        body: { id: one.id, answer: 'full' },
      });
      expect(said.json.code).toBe('WITHDRAWAL_GONE');
    });

    it('up to a bound are paid by the bank of the sandbox', async () => {
      gateway.publish((documents) => {
        const cashierDocument = documents['cashier/main'] as { withdrawal: Record<string, unknown> };
        cashierDocument.withdrawal['sandboxBank'] = { upTo: 10_000, seconds: 5 };
      });
      const member = await withMoney('50000');
      const { id } = (await withdraw(member, '10000')).json.value as { id: string };
      const large = (await withdraw(member, '11000')).json.value as { id: string };
      gateway.wait(6_000);
      await processDue(cashier, gateway.now());
      const { withdrawals } = await gateway.client.value('withdrawalList', {
        token: member.token,
        query: {},
      });
      expect(Object.fromEntries(withdrawals.map((each) => [each.id, each.state]))).toEqual({
        [id]: 'PAID',
        [large.id]: 'REQUESTED',
      });
    });
  });
});
