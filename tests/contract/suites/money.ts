import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CallId } from '#contract/generated/calls.ts';
import { paymentPassword, registerPayer } from '../payer.ts';
import { clientOf, valueOf, type Target } from '../target.ts';

/** Calls that move money, by a newly registered member without any. */
export const money = (target: () => Target) =>
  describe('money', () => {
    const client = () => clientOf(target());
    const register = (skip: (note: string) => void) => registerPayer(client(), skip);

    it('begins a deposit once for a key, and credits nothing before it is paid', async ({ skip }) => {
      const token = await register(skip);
      const { deposit } = await valueOf(client(), 'cashierOptions', { token });
      const method = deposit.methods.find(({ kind }) => kind === 'transfer');
      if (!method) return skip('The brand takes no bank transfers.');
      const body = { method: method.id, amount: method.min };
      const idempotencyKey = randomUUID();
      const send = (more: object = {}) =>
        client().send('depositCreate', { token, idempotencyKey, body: { ...body, ...more } });
      const [first, again] = [await send(), await send()];
      expect(first.status).toBe(200);
      expect(again.text).toBe(first.text);
      const other = await send({ amount: String(BigInt(method.min) + 1n) });
      expect([other.status, other.json.code]).toEqual([409, 'DUPLICATE_TRANSACTION']);
      expect((await valueOf(client(), 'depositList', { token, query: {} })).deposits).toHaveLength(1);
      expect((await valueOf(client(), 'walletBalance', { token })).sumBalance).toBe('0');
    });

    it('asks for a key, and for amounts in whole minor units', async ({ skip }) => {
      const token = await register(skip);
      const bodies: [CallId, object][] = [
        ['depositCreate', { method: 'x', amount: '1000000' }],
        ['withdrawalCreate', { account: 'x', amount: '1000000', paymentPassword }],
        ['transferUpline', { to: 'upline', amount: '1000000', paymentPassword }],
        ['walletTransfer', { action: 'in', vassalage: 'X', amount: '1000000', paymentPassword }],
      ];
      for (const [call, body] of bodies) {
        const keyless = await client().send(call, { token, body });
        expect([call, keyless.status, keyless.json.code]).toEqual([call, 400, 'IDEMPOTENCY_KEY_REQUIRED']);
        for (const amount of ['-1', '0', '1.5', '1e6', 'NaN', 1000]) {
          const wrong = await client().send(call, {
            token,
            idempotencyKey: randomUUID(),
            body: { ...body, amount },
          });
          expect([call, amount, wrong.json.code]).toEqual([call, amount, 'INVALID_BODY']);
        }
      }
    });

    it('lets nobody take out what is not there', async ({ skip }) => {
      const token = await register(skip);
      const options = await valueOf(client(), 'cashierOptions', { token });
      const amount = options.withdrawal.min;
      const refused = await client().send('withdrawalCreate', {
        token,
        idempotencyKey: randomUUID(),
        body: { account: 'nobodys', amount, paymentPassword },
      });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect((await valueOf(client(), 'withdrawalList', { token, query: {} })).withdrawals).toEqual([]);
      expect((await valueOf(client(), 'walletBalance', { token })).sumBalance).toBe('0');
    });

    it('names winners by no more than a part of their names', async () => {
      const { winners } = await valueOf(client(), 'winners');
      const { ranks } = await valueOf(client(), 'rankList', { query: { period: 'month' } });
      for (const { name } of [...winners, ...ranks]) expect(name).toContain('•');
    });
  });
