import type { FormDocument, FormField, RulesDocument } from '#contract/generated/documents.ts';
import { checkForm, fieldSpecs, type FieldSpec } from '#engine/forms/index.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { CallContext } from '#server/calls/call.ts';
import { refuseFields, type CallRefusal } from '#server/calls/refusal.ts';
import { formDocuments, formSpecs, type FormId } from './brand-forms.ts';

const text = (name: string, input: FormField['input'], more: Partial<FormField> = {}): FormField => ({
  label: `field.${name}`,
  input,
  trim: true,
  ...more,
});

const plainFields: Readonly<Record<string, FormField>> = {
  username: text('username', 'username'),
  password: text('password', 'password'),
  email: text('email', 'email'),
  mobileNum: text('mobileNum', 'phone'),
  verificationCode: text('verificationCode', 'code'),
  oldPassword: text('oldPassword', 'password'),
  newPassword: text('newPassword', 'newPassword'),
  confirmNewPassword: text('confirmNewPassword', 'repeatPassword', { equals: 'newPassword' }),
  newPaymentPassword: text('newPaymentPassword', 'newPassword'),
  confirmPaymentPassword: text('confirmPaymentPassword', 'repeatPassword', { equals: 'newPaymentPassword' }),
  nickname: text('nickname', 'text'),
};

/** Form of these fields alone, for a brand that has no document for it. */
const plainForm = (id: FormId, names: readonly string[]): FormDocument => ({
  kind: 'form',
  id,
  order: ['all'],
  groups: { all: { order: [...names] } },
  fields: Object.fromEntries(
    names.flatMap((name) => (plainFields[name] ? [[name, plainFields[name]] as const] : [])),
  ),
  submit: { label: 'action.send', action: { do: 'reload' } },
});

const needed = { enabled: true, required: true } as const;

/** Fields whose rule is that of a field of the registration, where the brand has none for them. */
const asRegistered: Readonly<Record<string, string>> = {
  newPassword: 'password',
  newPaymentPassword: 'paymentPassword',
  nickname: 'nickname',
};

/**
 * Rules of a form for which the brand has none: every field is required, and a field set at registration keeps that rule.
 */
function usualRules(brand: LiveBrand, names: readonly string[]): RulesDocument['fields'] {
  const registration = formDocuments(brand, 'register').rules?.fields;
  return Object.fromEntries(
    names.map((name) => {
      const registered = asRegistered[name];
      return [name, { ...(registered !== undefined && registration?.[registered]), ...needed }];
    }),
  );
}

/** The fields that a call carries, as the brand's form has them; where it lacks one, as they are everywhere. */
function carriedSpecs(context: CallContext, id: FormId, names: readonly string[]): FieldSpec[] {
  const rules = usualRules(context.brand, names);
  const ofBrand = formSpecs(context, id, { usualRules: rules }) ?? [];
  const missing = names.filter((name) => !ofBrand.some((spec) => spec.name === name));
  const { patterns } = formDocuments(context.brand, id);
  const plain = fieldSpecs({ form: plainForm(id, missing), rules: { fields: rules }, patterns });
  return [...ofBrand, ...plain]
    .filter(({ name }) => names.includes(name))
    .map((spec) => ({
      ...spec,
      // The call needs the value, whether or not a page shows the field in this mode or at this moment.
      enabled: true,
      when: undefined,
      disabled: false,
      enabledWhen: undefined,
      required: true,
      requiredWhen: undefined,
      trim: true,
      companion: undefined,
      equals: plainFields[spec.name]?.equals,
    }));
}

/**
 * Checks the values of a call by the form of the brand, as the page does. `names` are the form's fields in the call's
 * body. Returns the trimmed values.
 */
export function checkAccountForm(
  context: CallContext,
  id: FormId,
  { names, values }: { names: readonly string[]; values: Readonly<Record<string, unknown>> },
): Record<string, string> | CallRefusal {
  const specs = carriedSpecs(context, id, names);
  const sent = Object.fromEntries(
    specs.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]] as const])),
  );
  const form = checkForm(specs, sent, () => context.now);
  if (!form.ok) return refuseFields(form.fields);
  return Object.fromEntries(
    Object.entries(form.values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
