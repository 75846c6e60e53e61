import type { SubmittedValues } from '../actions/action-data.ts';
import type { ActionDefinition } from '../actions/definition.ts';
import { CallError } from '../gateway/call-error.ts';
import { offerPasskey } from '../passkeys/offer.ts';
import type { Portal } from '../runtime/portal.ts';
import type { SessionAnswer } from '../session/session-store.ts';
import { rememberedLogin, passwordPlaceholder } from '../session/remembered-login.ts';
import type { ModalEntry } from '../shell/history-state.ts';
import { withHuman } from './human.ts';
import { given, phoneOf, textOf } from './submitted-text.ts';
import { waitingLoginOf } from '../session/waiting-login.ts';

/**
 * Logs in with the values of a form: in mode "sms" by mobile number and code, else by username and password, which may be remembered by
 * the browser. A login that requires verification continues in its modal.
 */
export const logIn: ActionDefinition<'login'> = async ({ side }, portal, { form }) => {
  const values = form?.values ?? {};
  const next = side === 'agent' ? agentCentre(portal) : undefined;
  const where = side === undefined ? {} : { side };
  try {
    if (isStaleStandIn(portal, values)) throw passwordAsked();
    const send = form?.mode === 'sms' ? bySms : isRemembered(portal, values) ? byRemembered : byUsername;
    await portal.login.finish(await send(portal, values, where), next);
    void offerPasskey(portal);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const waiting = waitingLoginOf(error, next);
    if (waiting) return portal.login.verify(waiting);
    if (wantsCaptcha(error)) portal.login.captchaAsked = true;
    throw error;
  }
};

function agentCentre({ documents }: Portal): ModalEntry | undefined {
  const id = documents.current.brand.roles?.agentCentre;
  return id === undefined ? undefined : { id };
}

type Where = { side?: 'member' | 'agent' };
type Way = (portal: Portal, values: SubmittedValues, where: Where) => Promise<SessionAnswer>;

const nameOf = (values: SubmittedValues): string => textOf(values, 'username').trim();

/** True when the filled-in password and its account were not changed. */
const isRemembered = ({ window }: Portal, values: SubmittedValues): boolean =>
  textOf(values, 'password') === passwordPlaceholder && nameOf(values) === rememberedLogin(window)?.username;

/** It was filled in for another account, or the browser has forgotten it meanwhile. */
const isStaleStandIn = (portal: Portal, values: SubmittedValues): boolean =>
  textOf(values, 'password') === passwordPlaceholder && !isRemembered(portal, values);

const passwordAsked = (): CallError =>
  new CallError('INVALID_FIELDS', 'The password is not remembered for this account.', {
    value: { fields: [{ field: 'password', code: 'REQUIRED', params: {} }] },
  });

const byUsername: Way = (portal, values, where) =>
  withHuman(portal, (human) =>
    portal.gateway.call('sessionLogin', {
      body: {
        type: 'username',
        username: nameOf(values),
        password: textOf(values, 'password'),
        ...(values['remember'] === true && { remember: true }),
        ...where,
        ...given(values, 'captcha', 'captchaId'),
        ...human,
      },
    }),
  );

const byRemembered: Way = (portal, values, where) =>
  withHuman(portal, (human) =>
    portal.gateway.call('sessionLogin', {
      body: {
        type: 'remembered',
        username: nameOf(values),
        ...where,
        ...given(values, 'captcha', 'captchaId'),
        ...human,
      },
    }),
  );

const bySms: Way = ({ gateway }, values, where) =>
  gateway.call('sessionLogin', {
    body: {
      type: 'sms',
      ...phoneOf(values),
      verificationCode: textOf(values, 'verificationCode'),
      ...where,
      ...given(values, 'captcha', 'captchaId'),
    },
  });

const wantsCaptcha = ({ value }: CallError): boolean =>
  typeof value === 'object' && value !== null && (value as { captcha?: unknown }).captcha === true;
