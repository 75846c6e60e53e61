import { randomInt } from 'node:crypto';
import { callValidators } from '#contract/generated/call-validators.js';
import type { CallId, CallTypes } from '#contract/generated/calls.ts';
import { GatewayClient, type Sending } from '#server/gateway/testing/client.ts';

/** A gateway that the contract is held against. Everything is done over HTTP. */
export type Target = {
  origin: string;
  /** Host name of the brand, where it is not that of the origin. */
  host?: string | undefined;
  /** Password of the demo accounts. */
  password: string;
  accounts: { member: string; guest: string; agent: string };
  /** Code that makes the agent the upline. */
  affiliateCode: string;
  close(): Promise<void>;
};

export const clientOf = ({ origin, host }: Target): GatewayClient => new GatewayClient(origin, host);

/** The value of a call that has to succeed and to fit its schema. */
export async function valueOf<C extends CallId>(
  client: GatewayClient,
  call: C,
  sending: Sending = {},
): Promise<CallTypes[C]['value']> {
  const value = await client.value(call, sending);
  const validate = callValidators[`${call}.value`];
  if (!validate?.(value)) {
    throw new Error(`The value of ${call} does not fit its schema: ${JSON.stringify(validate?.errors)}`);
  }
  return value;
}

export const logIn = async (target: Target, username: string): Promise<string> =>
  (
    await valueOf(clientOf(target), 'sessionLogin', {
      body: { username, password: target.password, type: 'username' },
    })
  ).token;

export const password = 'Secret-1234';

/** An account nobody has. */
export const newAccount = (): string => `Pl${String(randomInt(1e9)).padStart(9, '0')}`;

/** Values that any sensible rule accepts. */
const values: Readonly<Record<string, string | boolean>> = {
  verifyPwd: password,
  paymentPassword: '246810',
  mobileNum: '0912345678',
  countryDialingCode: '95',
  email: 'player@contract.example',
  payeeName: 'Aung Kyaw',
  fullname: 'Aung Kyaw',
  nickname: 'Aung',
  birthday: '1990-02-03',
  nationality: 'MM',
  ageAgreement: true,
  termsAgreement: true,
};

/** A registration with what the gateway's rules ask for right now. */
export async function newRegistration(client: GatewayClient, account = newAccount()) {
  const { fields } = await valueOf(client, 'settingRegister');
  const asked = Object.entries(fields).filter(([, rule]) => rule.enabled && rule.required);
  const given = asked.flatMap(([name]) =>
    values[name] === undefined ? [] : [[name, values[name]] as const],
  );
  return {
    ...Object.fromEntries(given),
    username: account,
    password,
    verifyPwd: password,
    registerMethod: 'WEB',
    login: true,
  };
}

/** Whether the gateway asks for a captcha at registration, which no test can read. */
export const asksForCaptcha = async (client: GatewayClient): Promise<boolean> =>
  (await valueOf(client, 'settingRegister')).fields['captcha']?.enabled ?? false;
