import type { CallContext } from '#server/calls/call.ts';
import { inputValueOf } from '#engine/forms/inputs/parts/input-value.ts';
import type { FieldInput, FieldSpec } from '#engine/forms/index.ts';
import { own } from '#engine/json/json.ts';
import { ownFieldsOf } from '#engine/own-fields.ts';
import { formDocuments, formSpecs } from '#server/forms/brand-forms.ts';
import { maskedNumber, maskedText } from '#server/calls/masking.ts';
import type { Member, Profile } from '#server/members/members.ts';
import { nicknameAction, registerAction, type OwnValues } from '#server/members/own-values.ts';

/** Values shared by many people, shown unmasked. */
const open: ReadonlySet<string> = new Set(['nationality', 'occupation', 'sourceOfIncome', 'placeOfBirth']);
/** Fields that have their own place on the page, or belong to the registration rather than to the member. */
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

export type ProfileEntry = { field: string; value: string | boolean };

function shown(field: string, value: string, input: FieldInput): string {
  if (open.has(field)) return value;
  const { mask } = inputValueOf(input);
  if (mask === 'year') return `${value.slice(0, 4)}-••-••`;
  return mask === 'end' ? maskedNumber(value) : maskedText(value);
}

/** A number with the dialling code that was chosen for it. */
function written({ companion }: FieldSpec, value: string, kept: OwnValues): string {
  const code = companion === undefined ? undefined : own(kept, companion);
  return typeof code === 'string' ? `+${code.replaceAll(/\D/gu, '')} ${value}` : value;
}

/** Values of the operator's own fields for the member; masked where the form marks them as sensitive. */
function ownEntries(context: CallContext, member: Pick<Member, 'type' | 'own'>): ProfileEntry[] {
  const entries = [registerAction, nicknameAction].flatMap((action) => {
    const asked = ownFieldsOf(formDocuments(context.brand, action.form).form);
    return (formSpecs(context, action.form, { filler: member }) ?? []).flatMap((spec): ProfileEntry[] => {
      const field = own(asked, spec.name);
      const value = own(member.own, spec.name);
      if (value === undefined || !field) return [];
      if (typeof value === 'boolean') return [{ field: spec.name, value }];
      const isSensitive = field['sensitive'] === true;
      return [
        { field: spec.name, value: isSensitive ? maskedText(value) : written(spec, value, member.own) },
      ];
    });
  });
  return [...new Map(entries.map((entry) => [entry.field, entry])).values()];
}

/**
 * Registration values of the member in the order of the form, private ones masked, followed by the operator's own fields.
 */
export function profileEntries(
  context: CallContext,
  member: Pick<Member, 'type' | 'profile' | 'own'>,
): ProfileEntry[] {
  const profile: Profile = member.profile;
  const known = (formSpecs(context, 'register') ?? []).flatMap(({ name, input }) => {
    const value = Object.hasOwn(profile, name) ? profile[name] : undefined;
    if (elsewhere.has(name) || typeof value !== 'string' || value === '') return [];
    return [{ field: name, value: shown(name, value, input) }];
  });
  return [...known, ...ownEntries(context, member)];
}
