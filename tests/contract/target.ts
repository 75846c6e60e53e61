import { randomInt } from 'node:crypto';
import { vi } from 'vitest';
import { callAnswers } from '#contract/generated/call-answers.js';
import type { CallId } from '#contract/generated/calls.ts';
import {
  GatewayClient,
  type CallSending,
  type GatewayAnswer,
  type Valued,
} from '#server/gateway/testing/client.ts';

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

/** Calls that the human verification comes before, where the brand asks for it; a login by SMS is not among them. */
const fromPeople: readonly CallId[] = ['sessionLogin', 'memberRegister', 'memberRegisterMobile'];

/** Logins that the human verification does not come before. */
const provesItself = ({ type }: Record<string, unknown>): boolean => type === 'sms' || type === 'passkey';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls that some suite has asked. */
export const answered = new Set<string>();

/** Every answer keeps the contract, whatever a suite looks at: a value fits its schema, a refusal has a code and a message. */
function checkAnswer(call: CallId, { status, json, text }: GatewayAnswer): void {
  const wrong = (reason: string): Error =>
    new Error(`${call} answered ${status} ${reason}: ${text.slice(0, 300)}`);
  if (json?.success === true) {
    if (status !== 200) throw wrong('with a value');
    const validate = callAnswers[call];
    if (!validate?.(json.value)) {
      throw wrong(`with a value that does not fit its schema, ${JSON.stringify(validate?.errors?.[0])}`);
    }
    return;
  }
  if (json?.success !== false || status < 400) throw wrong('without an envelope');
  if (!/^[A-Z][A-Z0-9_]+$/u.test(String(json.code)) || typeof json.message !== 'string') {
    throw wrong('without a code and a message');
  }
}

/** Does what a page does: where the brand asks for the human verification, it solves the puzzle before it sends. */
class PageClient extends GatewayClient {
  #asked: boolean | undefined;

  override async send(call: CallId, sending: CallSending = {}): Promise<GatewayAnswer> {
    const answer = await this.#sendAsPage(call, sending);
    answered.add(call);
    checkAnswer(call, answer);
    return answer;
  }

  async #sendAsPage(call: CallId, sending: CallSending): Promise<GatewayAnswer> {
    const { body } = sending;
    if (!fromPeople.includes(call) || !isObject(body) || 'human' in body || provesItself(body)) {
      return super.send(call, sending);
    }
    this.#asked ??= (await this.value('whitelabel')).switches['humanVerification'] ?? false;
    const human = this.#asked ? { human: await this.human() } : {};
    return super.send(call, { ...sending, body: { ...body, ...human } });
  }
}

export const clientOf = ({ origin, host }: Pick<Target, 'origin' | 'host'>): GatewayClient =>
  new PageClient(origin, host);

/** The value of a call that has to succeed and to fit its schema. */
export async function valueOf<C extends CallId>(
  client: GatewayClient,
  call: C,
  sending: CallSending = {},
): Promise<Valued<C>> {
  const value = await client.value(call, sending);
  const validate = callAnswers[call];
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

export const password = 'Lilac-1234-Rain';

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

/** True if the gateway asks for a captcha at registration, which no test can read. */
export const asksForCaptcha = async (client: GatewayClient): Promise<boolean> =>
  (await valueOf(client, 'settingRegister')).fields['captcha']?.enabled ?? false;

/** A mobile number of Myanmar that nobody has, as it is dialled there. */
export const newMobile = (): string => `09${String(randomInt(1e8)).padStart(8, '7')}`;

/** The number as E.164 has it. */
export const internationally = (mobileNum: string): string => `+95${mobileNum.replace(/^0/u, '')}`;

type Sent = { to: string; text: string };

const outboxOf = async (client: GatewayClient): Promise<Sent[] | undefined> => {
  const { status, json } = await client.raw('GET', '/sandbox/outbox.json');
  return status === 200 ? (json.messages as Sent[]) : undefined;
};

/** True if sent messages can be read, as in a sandbox. */
export const hasOutbox = async (client: GatewayClient): Promise<boolean> =>
  (await outboxOf(client)) !== undefined;

/** Message that a sandbox sends to somebody after `send`; polls, since some messages go out after the answer. */
export async function messageTo(
  client: GatewayClient,
  to: string,
  send: () => Promise<unknown>,
): Promise<string> {
  const sent = async () => (await outboxOf(client))?.filter((message) => message.to === to) ?? [];
  const before = (await sent()).length;
  await send();
  return vi.waitFor(
    async () => {
      const messages = await sent();
      const [newest] = messages;
      if (!newest || messages.length <= before) throw new Error(`Nothing was sent to ${to}.`);
      return newest.text;
    },
    { timeout: 30_000 },
  );
}

/** The code in a message. */
export const codeIn = (text: string): string => /\b\d{6}\b/u.exec(text)?.[0] ?? '';

/** Registers by a new mobile number with the code that is sent to it. */
export async function registerByMobile(
  client: GatewayClient,
): Promise<{ mobileNum: string; session: Valued<'memberRegisterMobile'> }> {
  const { username: _username, verifyPwd: _verifyPwd, ...values } = await newRegistration(client);
  const mobileNum = newMobile();
  const number = { mobileNum, countryDialingCode: '95' };
  const { switches } = await valueOf(client, 'whitelabel');
  const code = switches['REGMOBVERF3']
    ? codeIn(
        await messageTo(client, internationally(mobileNum), () =>
          valueOf(client, 'smsRegister', { body: { mobileNo: mobileNum, countryDialingCode: '95' } }),
        ),
      )
    : undefined;
  const body = { ...values, ...number, ...(code !== undefined && { verificationCode: code }) };
  return { mobileNum, session: await valueOf(client, 'memberRegisterMobile', { body }) };
}
