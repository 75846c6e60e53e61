import { isDeepStrictEqual } from 'node:util';
import type { CallTypes } from '#contract/generated/calls.ts';
import { checkForm, type FieldSpec, type FormValues } from '#engine/forms/index.ts';
import type { CallContext } from '../call.ts';
import { checkCaptcha } from '../captcha/captchas.ts';
import { constantOf } from '../documents.ts';
import { limitByAddress } from '../limit.ts';
import { refuse, refusedField, refuseFields, Refusal } from '../refusal.ts';
import { userAgentOf } from '../request-facts.ts';
import { hashPassword, passwordMatches } from '../session/passwords.ts';
import { openSession, type SessionValue } from '../session/sessions.ts';
import { newId } from '../tokens.ts';
import { openWallet } from '../wallet/wallets.ts';
import { accountKey, addMember, findAgentByCode, findByAccount, type Member } from './members.ts';
import { registrationSpecs } from './registration-documents.ts';

export type RegistrationMode = 'username' | 'mobile';
type Body = CallTypes['memberRegister']['body'] | CallTypes['memberRegisterMobile']['body'];

/** What has passed every check and can be written. */
type Registration = {
  accountField: 'username' | 'mobileNum';
  account: string;
  password: string;
  paymentPassword: string | undefined;
  uplineId: string | undefined;
  nickname: string;
  profile: FormValues;
};

