import { holdsFiles } from '#engine/forms/inputs/parts/input-value.ts';
import type { FieldSpec } from '#engine/forms/index.ts';
import { isKeptField } from '#engine/own-fields.ts';
import type { FormId } from '#server/forms/brand-forms.ts';
import type { Member } from '#server/members/members.ts';
import { isOwn, nicknameAction, registerAction } from '#server/members/own-values.ts';
import { neverKept } from '../registration-checks.ts';

/** Columns of a member that hold values of form fields. */
export type KeptMember = Pick<Member, 'account' | 'nickname' | 'profile' | 'own'>;

/** Reads a stored value of a field; undefined if the member was never asked for it. */
type Read = (member: KeptMember) => unknown;

const fromProfile =
  (field: string): Read =>
  ({ profile }) =>
    Object.hasOwn(profile, field) ? profile[field] : undefined;

const fromOwn =
  (field: string): Read =>
  ({ own }) =>
    Object.hasOwn(own, field) ? own[field] : undefined;

/** An account equal to the mobile number was not chosen by the member. */
const chosenAccount: Read = ({ account, profile }) =>
  profile['mobileNum'] === account ? undefined : account;

/** A nickname equal to the account was not chosen by the member. */
const chosenNickname: Read = ({ account, nickname }) => (nickname === account ? undefined : nickname);

/** Fields of other forms than the registration whose values are kept, and where. */
const kept: Partial<Record<FormId, Readonly<Record<string, Read>>>> = {
  login: { username: ({ account }) => account },
  nickname: { nickname: chosenNickname },
  changeEmail: { email: fromProfile('email') },
  changeMobile: { mobileNum: fromProfile('mobileNum') },
};

/** Fields stored only as a hash, whose values cannot be checked against a new rule. */
const hashed: Partial<Record<FormId, readonly string[]>> = {
  register: ['password', 'paymentPassword'],
  login: ['password'],
};

/** Fields that every member has, chosen or not. */
export const everybodyHas: ReadonlySet<string> = new Set(['username', 'nickname']);

export const formsWithKeptFields: readonly FormId[] = [
  'register',
  'login',
  'nickname',
  'changeEmail',
  'changeMobile',
];

export const isHashed = (form: FormId, field: string): boolean => hashed[form]?.includes(field) ?? false;

const ofRegistration = ({ name, input }: FieldSpec): Read | undefined => {
  if (name === 'username') return chosenAccount;
  if (name === 'nickname') return chosenNickname;
  return neverKept.includes(name) || holdsFiles(input) ? undefined : fromProfile(name);
};

/** Forms that may ask for fields of the operator's own. */
const takeOwn = { register: registerAction, nickname: nicknameAction } as const;

/** Reader of a field's kept value; undefined when it is not kept, or not as it came. */
export function keptValue(form: FormId, spec: FieldSpec): Read | undefined {
  const action = form === 'register' || form === 'nickname' ? takeOwn[form] : undefined;
  if (action && isOwn(action, spec.name)) return isKeptField(spec) ? fromOwn(spec.name) : undefined;
  return form === 'register' ? ofRegistration(spec) : kept[form]?.[spec.name];
}
