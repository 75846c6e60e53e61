import { registrationPatterns } from './registration.ts';
import { checkForm } from '../checks/check-form.ts';
import type { FieldError } from '../checks/field-error.ts';
import type { FieldName, FieldSpec, FormValues } from '../specs/field-spec.ts';
import type { FormModel } from '../model/form-model.ts';

/** Names that generated forms may use: every pattern of the registration, and one text. */
export const drawnReferences = { text: ['a.text'], pattern: Object.keys(registrationPatterns.patterns) };

export const drawnConstants = { agreementAge: 18, birthdayAge: 21 };

/** Days on which ages are easily miscalculated, and an ordinary one. */
export const drawnTimes: readonly Date[] = [
  '2026-02-28T23:59:59Z',
  '2028-02-29T00:00:00Z',
  '2027-03-01T00:00:00Z',
  '2026-07-15T12:00:00Z',
].map((time) => new Date(time));

export type RefusedFields = Readonly<Record<FieldName, FieldError>>;

export type GatewayVerdict = {
  refused: RefusedFields;
  /** Names of refused fields in the order of the answer. */
  order: readonly FieldName[];
  /** Values a gateway may use; undefined when something was refused. */
  values: FormValues | undefined;
};

/** Verdict of a gateway on these values sent as JSON. */
export const gatewayVerdict = (specs: readonly FieldSpec[], values: FormValues, at: Date): GatewayVerdict => {
  const checked = checkForm(specs, JSON.parse(JSON.stringify(values)) as FormValues, () => at);
  if (checked.ok) return { refused: {}, order: [], values: checked.values };
  const refused = checked.fields.map(({ field, code, params }) => [field, { code, params }] as const);
  return { refused: Object.fromEntries(refused), order: refused.map(([field]) => field), values: undefined };
};

/** Errors a page shows at its fields. */
export const shownErrors = (model: FormModel, specs: readonly FieldSpec[]): RefusedFields =>
  Object.fromEntries(
    specs.flatMap(({ name }) => {
      const { error } = model.field(name);
      return error ? [[name, error]] : [];
    }),
  );

/** The values that were filled in, with every check box. */
export const filled = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== '' && !(typeof value === 'object' && value.length === 0),
    ),
  );
