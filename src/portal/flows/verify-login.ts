import type { ActionDefinition } from '../actions/definition.ts';
import { CallError } from '../gateway/call-error.ts';
import type { CallRequest } from '../gateway/call-types.ts';
import { offerPasskey } from '../passkeys/offer.ts';
import type { Portal } from '../runtime/portal.ts';
import { textOf } from './submitted-text.ts';
import type { WaitingLogin } from '../session/waiting-login.ts';

type Answer = CallRequest<'loginVerification'>['body'];
type Means = Pick<Answer, 'method' | 'by'> & { code: 'mobileCode' | 'emailCode' | 'totpCode' };

/** Verification method and code field of each mode of the form. */
const modes: Readonly<Record<string, Means>> = {
  mobile: { method: 'mobile', code: 'mobileCode' },
  email: { method: 'email', code: 'emailCode' },
  totp: { method: 'totp', code: 'totpCode' },
  payeeMobile: { method: 'payeeName', by: 'mobile', code: 'mobileCode' },
  payeeEmail: { method: 'payeeName', by: 'email', code: 'emailCode' },
  payeeTotp: { method: 'payeeName', by: 'totp', code: 'totpCode' },
};

const ended = (): CallError =>
  new CallError('LOGIN_VERIFICATION_EXPIRED', 'No login waits for a verification on this page any more.');

function meansOf(mode: string | undefined): Means {
  const means = mode === undefined ? undefined : modes[mode];
  if (!means) throw new Error(`The form has the mode "${mode}", which no login can be verified by.`);
  return means;
}

/** Runs with the waiting login. One that has ended, here or on the platform, is started over with a message. */
async function withWaiting<Result>(
  { login }: Portal,
  run: (waiting: WaitingLogin) => Promise<Result>,
): Promise<Result> {
  try {
    const waiting = login.waiting;
    if (!waiting) throw ended();
    return await run(waiting);
  } catch (error) {
    if (error instanceof CallError && error.code === 'LOGIN_VERIFICATION_EXPIRED') await login.startOver();
    throw error;
  }
}

/** Maps the platform's single code to the form's field for its channel. */
function atField(error: unknown, field: string): unknown {
  if (!(error instanceof CallError) || error.fields.length === 0) return error;
  const fields = error.fields.map((refused) =>
    refused.field === 'verificationCode' ? { ...refused, field } : refused,
  );
  return new CallError(error.code, error.message, { value: { fields } });
}

/** Verifies the waiting login with the values of a form, by the method of its mode. */
export const verifyLogin: ActionDefinition<'verifyLogin'> = (_, portal, { form }) =>
  withWaiting(portal, async ({ ticket, next }) => {
    const values = form?.values ?? {};
    const { code, ...means } = meansOf(form?.mode);
    const body: Answer = {
      ticket,
      ...means,
      verificationCode: textOf(values, code),
      ...(means.method === 'payeeName' && { payeeName: textOf(values, 'payeeName') }),
    };
    const answer = await portal.gateway.call('loginVerification', { body }).catch((error: unknown) => {
      throw atField(error, code);
    });
    await portal.login.finish(answer, next);
    void offerPasskey(portal);
  });

/** Sends a code for the waiting login, by the method of the form's mode. */
export const sendVerificationCode: ActionDefinition<'sendVerificationCode'> = (_, portal, { form }) =>
  withWaiting(portal, async ({ ticket }) => {
    const { method, by = method } = meansOf(form?.mode);
    if (by !== 'mobile' && by !== 'email') throw new Error(`No code is sent for the mode "${form?.mode}".`);
    await portal.gateway.call('loginVerificationCode', { body: { ticket, method: by } });
  });
