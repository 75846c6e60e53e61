import { ownFieldActions } from '#contract/generated/own-fields.ts';
import { checkForm, checkValue, type FieldSpec } from '#engine/forms/index.ts';
import { sniffFileType } from '#engine/forms/checks/sniff-file-type.ts';
import type { OwnFieldAction } from '#engine/own-fields.ts';
import type { CallContext } from '#server/calls/call.ts';
import { isOwn, keptOwnValues, misplaced, type OwnValues } from '#server/members/own-values.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refuseCall, refuseFields, CallRefusal } from '#server/calls/refusal.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { formDocuments, formSpecs, type OrderForm } from './brand-forms.ts';
import { formData } from './form-data.ts';

type OrderValues = {
  /** Values of the call's body by field of the form; undefined was not sent. */
  values: Readonly<Record<string, string | undefined>>;
  /** Values of the operator's own fields. */
  own?: OwnValues | undefined;
  /** Identifies the object that the form is about, if there are many. */
  about?: Readonly<Record<string, string>>;
};

/**
 * Checks a call's body by the form of the brand, with the bounds and options of its sources, as the page does. Returns
 * the own-field values to store. Body values that the form does not ask for are checked by the call.
 */
export async function checkOrderForm(
  context: CallContext & { session: Session },
  form: OrderForm,
  { values, own = {}, about }: OrderValues,
): Promise<{ own: OwnValues } | CallRefusal> {
  const action: OwnFieldAction | undefined = Object.values(ownFieldActions).find(
    (each) => each.form === form,
  );
  const known: OwnFieldAction = action ?? { form, kept: 'record', fields: Object.keys(values) };
  const elsewhere = misplaced(known, own);
  if (elsewhere.length > 0) return refuseFields(elsewhere);
  const specs = await specsFor(context, form, { ...about, ...values });
  if (specs instanceof CallRefusal) return specs;
  const checked = specs.filter(({ name }) => Object.hasOwn(values, name) || (action && isOwn(action, name)));
  const sent = Object.entries(values).filter(
    ([name, value]) => value !== undefined && checked.some((spec) => spec.name === name),
  );
  const result = checkForm(checked, { ...Object.fromEntries(sent), ...own }, () => context.now);
  if (!result.ok) return refuseFields(result.fields);
  return { own: keptOwnValues(known, checked, result.values) };
}

/** The fields of a form of the brand as its page has them for the member, none where the brand has no such form. */
async function specsFor(
  context: CallContext & { session: Session },
  form: OrderForm,
  chosen: Readonly<Record<string, unknown>>,
): Promise<FieldSpec[] | CallRefusal> {
  const { form: document } = formDocuments(context.brand, form);
  if (!document) return [];
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const data = await formData(context, document);
  return formSpecs(context, form, { filler: member, data, chosen }) ?? [];
}

/** Refusal of a file sent for a field of the form, by its content and size. */
export function refusedFile(
  context: CallContext,
  form: OrderForm,
  { field, file }: { field: string; file: Buffer },
): CallRefusal | undefined {
  const spec = formSpecs(context, form)?.find(({ name }) => name === field);
  const type = sniffFileType(file) ?? '';
  const error = spec && checkValue(spec, [{ name: field, type, size: file.length }]);
  if (!error) return undefined;
  return refuseCall(error.code === 'FILE_TYPE' ? 'PROOF_TYPE' : 'PICTURE_SIZE');
}
