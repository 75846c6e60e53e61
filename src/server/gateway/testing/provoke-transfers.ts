import type { CallErrorCode } from '#contract/call-errors.ts';
import type { CashierDocument } from '#contract/generated/documents.ts';
import type { GatewayAnswer } from './client.ts';
import type { TestGateway } from './gateway.ts';
import { payerPassword, registerPayer } from './payer.ts';

let payers = 0;

/** One request over HTTP that provokes each code of transfers between members. */
export const provokeTransfers = (gateway: () => TestGateway) => {
  const send = async (): Promise<GatewayAnswer> =>
    gateway().client.send('transferUpline', {
      token: await registerPayer(gateway(), `Sender${(payers += 1)}`),
      idempotencyKey: `sender-${payers}`,
      body: { to: 'upline', amount: '1000', paymentPassword: payerPassword },
    });
  const change = (cashier: (document: CashierDocument) => void) =>
    gateway().publish((documents) => cashier(documents['cashier/main'] as CashierDocument));
  return {
    NO_UPLINE: send,
    TRANSFER_CLOSED: () => {
      change((cashier) => delete cashier.transfers);
      return send();
    },
    TRANSFER_DAY_LIMIT: async () => {
      change((cashier) =>
        Object.assign(cashier.transfers ?? {}, { upline: { min: 1, max: 5000, perDay: { count: 0 } } }),
      );
      const { token } = await gateway().client.value('memberRegister', {
        body: {
          username: `Sender${(payers += 1)}`,
          password: 'Quiet-Harbour-58',
          verifyPwd: 'Quiet-Harbour-58',
          termsAgreement: true,
          registerMethod: 'WEB',
          login: true,
          affiliateCode: 'DEMO',
        },
      });
      await gateway().client.value('paymentPassword', {
        token,
        body: {
          newPaymentPassword: payerPassword,
          confirmPaymentPassword: payerPassword,
          password: 'Quiet-Harbour-58',
        },
      });
      return gateway().client.send('transferUpline', {
        token,
        idempotencyKey: `sender-${payers}`,
        body: { to: 'upline', amount: '1000', paymentPassword: payerPassword },
      });
    },
  } satisfies Partial<Record<CallErrorCode, () => Promise<GatewayAnswer>>>;
};
