import { checkValue, type Clock } from './check-value.ts';
import type { FieldError } from './field-error.ts';
import { own } from '#engine/json.ts';
import type { FieldName, FieldSpec, FieldValue, FormFile, FormValues } from './field-spec.ts';
import { blankValue } from './input-value.ts';
import { comparedValue, settledValue } from './settled-value.ts';
import { createStandings, specFor } from './standings.ts';

/** One refused field, as it goes over the wire. */
type RefusedField = { field: string } & FieldError;

export type CheckedForm = { ok: true; values: FormValues } | { ok: false; fields: RefusedField[] };

/** Longest companion value: a dialling code or the id of a captcha. */
const COMPANION_MAX = 64;

/** Stands for a value that cannot even be read; no field accepts it. */
const UNREADABLE = Symbol('unreadable');

/** The values by name, each read once: what arrives may change or throw when it is read. */
const readAll = (values: unknown): ReadonlyMap<string, unknown> => {
  const read = new Map<string, unknown>();
  if (typeof values !== 'object' || values === null) return read;
  for (const name of Object.keys(values)) {
    try {
      read.set(name, own(values as Record<string, unknown>, name));
    } catch {
      read.set(name, UNREADABLE);
    }
  }
  return read;
};

/** A value that passed its check as it may be used; undefined for a blank one. */
const usable = ({ input }: FieldSpec, value: unknown): FieldValue | undefined => {
  const blank = blankValue(input);
  if (typeof blank === 'boolean') return value === true;
  if (Array.isArray(blank))
    return Array.isArray(value) && value.length > 0 ? (value as FormFile[]) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Checks a whole form as it arrives, and gives the values that may be used: trimmed, blank ones dropped. Dropped too, not
 * refused, are values of fields left out, hidden or disabled (a page may still hold the rules of a moment ago), and one
 * that is kept while its field is hidden when it is not accepted: nobody could correct it. A name that the form does not
 * have is refused with UNKNOWN_FIELD. Refusals come in the order of the form. Never throws, whatever the values are.
 */
export const checkForm = (
  specs: readonly FieldSpec[],
  values: Readonly<Record<string, unknown>>,
  clock: Clock,
): CheckedForm => {
  const arrived = readAll(values);
  const known = new Map(specs.map((spec) => [spec.name, spec]));
  const specOf = (name: FieldName): FieldSpec | undefined => known.get(name);
  const standings = createStandings(specs, specOf, (name) => {
    const spec = specOf(name);
    return spec && comparedValue(spec, arrived.get(name));
  });
  const context = { valueOf: standings.read, clock };
  const companions = new Set(specs.map(({ companion }) => companion));
  const accepted: FormValues = {};
  const refused: RefusedField[] = [];

  for (const spec of specs) {
    const standing = standings.of(spec);
    if (!standing.sent) continue;
    const value = settledValue(spec, arrived.get(spec.name));
    const error = checkValue(specFor(spec, standing), value, context);
    if (error && !standing.shown) continue;
    const taken = error ? undefined : usable(spec, value);
    if (error) refused.push({ field: spec.name, ...error });
    else if (taken !== undefined) accepted[spec.name] = taken;

    const second = spec.companion === undefined ? undefined : arrived.get(spec.companion);
    if (spec.companion === undefined || second === undefined) continue;
    if (typeof second === 'string' && second.length <= COMPANION_MAX) accepted[spec.companion] = second;
    else refused.push({ field: spec.companion, code: 'INVALID_TYPE', params: {} });
  }
  for (const name of arrived.keys()) {
    if (!known.has(name) && !companions.has(name))
      refused.push({ field: name, code: 'UNKNOWN_FIELD', params: {} });
  }
  return refused.length === 0 ? { ok: true, values: accepted } : { ok: false, fields: refused };
};
