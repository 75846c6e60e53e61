import type { CallContext } from '#server/calls/call.ts';
import { checkAccountForm } from '#server/forms/account-forms.ts';
import type { Member } from '#server/members/members.ts';
import { CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { smsNumber } from '#server/verification/sms-number.ts';
import type { CodeRecipient } from '#server/verification/member-codes.ts';
import { reachOf } from '#server/members/notify-security-change.ts';

/** Contact of a call: a new address or number, or none for the present one. */
export type ContactBody = {
  channel: 'mobile' | 'email';
  email?: string;
  mobileNum?: string;
  countryDialingCode?: string;
};

export type Contact = CodeRecipient & {
  /** Profile values to store, by field. */
  profile: Readonly<Record<string, string>>;
  /** It is the one the member has already, so that it is only verified. */
  present: boolean;
};

function newMobile(
  context: CallContext,
  { mobileNum = '', countryDialingCode = '' }: ContactBody,
): Contact | CallRefusal {
  const number = smsNumber(context, ['changeMobile', 'register'], {
    number: mobileNum,
    diallingCode: countryDialingCode,
  });
  if (typeof number !== 'string') return number;
  const profile = { mobileNum: mobileNum.trim(), countryDialingCode: countryDialingCode.trim() };
  return { channel: 'mobile', to: number, profile, present: false };
}

/** Minimum shape of a mailbox under any rule of a brand: no white space, no separators of a header's address list. */
const mailbox = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]{1,189}\.[\p{L}\d-]{2,63}$/u;

function newEmail(context: CallContext, body: ContactBody): Contact | CallRefusal {
  const form = checkAccountForm(context, 'changeEmail', { names: ['email'], values: body });
  if (form instanceof CallRefusal) return form;
  const { email = '' } = form;
  if (!mailbox.test(email)) return refuseFields([refusedField('email', 'PATTERN')]);
  return { channel: 'email', to: email, profile: { email }, present: false };
}

function presentOf(member: Member, channel: ContactBody['channel']): Contact | undefined {
  const { email, mobile } = reachOf(member);
  const to = channel === 'email' ? email : mobile;
  return to === undefined || to === '' ? undefined : { channel, to, profile: {}, present: true };
}

/** The address or number a call is about, checked as the brand's form does. */
export function contactOf(context: CallContext, member: Member, body: ContactBody): Contact | CallRefusal {
  const { channel, email, mobileNum } = body;
  const field = channel === 'email' ? 'email' : 'mobileNum';
  const given = (channel === 'email' ? email : mobileNum) !== undefined;
  const present = presentOf(member, channel);
  if (!given) return present ?? refuseFields([refusedField(field, 'REQUIRED')]);
  const fresh = channel === 'email' ? newEmail(context, body) : newMobile(context, body);
  if (fresh instanceof CallRefusal || !present) return fresh;
  return fresh.to.toLowerCase() === present.to.toLowerCase() ? present : fresh;
}
