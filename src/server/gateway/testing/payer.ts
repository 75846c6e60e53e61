import { demoPassword, type TestGateway } from './gateway.ts';

const password = 'Quiet-Harbour-58';
export const payerPassword = '730194';

/** Registers a member with a payment password; answers the token of the session. */
export async function registerPayer(gateway: TestGateway, username: string): Promise<string> {
  const body = {
    username,
    password,
    verifyPwd: password,
    termsAgreement: true,
    registerMethod: 'WEB',
    login: true,
  };
  const { token } = await gateway.client.value('memberRegister', { body });
  await gateway.client.value('paymentPassword', {
    token,
    body: { newPaymentPassword: payerPassword, confirmPaymentPassword: payerPassword, password },
  });
  return token;
}

/** Logs a demo member in and gives it a payment password; answers the session. */
export async function loginPayer(
  gateway: TestGateway,
  username: string,
): Promise<{ token: string; memberId: string }> {
  const { token, customerId: memberId } = await gateway.client.value('sessionLogin', {
    body: { type: 'username', username, password: demoPassword },
  });
  await gateway.client.value('paymentPassword', {
    token,
    body: {
      newPaymentPassword: payerPassword,
      confirmPaymentPassword: payerPassword,
      password: demoPassword,
    },
  });
  return { token, memberId };
}

/** Gives a member an account at a bank of the test's brand; answers its id. */
export async function addBankAccount(
  gateway: TestGateway,
  token: string,
  number: string,
  more: object = {},
): Promise<string> {
  const body = { bank: 'north', holder: 'Ma Hla Win', number, paymentPassword: payerPassword, ...more };
  return (await gateway.client.value('cashierAccountAdd', { token, body })).id;
}
