import type { Clock } from '#engine/time/clock.ts';
import { checkValue } from './check-value.ts';
import type { FieldError } from './field-error.ts';
import { own } from '#engine/json/json.ts';
import type { FieldName, FieldSpec, FieldValue, FormFile, FormValues } from '../specs/field-spec.ts';
import { blankValue } from '../inputs/parts/input-value.ts';
import { comparedValue, settledValue } from './settled-value.ts';
import { createFieldStatuses, specFor } from '../specs/field-status.ts';

/** One refused field in the wire format. */
type RefusedField = { field: string } & FieldError;

export type CheckedForm = { ok: true; values: FormValues } | { ok: false; fields: RefusedField[] };

/** Longest companion value: a dialling code or the id of a captcha. */
const COMPANION_MAX = 64;

/** Replaces a value whose reading throws; no field accepts it. */
const UNREADABLE = Symbol('unreadable');

/** Values by name, each read once: input may change or throw on reading. */
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

/** A checked value for use; undefined for a blank one. */
const usable = ({ input }: FieldSpec, value: unknown): FieldValue | undefined => {
  const blank = blankValue(input);
  if (typeof blank === 'boolean') return value === true;
  if (Array.isArray(blank))
    return Array.isArray(value) && value.length > 0 ? (value as FormFile[]) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Checks a submitted form and gives its values for use: trimmed, without blank ones. Also drops values of omitted, hidden or disabled
 * fields (the page may hold older rules), and invalid ones kept while hidden, which nobody could correct. Unknown names are refused
 * with UNKNOWN_FIELD. Refusals are in the order of the form. Never throws.
 */
export const checkForm = (
  specs: readonly FieldSpec[],
  values: Readonly<Record<string, unknown>>,
  clock: Clock,
): CheckedForm => {
  const arrived = readAll(values);
  const known = new Map(specs.map((spec) => [spec.name, spec]));
  const specOf = (name: FieldName): FieldSpec | undefined => known.get(name);
  const statuses = createFieldStatuses(specs, specOf, (name) => {
    const spec = specOf(name);
    return spec && comparedValue(spec, arrived.get(name));
  });
  const context = { valueOf: statuses.read, clock };
  const companions = new Set(specs.map(({ companion }) => companion));
  const accepted: FormValues = {};
  const refused: RefusedField[] = [];

  for (const spec of specs) {
    const status = statuses.of(spec);
    if (!status.sent) continue;
    const value = settledValue(spec, arrived.get(spec.name));
    const second = spec.companion === undefined ? undefined : arrived.get(spec.companion);
    const companion = typeof second === 'string' ? second : undefined;
    const error = checkValue(specFor(spec, status), value, { ...context, companion });
    if (error && !status.shown) continue;
    const taken = error ? undefined : usable(spec, value);
    if (error) refused.push({ field: spec.name, ...error });
    else if (taken !== undefined) accepted[spec.name] = taken;

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
