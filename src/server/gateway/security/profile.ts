import type { CallContext } from '../call.ts';
import { formSpecs } from '../forms/brand-forms.ts';
import { maskedNumber, maskedText } from '../masking.ts';
import type { Member, Profile } from '../member/members.ts';

/** Answers that belong to many people: whoever looks over a shoulder learns nothing from them. */
const open: ReadonlySet<string> = new Set(['nationality', 'occupation', 'sourceOfIncome', 'placeOfBirth']);
/** What has a place of its own on the page, or is about the registration and not about the member. */
const elsewhere: ReadonlySet<string> = new Set([
  'username',
  'nickname',
  'email',
  'mobileNum',
  'countryDialingCode',
  'domain',
  'affiliateCode',
  'referralCode',
  'recommenderId',
]);

export type ProfileEntry = { field: string; value: string };

function shown(field: string, value: string, input: string): string {
  if (open.has(field)) return value;
  if (input === 'date') return `${value.slice(0, 4)}-••-••`;
  return input === 'phone' ? maskedNumber(value) : maskedText(value);
}

/** What the brand's registration form asked and the member said, in the form's sequence, masked where it is nobody else's affair. */
export function profileEntries(context: CallContext, member: Pick<Member, 'profile'>): ProfileEntry[] {
  const profile: Profile = member.profile;
  return (formSpecs(context, 'register') ?? []).flatMap(({ name, input }) => {
    const value = Object.hasOwn(profile, name) ? profile[name] : undefined;
    if (elsewhere.has(name) || typeof value !== 'string' || value === '') return [];
    return [{ field: name, value: shown(name, value, input) }];
  });
}
