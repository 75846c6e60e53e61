import type { CallErrorCode } from '#contract/call-errors.ts';
import type { MallDocument } from '#contract/generated/documents.ts';
import { payInPoints, mallDocument } from '#server/points/testing/mall.ts';
import type { GatewayAnswer } from './client.ts';
import type { TestGateway } from './gateway.ts';
import { payerPassword, registerPayer } from './payer.ts';

let payers = 0;

/** One request over HTTP that provokes each code of the points mall. */
export const provokePoints = (gateway: () => TestGateway) => {
  const mall = (change: (mall: MallDocument) => void = () => undefined): void =>
    gateway().publish((documents) => {
      const document = mallDocument();
      change(document);
      documents['mall/main'] = document;
    });
  /** A newcomer, who has no points. */
  const redeem = async (body: {
    item?: string;
    quantity?: string;
    points?: string;
  }): Promise<GatewayAnswer> =>
    gateway().client.send('pointRedeem', {
      token: await registerPayer(gateway(), `Redeemer${(payers += 1)}`),
      idempotencyKey: `redeemer-${payers}`,
      body: { item: 'topUp', quantity: '1', points: '300', passwordCheck: payerPassword, ...body },
    });
  const convert = async (points: string): Promise<GatewayAnswer> =>
    gateway().client.send('pointConvert', {
      token: await registerPayer(gateway(), `Redeemer${(payers += 1)}`),
      idempotencyKey: `redeemer-${payers}`,
      body: { points, passwordCheck: payerPassword },
    });
  const soldOut = (document: MallDocument): void => {
    document.items.items['topUp'] = { kind: 'voucher', name: 'lane.hot', points: 300, stock: 0 };
  };
  return {
    POINTS_INSUFFICIENT: () => {
      mall();
      return redeem({});
    },
    ITEM_NOT_OFFERED: () => {
      mall();
      return redeem({ item: 'nobody' });
    },
    PRICE_CHANGED: () => {
      mall();
      return redeem({ points: '1' });
    },
    ITEM_LIMIT_REACHED: () => {
      mall();
      return redeem({ quantity: '99' });
    },
    ITEM_SOLD_OUT: async () => {
      mall(soldOut);
      const name = `Redeemer${(payers += 1)}`;
      const token = await registerPayer(gateway(), name);
      const { id: memberId } = await gateway().client.value('memberInfo', { token });
      await payInPoints(gateway(), { memberId, points: 1000n });
      return gateway().client.send('pointRedeem', {
        token,
        idempotencyKey: `redeemer-${payers}`,
        body: { item: 'topUp', quantity: '1', points: '300', passwordCheck: payerPassword },
      });
    },
    CONVERT_NOT_OFFERED: () => {
      mall((document) => delete document.convert);
      return convert('100');
    },
    CONVERT_LIMIT_REACHED: () => {
      mall();
      return convert('5000');
    },
  } satisfies Partial<Record<CallErrorCode, () => Promise<GatewayAnswer>>>;
};
