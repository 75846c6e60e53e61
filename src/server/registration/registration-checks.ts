import { isDeepStrictEqual } from 'node:util';
import type { CallTypes } from '#contract/generated/calls.ts';
import { checkForm, type FieldSpec, type FormValues } from '#engine/forms/index.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { CallContext } from '#server/calls/call.ts';
import { checkCaptcha } from '#server/human-check/captchas.ts';
import { refuseCall, CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { passwordMatches } from '#server/crypto/passwords.ts';
import { readTicket } from '#server/providers/tickets.ts';
import { answerCode, type AnsweredCode } from '#server/verification/codes.ts';
import { refusedAsProgram } from '#server/human-check/human.ts';
import { mobileOf } from '#engine/phones/numbering-plans.ts';
import { isMobileTaken } from '#server/verification/mobiles.ts';
import { asksForReferrals } from '#server/promotions/note-referrals.ts';
import { invitationOf, type Invitation, type LinkTerms } from '#server/agents/links.ts';
import { inviterOf } from '#server/referral/codes.ts';
import { accountKey, findByAccount, type Member, type Profile } from '#server/members/members.ts';
import {
  isOwn,
  keptOwnValues,
  misplaced,
  registerAction,
  type OwnValues,
} from '#server/members/own-values.ts';
import { knownOf, refusedPassword } from '#server/passwords/password-check.ts';
import { registrationSpecs, type RegistrationMode } from './registration-code.ts';

export type RegistrationBody =
  | CallTypes['memberRegister']['body']
  | CallTypes['memberRegisterMobile']['body'];

/** Registration that has passed every check and can be written. */
export type Registration = {
  accountField: 'username' | 'mobileNum';
  account: string;
  password: string;
  paymentPassword: string | undefined;
  uplineId: string | undefined;
  /** Link of the upline, which gives rate and kind of account: to be used with the registration. */
  link: LinkTerms | undefined;
  /** Who invited the player, by the code of a member. */
  inviterId: string | undefined;
  nickname: string;
  profile: Profile;
  /** Of the fields of the operator's own. */
  own: OwnValues;
  /** E.164, where the number was given with its country. */
  mobile: string | undefined;
  /** The code that proves the number: to be used up with the registration. */
  code: Exclude<AnsweredCode, string> | undefined;
  /** Of a provider that vouches for the player: to be used up with the registration. */
  ticket: string | undefined;
  /** A provider has verified the mobile number. */
  mobileProven: boolean;
};

/** Values that the call adds to those of the form (specification section 3). */
const additions = ['registerUrl', 'domain', 'affiliateCode', 'referralCode', 'countryDialingCode'] as const;
/** Body properties set by the page; a form cannot ask for them, and an own field of such a name comes in "own". */
const ofThePage = ['registerMethod', 'registerUrl', 'login', 'human', 'ticket', 'own'] as const;
/** Body properties that are accepted although the form has no such field; a client may repeat the password for a brand that asks once. */
const besideTheForm = [...additions, 'captchaId', 'verifyPwd'] as const;
/** Fields that are checked or hashed and never stored as sent. */
export const neverKept: readonly string[] = [
  'username',
  'password',
  'verifyPwd',
  'paymentPassword',
  'captcha',
  'captchaId',
  'human',
  'verificationCode',
];
/** Time in which the same registration, sent again, counts as the first one (a double click, a lost answer). */
const repeatMs = 2 * 60_000;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const without = <T>(values: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** The form's part of the body, as the mode wants it: by mobile, username and repeated password follow from the others. */
function formValues(
  body: RegistrationBody,
  mode: RegistrationMode,
  specs: readonly FieldSpec[],
): Record<string, unknown> {
  const known = new Set(specs.flatMap(({ name, companion }) => [name, ...(companion ? [companion] : [])]));
  const values = without<unknown>(body, [...besideTheForm.filter((name) => !known.has(name)), ...ofThePage]);
  if (mode === 'username') return { ...values, ...body.own };
  return {
    ...without(values, ['username', 'verifyPwd']),
    ...(known.has('verifyPwd') && { verifyPwd: body.password }),
    ...body.own,
  };
}

/** Profile to store: the accepted values and the call's additions, without secrets. */
function profileOf(body: RegistrationBody, accepted: FormValues): Profile {
  const added = additions.flatMap((name) => {
    const value = textOf(body[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const kept = Object.entries(without(accepted, neverKept)).filter(
    (entry): entry is [string, string | boolean] =>
      typeof entry[1] !== 'object' && !isOwn(registerAction, entry[0]),
  );
  return { ...Object.fromEntries(kept), ...Object.fromEntries(added) };
}

/** The same registration again: the account is moments old, and password and every value are the same. */
export async function isRepeat(
  member: Member,
  { password, profile, own }: Registration,
  now: Date,
): Promise<boolean> {
  const age = now.getTime() - member.registered_at.getTime();
  return (
    age < repeatMs &&
    isDeepStrictEqual(member.profile, profile) &&
    isDeepStrictEqual(member.own, own) &&
    (await passwordMatches(member.password_hash, password))
  );
}

const required = (field: string): CallRefusal => refuseFields([{ field, code: 'REQUIRED', params: {} }]);

type Checked = { specs: FieldSpec[]; values: FormValues; registration: Registration };

/** Bounds and pattern of a brand speak of what is typed: the page's own domain and codes that somebody has are right as they are. */
const asGiven = (spec: FieldSpec): FieldSpec => ({ ...spec, rule: {}, patternId: undefined });

/** The checks of the page: the same validator, the live documents. `known`: fields whose code is somebody's. */
function checkValues(
  context: CallContext,
  body: RegistrationBody,
  mode: RegistrationMode,
  known: readonly string[],
): Checked | CallRefusal {
  const { now } = context;
  const given = ['domain', ...known];
  const specs = registrationSpecs(context, mode)
    ?.filter(({ name }) => mode === 'username' || name !== 'username')
    .map((spec) => (given.includes(spec.name) ? asGiven(spec) : spec));
  if (!specs) return refuseCall('REGISTRATION_OFF');
  const elsewhere = misplaced(registerAction, body.own ?? {});
  if (elsewhere.length > 0) return refuseFields(elsewhere);
  const form = checkForm(specs, formValues(body, mode, specs), () => now);
  if (!form.ok) return refuseFields(form.fields);
  const { values } = form;
  const accountField = mode === 'mobile' ? 'mobileNum' : 'username';
  const account = textOf(values[accountField]);
  const password = values['password'];
  if (account === undefined) return required(accountField);
  if (typeof password !== 'string') return required('password');
  const registration = {
    accountField,
    account,
    password,
    paymentPassword: textOf(values['paymentPassword']),
    uplineId: undefined,
    link: undefined,
    inviterId: undefined,
    nickname: textOf(values['nickname']) ?? account,
    profile: profileOf(body, values),
    own: keptOwnValues(registerAction, specs, values),
    mobile: mobileOf(textOf(values['mobileNum']) ?? '', textOf(body.countryDialingCode)),
    code: undefined,
    ticket: body.ticket,
    mobileProven: false,
  } as const;
  return { specs, values, registration };
}

/** Refuses easily guessed passwords, by the list of common ones and by the player's own data. */
async function checkPasswords(
  context: CallContext,
  registration: Registration,
): Promise<CallRefusal | undefined> {
  const { password, paymentPassword } = registration;
  const known = knownOf(registration);
  const refused = [
    ...(await refusedPassword(context, 'password', password, known)),
    ...(paymentPassword === undefined
      ? []
      : await refusedPassword(context, 'paymentPassword', paymentPassword, known)),
  ];
  return refused.length > 0 ? refuseFields(refused) : undefined;
}

async function checkPicture(
  context: CallContext,
  { specs, values }: Checked,
  { captchaId }: RegistrationBody,
): Promise<CallRefusal | undefined> {
  if (!specs.some(({ name, enabled }) => name === 'captcha' && enabled)) return undefined;
  const answered = await checkCaptcha(context, {
    captcha: textOf(values['captcha']) ?? '',
    captchaId: textOf(captchaId) ?? '',
  });
  if (answered === 'missing') return required('captcha');
  return answered === 'wrong' ? refuseFields([refusedField('captcha', 'WRONG')]) : undefined;
}

/** True if a code of nobody is refused: members are invited, and the form asks for the code. Elsewhere it is kept as it is. */
const refusesReferral = (brand: LiveBrand, specs: readonly FieldSpec[]): boolean =>
  asksForReferrals(brand) && specs.some(({ name, enabled }) => name === 'referralCode' && enabled);

type Inviting = { invitation: Invitation | undefined; inviter: Member | undefined };
type Known = Pick<Registration, 'uplineId' | 'link' | 'inviterId'>;

/** Checks that need the database: account and number are free, and the codes are those of an agent and of a member. */
async function checkKnown(
  { gateway: { db }, brand }: CallContext,
  { specs, registration: { accountField, mobile, profile } }: Checked,
  taken: boolean,
  { invitation, inviter }: Inviting,
): Promise<Known | CallRefusal> {
  const numberTaken =
    mobile !== undefined &&
    !(taken && accountField === 'mobileNum') &&
    (await isMobileTaken(db, brand.brand, mobile));
  const refused = [
    ...(taken ? [refusedField(accountField, 'TAKEN')] : []),
    ...(numberTaken ? [refusedField('mobileNum', 'TAKEN')] : []),
    ...(profile['affiliateCode'] !== undefined && !invitation
      ? [refusedField('affiliateCode', 'WRONG')]
      : []),
    ...(profile['referralCode'] !== undefined && !inviter && refusesReferral(brand, specs)
      ? [refusedField('referralCode', 'WRONG')]
      : []),
  ];
  if (refused.length > 0) return refuseFields(refused);
  return { uplineId: invitation?.agent.id, link: invitation?.link, inviterId: inviter?.id };
}

/** The code that was sent to the number; undefined where none was asked for and none was given. */
async function checkCode(
  context: CallContext,
  { values }: Checked,
  { mobile }: Registration,
): Promise<Registration['code'] | CallRefusal> {
  const code = textOf(values['verificationCode']);
  if (code === undefined) return undefined;
  if (mobile === undefined) {
    const given = textOf(values['mobileNum']) !== undefined;
    return refuseFields([refusedField('mobileNum', given ? 'PATTERN' : 'REQUIRED')]);
  }
  const answered = await answerCode(context, { purpose: 'register', mobile, code });
  if (typeof answered !== 'string') return answered;
  return refuseFields([refusedField('verificationCode', answered === 'expired' ? 'EXPIRED' : 'WRONG')]);
}

/**
 * Checks a registration: the page's checks first, then those that need the database; a repeat is answered with its
 * member. The code is checked last, so that a mistake elsewhere does not cost a try.
 */
export async function checkRegistration(
  context: CallContext,
  body: RegistrationBody,
  mode: RegistrationMode,
): Promise<Registration | { again: Member } | CallRefusal> {
  const { brand, gateway, now } = context;
  const affiliate = textOf(body.affiliateCode);
  const invitation =
    affiliate === undefined ? undefined : await invitationOf(gateway.db, brand, affiliate, now);
  const referral = textOf(body.referralCode);
  const inviter = referral === undefined ? undefined : await inviterOf(gateway.db, brand.brand, referral);
  const checked = checkValues(context, body, mode, [
    ...(invitation ? ['affiliateCode'] : []),
    ...(inviter ? ['referralCode'] : []),
  ]);
  if (!('registration' in checked)) return checked;
  const { registration } = checked;
  const find = () => findByAccount(gateway.db, brand.brand, accountKey(registration.account));
  const taken = await find();
  if (taken && (await isRepeat(taken, registration, now))) return { again: taken };
  /** A registration that was sent twice at once may find its own number or code taken by the one that was faster. */
  const unlessRepeated = async (refusal: CallRefusal): Promise<{ again: Member } | CallRefusal> => {
    const winner = taken ?? (await find());
    return winner && (await isRepeat(winner, registration, now)) ? { again: winner } : refusal;
  };
  const weak = await checkPasswords(context, registration);
  if (weak) return weak;
  // Before anything is said about accounts and codes: these are what makes asking for them costly.
  const program =
    (await refusedAsProgram(context, body.human)) ?? (await checkPicture(context, checked, body));
  if (program) return program;
  const known = await checkKnown(context, checked, taken !== undefined, { invitation, inviter });
  if (known instanceof CallRefusal) return unlessRepeated(known);
  const { ticket, mobile } = registration;
  const proof = ticket === undefined ? undefined : await readTicket(context, ticket);
  if (ticket !== undefined && !proof) return refuseCall('TICKET_EXPIRED');
  const mobileProven = mobile !== undefined && proof?.mobile === mobile;
  const code = await checkCode(context, checked, registration);
  return code instanceof CallRefusal
    ? unlessRepeated(code)
    : { ...registration, ...known, code, mobileProven };
}
