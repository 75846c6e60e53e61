import type { SubmittedValues } from '../actions/action-data.ts';
import type { ActionDefinition } from '../actions/definition.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import { withHuman } from './human.ts';
import { given, phoneOf, textOf } from './submitted-text.ts';

/** Logs in with the values of a form: in its mode "sms" by mobile number and code, else by username and password. */
export const logIn: ActionDefinition<'login'> = async (_, portal, { form }) => {
  const values = form?.values ?? {};
  try {
    await (form?.mode === 'sms' ? bySms(portal, values) : byUsername(portal, values));
  } catch (error) {
    if (error instanceof CallError && wantsCaptcha(error)) portal.login.askForCaptcha();
    throw error;
  }
};

async function byUsername(portal: Portal, values: SubmittedValues): Promise<void> {
  const answer = await withHuman(portal, (human) =>
    portal.gateway.call('sessionLogin', {
      body: {
        type: 'username',
        username: textOf(values, 'username').trim(),
        password: textOf(values, 'password'),
        ...given(values, 'captcha', 'captchaId'),
        ...human,
      },
    }),
  );
  await portal.login.finish(answer);
}

async function bySms(portal: Portal, values: SubmittedValues): Promise<void> {
  const body = {
    type: 'sms',
    ...phoneOf(values),
    verificationCode: textOf(values, 'verificationCode'),
    ...given(values, 'captcha', 'captchaId'),
  } as const;
  await portal.login.finish(await portal.gateway.call('sessionLogin', { body }));
}

const wantsCaptcha = ({ value }: CallError): boolean =>
  typeof value === 'object' && value !== null && (value as { captcha?: unknown }).captcha === true;
