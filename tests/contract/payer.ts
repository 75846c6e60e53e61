import type { GatewayClient } from '#server/gateway/testing/client.ts';
import { asksForCaptcha, newRegistration, password, valueOf } from './target.ts';

const captchaAsked = 'The gateway asks for a captcha at registration, which no test can read.';
export const paymentPassword = '730194';

/** Registers a member with a payment password and no money; the token of the session. */
export async function registerPayer(client: GatewayClient, skip: (note: string) => void): Promise<string> {
  if (await asksForCaptcha(client)) skip(captchaAsked);
  const { token } = await valueOf(client, 'memberRegister', { body: await newRegistration(client) });
  const body = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword, password };
  await valueOf(client, 'paymentPassword', { token, body });
  return token;
}
