import type { CallErrorCode } from '#contract/call-errors.ts';
import type { CashierDocument } from '#contract/generated/documents.ts';
import { giveBonus } from '#server/bonus/testing/give-bonus.ts';
import type { GatewayAnswer } from './client.ts';
import type { TestGateway } from './gateway.ts';
import { payerPassword, registerPayer } from './payer.ts';

let payers = 0;

/** One request over HTTP that provokes each code of transfers between members. */
export const provokeTransfers = (gateway: () => TestGateway) => {
  const sendFrom = (token: string): Promise<GatewayAnswer> =>
    gateway().client.send('transferUpline', {
      token,
      idempotencyKey: `sender-${(payers += 1)}`,
      body: { to: 'upline', amount: '1000', paymentPassword: payerPassword },
    });
  const send = async (): Promise<GatewayAnswer> =>
    sendFrom(await registerPayer(gateway(), `Sender${(payers += 1)}`));
  /** A newcomer who was invited by an agent. */
  const downline = async () => {
    const password = 'Quiet-Harbour-58';
    const { token, customerId: memberId } = await gateway().client.value('memberRegister', {
      body: {
        username: `Sender${(payers += 1)}`,
        password,
        verifyPwd: password,
        termsAgreement: true,
        registerMethod: 'WEB',
        login: true,
        affiliateCode: 'DEMO',
      },
    });
    await gateway().client.value('paymentPassword', {
      token,
      body: { newPaymentPassword: payerPassword, confirmPaymentPassword: payerPassword, password },
    });
    return { token, memberId };
  };
  const change = (cashier: (document: CashierDocument) => void) =>
    gateway().publish((documents) => cashier(documents['cashier/main'] as CashierDocument));
  const offer = (upline: NonNullable<NonNullable<CashierDocument['transfers']>['upline']>) =>
    change((cashier) => Object.assign(cashier.transfers ?? {}, { upline }));
  return {
    NO_UPLINE: send,
    TRANSFER_CLOSED: () => {
      change((cashier) => delete cashier.transfers);
      return send();
    },
    TRANSFER_DAY_LIMIT: async () => {
      offer({ min: 1, max: 5000, perDay: { count: 0 } });
      return sendFrom((await downline()).token);
    },
    BONUS_RUNS: async () => {
      offer({ min: 1, max: 5000 });
      const { token, memberId } = await downline();
      await giveBonus(gateway().db, { memberId, amount: 500n, now: gateway().now() });
      return sendFrom(token);
    },
  } satisfies Partial<Record<CallErrorCode, () => Promise<GatewayAnswer>>>;
};
