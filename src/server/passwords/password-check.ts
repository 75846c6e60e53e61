import type { RefusedField } from '#contract/call-errors.ts';
import { guessesOf, isPersonalPassword } from '#engine/patterns/passwords.ts';
import type { CallContext } from '#server/calls/call.ts';
import { flagOf } from '#server/brands/documents.ts';
import { refusedField, refuseFields, type CallRefusal } from '#server/calls/refusal.ts';
import { passwordMatches } from '#server/crypto/passwords.ts';
import { commonPasswords } from '#server/crypto/common-passwords.ts';
import type { Member, Profile } from '#server/members/members.ts';

/**
 * Reasons against a new password beyond its form's rule: it is personal (account, e-mail address, number) or on the list
 * of common ones. Empty if there are none, or if the brand accepts any password.
 */
export async function refusedPassword(
  { brand }: Pick<CallContext, 'brand'>,
  field: string,
  password: string,
  known: readonly (string | null | undefined)[],
): Promise<RefusedField[]> {
  if (!flagOf(brand, 'refuseCommonPasswords')) return [];
  if (isPersonalPassword(password, known)) return [refusedField(field, 'PERSONAL')];
  const common = await commonPasswords();
  return guessesOf(password).some(common.has) ? [refusedField(field, 'COMMON')] : [];
}

/** Profile fields that others may know about a player. */
const personal = ['nickname', 'fullname', 'payeeName', 'email', 'mobileNum', 'birthday', 'idNumber'] as const;

/** Values by which a member is known; a password must not be one of them. */
export const knownOf = ({
  account,
  mobile,
  profile,
}: {
  account: string;
  mobile?: string | null | undefined;
  profile: Profile;
}): (string | null | undefined)[] => [
  account,
  mobile,
  ...personal.map((field) => {
    const value = profile[field];
    return typeof value === 'string' ? value : undefined;
  }),
];

/** Refusal of a new password for a member: easy to guess, or equal to the present one. */
export async function refusedNewPassword(
  context: Pick<CallContext, 'brand'>,
  member: Member,
  password: string,
): Promise<CallRefusal | undefined> {
  const weak = await refusedPassword(context, 'newPassword', password, knownOf(member));
  if (weak.length > 0) return refuseFields(weak);
  return (await passwordMatches(member.password_hash, password))
    ? refuseFields([refusedField('newPassword', 'SAME_AS_OLD')])
    : undefined;
}
