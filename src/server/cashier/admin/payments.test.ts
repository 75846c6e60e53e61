import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Roles } from '#contract/operator-roles.ts';
import { writePacks } from '#engine/testing/small-packs.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Trx } from '#server/db/types.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { balanceOf } from '#server/ledger/balances.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import type { OperatorAnswer, OperatorClient } from '#server/testing/operator-client.ts';
import { signatureOf } from '#server/vendors/signature.ts';
import { addDeposit } from '../deposits.ts';
import { answerWithdrawal } from '../withdrawal-states.ts';
import { lockWithdrawal } from '../withdrawals.ts';
import { addTransfer } from '../testing/add-transfer.ts';
import { addWithdrawal } from '../testing/add-withdrawal.ts';
import { cashierDocument } from '../testing/document.ts';
import { packsWithCashier } from '../testing/packs.ts';

const password = 'a long enough one';
const memberId = 'member-of-the-shop';
const secret = 'the secret of a till in a test';
const now = (): Date => new Date();
const newId = (): string => randomBytes(12).toString('base64url');

/** The shop's cashier: large amounts take two operators, and each step of a withdrawal another one. */
const document = { ...cashierDocument(), approval: { fourEyesFrom: 300_000, separate: true } };

describe.each(databases)('the operators’ calls of the cashier on %s', (kind) => {
  let server: TestApp;
  let root: OperatorClient;
  let looker: OperatorClient;
  let one: OperatorClient;
  let two: OperatorClient;
  let three: OperatorClient;
  const brand: LiveBrand = {
    brand: 'shop',
    seq: 1,
    documents: { ...brandDocuments(), 'cashier/main': document },
  };

  async function someone(username: string, roles: Roles): Promise<OperatorClient> {
    const { status } = await root.call('POST', '/accounts', { username, password, roles });
    expect(status).toBe(204);
    return server.as(username, password);
  }
  beforeAll(async () => {
    server = await startApp(kind, {
      configs: writePacks(packsWithCashier(document)),
      payments: { SHOP__TILL: { url: 'http://127.0.0.1:9', secret } },
    });
    root = await server.as('admin');
    looker = await someone('looker', { shop: { payments: 'viewer' } });
    one = await someone('one', { shop: { payments: 'publisher' } });
    two = await someone('two', { shop: { payments: 'publisher' } });
    three = await someone('three', { shop: { payments: 'publisher' } });
  });
  afterAll(() => server.close());

  const codeOf = ({ status, body }: OperatorAnswer): unknown => (status < 300 ? 'done' : body['code']);
  const decide = async (by: OperatorClient, what: 'deposits' | 'withdrawals', id: string, step: object) =>
    codeOf(await by.call('POST', `/packs/shop/cashier/${what}/${id}`, step));

  const deposit = (amount: bigint, receipt = true): Promise<string> =>
    addTransfer(server.database.db, {
      brand,
      memberId,
      amount,
      ...(receipt && { receipt: (id: string) => `of-${id}` }),
    });

  const withdrawal = (amount: bigint): Promise<string> =>
    addWithdrawal(server.database.db, { brand, memberId, amount });

  const audited = async (id: string): Promise<unknown[]> => {
    const { body } = await root.call('GET', `/audit?pack=shop`);
    const entries = body['entries'] as unknown as { target: string; action: string; account: string }[];
    return entries
      .filter(({ target }) => target === id)
      .map(({ account, action }) => `${account} ${action}`)
      .toReversed();
  };

  it('open to the right alone: others see nothing, a viewer decides nothing', async () => {
    const id = await deposit(20_000n);
    const writer = await someone('writer', { shop: { '*': 'publisher' } });
    for (const path of ['', '/deposits', '/withdrawals', `/pictures/of-${id}`]) {
      expect(codeOf(await writer.call('GET', `/packs/shop/cashier${path}`))).toBe('FORBIDDEN');
    }
    expect(await decide(writer, 'deposits', id, { do: 'approve' })).toBe('FORBIDDEN');
    expect((await looker.call('GET', '/packs/shop/cashier')).body).toMatchObject({
      you: 'looker',
      decides: false,
    });
    const { body } = await looker.call('GET', '/packs/shop/cashier/deposits');
    expect(body['deposits']).toMatchObject([{ id, pictures: [`of-${id}`], receiptMissing: false }]);
    expect(await decide(looker, 'deposits', id, { do: 'approve' })).toBe('FORBIDDEN');
    expect(await decide(looker, 'withdrawals', 'any', { do: 'pay', reference: 'NB-1' })).toBe('FORBIDDEN');
    expect(await audited(id)).toEqual([]);
    expect(await decide(one, 'deposits', id, { do: 'approve' })).toBe('done');
    expect(await decide(two, 'deposits', id, { do: 'approve' })).toBe('PAYMENT_DECIDED');
    expect(await decide(one, 'deposits', 'nobodys', { do: 'approve' })).toBe('UNKNOWN_PAYMENT');
    expect(await audited(id)).toEqual(['one deposit.approve']);
  });

  it('credit a transfer without a receipt only with a reason, which the audit log keeps', async () => {
    const id = await deposit(20_000n, false);
    expect(await decide(one, 'deposits', id, { do: 'approve' })).toBe('RECEIPT_MISSING');
    expect(await decide(one, 'deposits', id, { do: 'approve', reason: '' })).toBe('INVALID_REQUEST');
    const reason = 'It is on our statement of today.';
    expect(await decide(one, 'deposits', id, { do: 'approve', reason })).toBe('done');
    const { body } = await root.call('GET', '/audit?pack=shop');
    expect(JSON.stringify(body)).toContain(reason);
    // The member reads why something was refused, not what operators know of it.
    const row = await server.database.db
      .selectFrom('cashier_deposits')
      .select(['state', 'reason'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'CONFIRMED', reason: null });
  });

  /** A deposit of 100,000 at the till, with a fee of 2,000. */
  async function atTill(): Promise<string> {
    const id = newId();
    const method = document.deposit.methods.items['card'];
    if (!method) throw new Error('The document of the test lacks the method.');
    await addDeposit(server.database.db as Trx, {
      brand,
      memberId,
      id,
      methodId: 'card',
      method: { ...method, feePercent: 2 },
      amount: 100_000n,
      account: undefined,
      begun: { provider: 'till', payment: `p-${id}`, url: 'https://till.example' },
      sandbox: false,
      now: now(),
    });
    return id;
  }
  const paid = async (order: string, payment: string, amount: string, currency = 'MMK'): Promise<void> => {
    const body = JSON.stringify({ id: newId(), type: 'payment.paid', order, payment, amount, currency });
    const timestamp = String(Date.now());
    const nonce = newId() + newId();
    const answer = await fetch(`${server.url}/payments/v1/shop/till/events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signatureOf(secret, { timestamp, nonce, body }),
      },
      body,
    });
    expect(await answer.json()).toEqual({ code: 'TAKEN' });
  };
  const shown = async (id: string, view = 'all') => {
    const { body } = await looker.call('GET', `/packs/shop/cashier/deposits?view=${view}`);
    return (body['deposits'] as unknown as { id: string }[]).find((each) => each.id === id);
  };
  const balance = () => balanceOf(server.database.db, { brand: 'shop', memberId, currency: 'MMK' });

  it('show what a provider says came, and credit that', async () => {
    const id = await atTill();
    await paid(id, 'x1', '1');
    await paid(id, 'x2', '50999');
    await paid(id, 'x3', '7', 'EUR');
    expect(await shown(id, 'open')).toMatchObject({
      amount: '100000',
      fee: '2000',
      review: 'AMOUNT',
      received: [
        { payment: 'x1', amount: '1', currency: 'MMK' },
        { payment: 'x2', amount: '50999', currency: 'MMK' },
        { payment: 'x3', amount: '7', currency: 'EUR' },
      ],
      creditable: '50000',
    });
    const before = await balance();
    expect(await decide(one, 'deposits', id, { do: 'approve' })).toBe('done');
    expect(await balance()).toBe(before + 50_000n);
    expect(await shown(id)).toMatchObject({
      state: 'CONFIRMED',
      amount: '50000',
      fee: '1000',
      ordered: '100000',
    });
    // A payment after that is counted as surplus and not credited.
    await paid(id, 'x4', '102000');
    expect(await shown(id)).toMatchObject({ surplus: 1 });
    expect(await balance()).toBe(before + 50_000n);
  });

  it('credit something else than came only with reasons of two operators, for the same amount', async () => {
    const id = await atTill();
    await paid(id, 'x1', '1');
    expect(await decide(one, 'deposits', id, { do: 'approve' })).toBe('NOTHING_TO_CREDIT');
    const all = { do: 'approve', credit: 'ordered' };
    expect(await decide(one, 'deposits', id, all)).toBe('AMOUNT_DIFFERS');
    const before = await balance();
    const reason = 'The till lost the rest; it is on the statement.';
    expect(await decide(one, 'deposits', id, { ...all, reason })).toBe('done');
    expect(await decide(one, 'deposits', id, { ...all, reason })).toBe('SAME_OPERATOR');
    expect(await decide(two, 'deposits', id, all)).toBe('AMOUNT_DIFFERS');
    expect(await balance()).toBe(before);
    expect(await shown(id)).toMatchObject({
      state: 'PENDING',
      approvedBy: 'one',
      approvedAmount: '100000',
      approvedReason: reason,
    });
    expect(await decide(two, 'deposits', id, { ...all, reason: 'I have seen it, too.' })).toBe('done');
    expect(await balance()).toBe(before + 100_000n);
    expect(await audited(id)).toEqual(['one deposit.approve', 'two deposit.approve']);
  });

  it('need the second operator for the amount that came meanwhile, not for the one that was approved before', async () => {
    const id = await atTill();
    await paid(id, 'x1', '408000');
    const before = await balance();
    expect(await decide(one, 'deposits', id, { do: 'approve' })).toBe('done');
    await paid(id, 'x2', '102');
    expect(await decide(two, 'deposits', id, { do: 'approve' })).toBe('done');
    expect(await balance()).toBe(before);
    expect(await decide(two, 'deposits', id, { do: 'approve' })).toBe('SAME_OPERATOR');
    expect(await decide(one, 'deposits', id, { do: 'approve' })).toBe('done');
    expect(await balance()).toBe(before + 400_100n);
  });

  it('count what was rejected for no later approval, and what did not fit as to be given back', async () => {
    const id = await atTill();
    await paid(id, 'x1', '51000');
    expect(await decide(one, 'deposits', id, { do: 'reject', reason: 'Given back.' })).toBe('done');
    await paid(id, 'x2', '10200');
    expect(await shown(id)).toMatchObject({
      state: 'PENDING',
      received: [
        { payment: 'x1', rejected: true },
        { payment: 'x2', rejected: false },
      ],
      creditable: '10000',
    });
    const before = await balance();
    await paid(id, 'x3', '102000');
    expect(await shown(id)).toMatchObject({ state: 'CONFIRMED', amount: '100000', surplus: 1 });
    expect(await balance()).toBe(before + 100_000n);
  });

  it('give every step of a withdrawal to another operator where the brand asks for it', async () => {
    await decide(one, 'deposits', await deposit(200_000n), { do: 'approve' });
    const id = await withdrawal(20_000n);
    const pay = { do: 'pay', reference: 'NB-1' };
    const settle = { do: 'settle', outcome: 'forced', reason: 'The bank shows that it came.' };
    expect(await decide(one, 'withdrawals', id, { do: 'approve' })).toBe('done');
    expect(await decide(one, 'withdrawals', id, pay)).toBe('SAME_OPERATOR');
    expect(await decide(two, 'withdrawals', id, pay)).toBe('done');
    await server.database.db.transaction().execute(async (trx) => {
      const paid = await lockWithdrawal(trx, 'shop', id);
      if (paid) await answerWithdrawal(trx, paid, { answer: 'none', now: now() });
    });
    expect(await decide(two, 'withdrawals', id, settle)).toBe('SAME_OPERATOR');
    expect(await decide(one, 'withdrawals', id, settle)).toBe('done');
    expect(await audited(id)).toEqual([
      'one withdrawal.approve',
      'two withdrawal.pay',
      'one withdrawal.settle',
    ]);
  });

  it('take two to approve a large withdrawal, and a third to pay it', async () => {
    const large = await deposit(400_000n);
    expect(await decide(one, 'deposits', large, { do: 'approve' })).toBe('done');
    expect(await decide(one, 'deposits', large, { do: 'approve' })).toBe('SAME_OPERATOR');
    expect(await decide(two, 'deposits', large, { do: 'approve' })).toBe('done');
    const id = await withdrawal(300_000n);
    const pay = { do: 'pay', reference: 'NB-2' };
    expect(await decide(one, 'withdrawals', id, { do: 'approve' })).toBe('done');
    expect(await decide(one, 'withdrawals', id, { do: 'approve' })).toBe('SAME_OPERATOR');
    expect(await decide(two, 'withdrawals', id, { do: 'approve' })).toBe('done');
    expect(await decide(one, 'withdrawals', id, pay)).toBe('SAME_OPERATOR');
    expect(await decide(two, 'withdrawals', id, pay)).toBe('SAME_OPERATOR');
    expect(await decide(three, 'withdrawals', id, pay)).toBe('done');
  });
});
