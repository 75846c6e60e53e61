import { offeredWaysIn } from '#play/providers/ways-in.ts';
import type { ActionDefinition } from '../actions/definition.ts';
import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import { loginBy } from '../ways-in/provider-flows.ts';
import { firebasePhone, type PhoneSignIn } from '../ways-in/phone-sign-in.ts';
import { phoneOf, textOf } from './submitted-text.ts';

/** Seconds before Firebase may send another code (specification section 9). */
const waitSeconds = 60;

const open = new WeakMap<Portal, { settings: object; phone: PhoneSignIn }>();

/** The verification of numbers that the brand offers now. */
function phoneSignIn(portal: Portal): PhoneSignIn {
  const settings = offeredWaysIn(portal.documents.current).find(({ kind }) => kind === 'firebase')?.firebase;
  if (!settings) throw new CallError('PHONE_OFF', 'The brand does not offer phone sign-in.');
  const known = open.get(portal);
  if (known?.settings === settings) return known.phone;
  const phone = firebasePhone(settings);
  open.set(portal, { settings, phone });
  return phone;
}

/** The number in E.164, as Firebase requires. */
const internationalNumber = (values: Parameters<typeof phoneOf>[0]): string => {
  const { mobileNum, countryDialingCode } = phoneOf(values);
  const digits = mobileNum.normalize('NFKC').replace(/[^\d+]/gu, '');
  return digits.startsWith('+')
    ? digits
    : `+${countryDialingCode.replace(/\D/gu, '')}${digits.replace(/^0+/u, '')}`;
};

/** Lets Firebase send a code to the mobile number of the form. */
export const sendPhoneCode: ActionDefinition<'sendPhoneCode'> = async (_, portal, { form }) => {
  await phoneSignIn(portal).send(internationalNumber(form?.values ?? {}));
  return { waitSeconds };
};

/** Logs in by the code that Firebase sent. */
export const phoneLogin: ActionDefinition<'phoneLogin'> = async (_, portal, { form }) => {
  const code = textOf(form?.values ?? {}, 'verificationCode').trim();
  const idToken = await phoneSignIn(portal).confirm(code);
  await loginBy(portal, { type: 'firebase', idToken });
};