/** What the call adds to the values of the form (specification section 3). */
const additions = ['registerUrl', 'domain', 'affiliateCode', 'referralCode', 'countryDialingCode'] as const;
/** What a body may carry although the form has no such field. */
const besideTheForm = [...additions, 'registerMethod', 'login', 'captchaId'] as const;
/** What is checked or hashed and never kept as it came. */
const neverKept = [
  'username',
  'password',
  'verifyPwd',
  'paymentPassword',
  'captcha',
  'captchaId',
  'verificationCode',
];
/** How long sending the same registration again counts as the first one (a double click, a lost answer). */
const repeatMs = 2 * 60_000;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const without = <T>(values: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** The form's part of the body, as the mode wants it: by mobile, username and repeated password follow from the others. */
function formValues(
  body: Body,
  mode: RegistrationMode,
  specs: readonly FieldSpec[],
): Record<string, unknown> {
  const known = new Set(specs.flatMap(({ name, companion }) => [name, ...(companion ? [companion] : [])]));
  const values = without<unknown>(
    body,
    besideTheForm.filter((name) => !known.has(name)),
  );
  if (mode === 'username') return values;
  return {
    ...without(values, ['username', 'verifyPwd']),
    ...(known.has('verifyPwd') && { verifyPwd: body.password }),
  };
}

/** What is kept about the member: the accepted values and what the call adds, without secrets. */
function profileOf(body: Body, accepted: FormValues): FormValues {
  const added = additions.flatMap((name) => {
    const value = textOf(body[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...without(accepted, neverKept), ...Object.fromEntries(added) };
}

/** The same registration again: the account is moments old, and password and every value are the same. */
async function isRepeat(member: Member, { password, profile }: Registration, now: Date): Promise<boolean> {
  const age = now.getTime() - member.registered_at.getTime();
  return (
    age < repeatMs &&
    isDeepStrictEqual(member.profile, profile) &&
    (await passwordMatches(member.password_hash, password))
  );
}

/** Runs the checks of the page, with the same validator and the live documents, and those only a server can make. */
async function checked(
  context: CallContext,
  body: Body,
  mode: RegistrationMode,
): Promise<Registration | { again: Registration; member: Member } | Refusal> {
  const { brand, gateway, language, now } = context;
  const specs = registrationSpecs(brand, language, mode)?.filter(
    ({ name }) => mode === 'username' || name !== 'username',
  );
  if (!specs) return refuse('REGISTRATION_OFF');
  const form = checkForm(specs, formValues(body, mode, specs), () => now);
  if (!form.ok) return refuseFields(form.fields);

  const accountField = mode === 'mobile' ? 'mobileNum' : 'username';
  const account = textOf(form.values[accountField]);
  const password = form.values['password'];
  if (account === undefined) return refuseFields([{ field: accountField, code: 'REQUIRED', params: {} }]);
  if (typeof password !== 'string')
    return refuseFields([{ field: 'password', code: 'REQUIRED', params: {} }]);

  const affiliateCode = textOf(body.affiliateCode);
  const registration: Registration = {
    accountField,
    account,
    password,
    paymentPassword: textOf(form.values['paymentPassword']),
    uplineId: undefined,
    nickname: textOf(form.values['nickname']) ?? account,
    profile: profileOf(body, form.values),
  };
  const taken = await findByAccount(gateway.db, brand.brand, accountKey(account));
  if (taken && (await isRepeat(taken, registration, now))) return { again: registration, member: taken };

  if (specs.some(({ name, enabled }) => name === 'captcha' && enabled)) {
    const answered = await checkCaptcha(context, {
      captcha: textOf(form.values['captcha']) ?? '',
      captchaId: textOf(body.captchaId) ?? '',
    });
    if (answered === 'missing') return refuseFields([{ field: 'captcha', code: 'REQUIRED', params: {} }]);
    if (answered === 'wrong') return refuseFields([refusedField('captcha', 'WRONG')]);
  }
  const agent =
    affiliateCode === undefined ? undefined : await findAgentByCode(gateway.db, brand.brand, affiliateCode);
  const refused = [
    ...(taken ? [refusedField(accountField, 'TAKEN')] : []),
    ...(affiliateCode !== undefined && !agent ? [refusedField('affiliateCode', 'WRONG')] : []),
    // This gateway sends no codes, so there is none that could be right.
    ...(form.values['verificationCode'] === undefined ? [] : [refusedField('verificationCode', 'WRONG')]),
  ];
  return refused.length > 0 ? refuseFields(refused) : { ...registration, uplineId: agent?.id };
}

const isUniqueViolation = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';

/** Member, wallet and session in one transaction; undefined when another registration took the account meanwhile. */
async function write(context: CallContext, registration: Registration): Promise<SessionValue | undefined> {
  const { brand, gateway, now, ip } = context;
  const { account, nickname, profile, uplineId, paymentPassword } = registration;
  const passwordHash = await hashPassword(registration.password);
  const paymentPasswordHash = paymentPassword === undefined ? undefined : await hashPassword(paymentPassword);
  const id = newId(gateway.random);
  try {
    return await gateway.db.transaction().execute(async (transaction) => {
      const member = await addMember(transaction, {
        brand: brand.brand,
        id,
        account,
        type: 0,
        nickname,
        passwordHash,
        paymentPasswordHash,
        uplineId,
        profile,
        now,
      });
      await openWallet(transaction, brand, { memberId: id, opening: 0n, now });
      return openSession(
        transaction,
        // Whoever registers has just chosen the password: no first login that would ask for another.
        { ...member, last_login_at: now },
        { brand, now, ip, userAgent: userAgentOf(context), random: gateway.random },
      );
    });
  } catch (fault) {
    if (isUniqueViolation(fault)) return undefined;
    throw fault;
  }
}

/**
 * Registers a member and logs in. Sent twice, at once or one after the other, it registers once and answers a session each
 * time.
 */
export async function register(
  context: CallContext,
  body: Body,
  mode: RegistrationMode,
): Promise<SessionValue | Refusal> {
  const { brand, gateway, now, ip } = context;
  const limited = await limitByAddress(context, {
    what: 'register',
    max: constantOf(brand, 'registrationsPerHour'),
    windowMs: 60 * 60_000,
  });
  if (limited) return limited;
  const logIn = (member: Member): Promise<SessionValue> =>
    openSession(gateway.db, member, {
      brand,
      now,
      ip,
      userAgent: userAgentOf(context),
      random: gateway.random,
    });

  const outcome = await checked(context, body, mode);
  if (outcome instanceof Refusal) return outcome;
  if ('again' in outcome) return logIn(outcome.member);
  const session = await write(context, outcome);
  if (session) return session;
  const winner = await findByAccount(gateway.db, brand.brand, accountKey(outcome.account));
  if (winner && (await isRepeat(winner, outcome, now))) return logIn(winner);
  return refuseFields([refusedField(outcome.accountField, 'TAKEN')]);
}
