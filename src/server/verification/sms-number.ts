import { checkValue, type FieldSpec } from '#engine/forms/index.ts';
import { diallingCodeOf, mobileOf } from '#engine/phones/numbering-plans.ts';
import type { CallContext } from '#server/calls/call.ts';
import { formSpecs, type FormId } from '#server/forms/brand-forms.ts';
import { refusedField, refuseFields, type CallRefusal } from '#server/calls/refusal.ts';

/** Spec of the mobile number in the first of the forms that has one, in any of the form's modes. */
function numberSpec(context: CallContext, forms: readonly FormId[]): FieldSpec | undefined {
  for (const form of forms) {
    const spec = formSpecs(context, form)?.find(({ name }) => name === 'mobileNum');
    if (spec) return spec;
  }
  return undefined;
}

/**
 * The number a code is asked for, as E.164 has it. A number that the brand's form would not take, or that cannot be one,
 * is refused as the field `mobileNum` (specification section 5: sending an SMS needs a valid mobile number).
 */
export function smsNumber(
  context: CallContext,
  forms: readonly FormId[],
  { number, diallingCode }: { number: string; diallingCode: string },
): string | CallRefusal {
  const text = number.trim();
  if (text === '') return refuseFields([refusedField('mobileNum', 'REQUIRED')]);
  if (diallingCodeOf(diallingCode) === undefined)
    return refuseFields([refusedField('countryDialingCode', 'NOT_AN_OPTION')]);
  const spec = numberSpec(context, forms);
  const wrong =
    spec &&
    checkValue({ ...spec, required: true }, text, {
      clock: () => context.now,
      companion: diallingCode,
    });
  if (wrong) return refuseFields([{ field: 'mobileNum', ...wrong }]);
  return mobileOf(text, diallingCode) ?? refuseFields([refusedField('mobileNum', 'PATTERN')]);
}
