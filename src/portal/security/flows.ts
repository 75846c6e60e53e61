import type { ActionDefinition } from '../actions/definition.ts';
import type { SubmittedValues } from '../actions/action-data.ts';
import { partValues } from '../flows/own-values.ts';
import { given, phoneOf, textOf } from '../flows/submitted-text.ts';
import type { Portal } from '../runtime/portal.ts';
import { enrolmentOf } from './enrolment.ts';
import { passkeyFlows } from './passkey-flows.ts';
import { refreshMember } from './refresh.ts';
import '#portal/gateway/late-calls.ts';

/** Seconds of wait per minute that a code is valid (specification section 9). */
const secondsPerMinute = 60;

type Channel = 'email' | 'mobile';

/** Recipient in a form: its address or number; without one the platform takes the member's own. */
const contactOf = (channel: Channel, values: SubmittedValues) => {
  const field = channel === 'email' ? 'email' : 'mobileNum';
  if (textOf(values, field) === '') return { channel };
  return channel === 'email' ? { channel, email: textOf(values, 'email') } : { channel, ...phoneOf(values) };
};

/** Updates the page behind a dialog after a change, and closes the dialog. */
const done = (portal: Portal): void => {
  refreshMember(portal);
  portal.navigation.closeModal();
};

const sendContactCode: ActionDefinition<'sendContactCode'> = async ({ channel }, { gateway }, { form }) => {
  const values = form?.values ?? {};
  const body = { ...contactOf(channel, values), ...given(values, 'password') };
  const { expiredMinutes } = await gateway.call('memberContactCode', { body });
  return { waitSeconds: expiredMinutes * secondsPerMinute };
};

const changeContact: ActionDefinition<'changeContact'> = async ({ channel }, portal, { form }) => {
  const values = form?.values ?? {};
  const verificationCode = textOf(values, 'verificationCode');
  await portal.gateway.call('memberContact', { body: { ...contactOf(channel, values), verificationCode } });
  done(portal);
};

const sendPaymentCode: ActionDefinition<'sendPaymentCode'> = async (_, { gateway, texts, toasts }) => {
  const { expiredMinutes, to } = await gateway.call('paymentPasswordCode', {});
  toasts.show(texts.say()('security.code.sentTo', { to }), 'success');
  return { waitSeconds: expiredMinutes * secondsPerMinute };
};

const changePaymentPassword: ActionDefinition<'changePaymentPassword'> = async (_, portal, { form }) => {
  const values = form?.values ?? {};
  await portal.gateway.call('paymentPassword', {
    body: {
      newPaymentPassword: textOf(values, 'newPaymentPassword'),
      confirmPaymentPassword: textOf(values, 'confirmPaymentPassword'),
      ...given(values, 'oldPaymentPassword', 'password', 'verificationCode'),
    },
  });
  done(portal);
};

const changeNickname: ActionDefinition<'changeNickname'> = async (_, portal, { form }) => {
  const info = portal.calls.read('memberInfo', {});
  const kept = (info.state === 'ready' && info.value.own) || {};
  // An empty field clears a stored value; one that had none is left out.
  const { known, own } = partValues('changeNickname', form?.values ?? {}, (field) =>
    Object.hasOwn(kept, field),
  );
  const nickname = known['nickname'];
  await portal.gateway.call('memberNickname', {
    body: { ...(typeof nickname === 'string' && { nickname }), ...(own && { own }) },
  });
  portal.calls.invalidate((id) => id === 'chatRooms');
  done(portal);
};

const beginTotp: ActionDefinition<'beginTotp'> = async (_, portal, { form }) => {
  const password = textOf(form?.values ?? {}, 'password');
  const key = await portal.gateway.call('totpBegin', { body: { password } });
  enrolmentOf(portal).now = { step: 'scan', ...key };
};

const confirmTotp: ActionDefinition<'confirmTotp'> = async (_, portal, { form }) => {
  const totpCode = textOf(form?.values ?? {}, 'totpCode');
  const codes = await portal.gateway.call('totpConfirm', { body: { totpCode } });
  enrolmentOf(portal).now = { step: 'codes', ...codes };
  refreshMember(portal);
};

const proofOf = (values: SubmittedValues) => ({
  password: textOf(values, 'password'),
  totpCode: textOf(values, 'totpCode'),
});

const endTotp: ActionDefinition<'endTotp'> = async (_, portal, { form }) => {
  await portal.gateway.call('totpEnd', { body: proofOf(form?.values ?? {}) });
  done(portal);
};

const renewRecoveryCodes: ActionDefinition<'renewRecoveryCodes'> = async (_, portal, { form }) => {
  const codes = await portal.gateway.call('totpRecovery', { body: proofOf(form?.values ?? {}) });
  enrolmentOf(portal).now = { step: 'codes', ...codes };
  refreshMember(portal);
};

/** Flows of the security page's actions, in one chunk that loads with its first form. */
export const securityFlows = {
  sendContactCode,
  changeContact,
  sendPaymentCode,
  changePaymentPassword,
  changeNickname,
  beginTotp,
  confirmTotp,
  endTotp,
  renewRecoveryCodes,
  ...passkeyFlows,
} as const;

export type SecurityFlowName = keyof typeof securityFlows;
