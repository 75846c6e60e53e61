import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { calls, type CallId } from '#contract/generated/calls.ts';
import { paymentPassword, registerPayer } from '../payer.ts';
import { clientOf, valueOf, type Target } from '../target.ts';

/** Calls of the points mall, by a newly registered member without points. */
export const points = (target: () => Target) =>
  describe('points', () => {
    const client = () => clientOf(target());

    it.for([
      ['pointBalance', 'MCS2_getPointBalance', '[API-49]'],
      ['pointRewards', 'getPointReward', '[API-50]'],
      ['pointRedeems', 'getRedeemPointList', '[API-51]'],
      ['pointConfig', 'getPointConfig', '[API-52]'],
      ['pointEntries', 'ODSFE2_MemTransDet', '[API-53]'],
    ] as const)('%s is the relay action %s %s', async ([call, action], { skip }) => {
      const token = await registerPayer(client(), skip);
      expect(calls[call].path).toBe(`/wps/relay/${action}`);
      expect((await client().send(call, { token, query: {} })).status).toBe(200);
    });

    it('begin at none, on the lowest level, with nothing earned or exchanged', async ({ skip }) => {
      const token = await registerPayer(client(), skip);
      const { levels } = await valueOf(client(), 'pointConfig', { token });
      const balance = await valueOf(client(), 'pointBalance', { token });
      expect(balance).toMatchObject({ points: '0', earned: '0' });
      expect(balance.level?.id).toBe(levels[0]?.id);
      const vip = await valueOf(client(), 'vipStatus', { token });
      expect([vip.level, vip.measured, vip.history]).toEqual([vip.levels[0]?.id, '0', []]);
      expect((await valueOf(client(), 'pointEntries', { token, query: {} })).entries).toEqual([]);
      expect((await valueOf(client(), 'pointRedeems', { token, query: {} })).exchanges).toEqual([]);
    });

    it('are asked for with a key and the payment password, by relay actions [API-54] [API-55]', async ({
      skip,
    }) => {
      const token = await registerPayer(client(), skip);
      const { items } = await valueOf(client(), 'pointRewards', { token });
      const item = items.find(({ kind }) => kind !== 'goods');
      const { convert } = await valueOf(client(), 'pointConfig', { token });
      const bodies: [CallId, object][] = [];
      if (item) bodies.push(['pointRedeem', { item: item.id, quantity: '1', points: item.points }]);
      if (convert) bodies.push(['pointConvert', { points: convert.points }]);
      expect([calls.pointRedeem.path, calls.pointConvert.path]).toEqual([
        '/wps/relay/MCS2_redeemPointReward',
        '/wps/relay/MCS2_convertPoint',
      ]);
      if (bodies.length === 0) return skip('The brand offers nothing for points.');
      for (const [call, body] of bodies) {
        const send = (passwordCheck: string, idempotencyKey?: string) =>
          client().send(call, {
            token,
            body: { ...body, passwordCheck },
            ...(idempotencyKey !== undefined && { idempotencyKey }),
          });
        const keyless = await send(paymentPassword);
        expect([call, keyless.status, keyless.json.code]).toEqual([call, 400, 'IDEMPOTENCY_KEY_REQUIRED']);
        const wrong = await send('000000', randomUUID());
        expect([call, wrong.json.value?.fields]).toMatchObject([
          call,
          [{ field: 'passwordCheck', code: 'WRONG' }],
        ]);
        const poor = await send(paymentPassword, randomUUID());
        expect([call, poor.json.code]).toEqual([call, 'POINTS_INSUFFICIENT']);
      }
      expect((await valueOf(client(), 'pointRedeems', { token, query: {} })).exchanges).toEqual([]);
    });
  });
