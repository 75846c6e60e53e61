import { checkValue, settledValue, type Clock } from './check-value.ts';
import type { FieldError } from './error-codes.ts';
import { entryOf } from './entry-of.ts';
import type { FieldSpec, FormValues } from './field-spec.ts';
import { shownFields } from './shown-fields.ts';

/** One refused field, as it goes over the wire. */
export type RefusedField = { field: string } & FieldError;

export type CheckedForm = { ok: true; values: FormValues } | { ok: false; fields: RefusedField[] };

const ASIS = { trim: false };

/** Longest companion value: a dialling code or the id of a captcha. */
const COMPANION_MAX = 64;

/**
 * Checks a whole form as it arrives, and gives the values that may be used: trimmed, blank ones and those of fields
 * left out or hidden dropped (a page may still hold the rules of a moment ago). A name that the form does not have is
 * refused with UNKNOWN_FIELD. Refusals come in the order of the form.
 */
export const checkForm = (
  specs: readonly FieldSpec[],
  values: Readonly<Record<string, unknown>>,
  clock: Clock,
): CheckedForm => {
  const known = new Map(specs.map((spec) => [spec.name, spec]));
  const arrived = (name: string): unknown => entryOf(values, name);
  const valueOf = (name: string): unknown => settledValue(known.get(name) ?? ASIS, arrived(name));
  const companions = new Set<string>();
  const accepted: FormValues = {};
  const refused: RefusedField[] = [];
  const shown = shownFields(specs, valueOf);

  for (const spec of specs) {
    if (spec.companion !== undefined) companions.add(spec.companion);
    if (!shown.has(spec.name)) continue;
    const value = valueOf(spec.name);
    const error = checkValue(spec, value, { valueOf, clock });
    if (error) refused.push({ field: spec.name, ...error });
    else if (spec.input === 'checkbox') accepted[spec.name] = value === true;
    else if (typeof value === 'string' && value !== '') accepted[spec.name] = value;

    const second = spec.companion === undefined ? undefined : arrived(spec.companion);
    if (spec.companion === undefined || second === undefined) continue;
    if (typeof second === 'string' && second.length <= COMPANION_MAX) accepted[spec.companion] = second;
    else refused.push({ field: spec.companion, code: 'INVALID_TYPE', params: {} });
  }
  for (const name of Object.keys(values)) {
    if (!known.has(name) && !companions.has(name))
      refused.push({ field: name, code: 'UNKNOWN_FIELD', params: {} });
  }
  return refused.length === 0 ? { ok: true, values: accepted } : { ok: false, fields: refused };
};
