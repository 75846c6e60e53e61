import type { Clock } from '#engine/time/clock.ts';
import { checkValue } from './check-value.ts';
import type { FieldError, FieldErrorCode } from './field-error.ts';
import { own } from '#engine/json/json.ts';
import type { FieldName, FieldSpec, FieldValue, FormFile, FormValues } from '../specs/field-spec.ts';
import { blankValue } from '../inputs/parts/input-value.ts';
import { expandRows, nestRows, placeInRow, repeatsOf, rowField, type Row } from '../specs/repeated-rows.ts';
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

type ReadRows = {
  /** Specs with one for each field of each row, named by the position of the row. */
  specs: readonly FieldSpec[];
  /** Values by these names. */
  arrived: ReadonlyMap<string, unknown>;
  refused: RefusedField[];
};

/** Takes lists of rows apart. One that is missing counts as the fewest rows, all blank; one that is no list of rows is refused as a whole. */
const readRows = (asked: readonly FieldSpec[], arrived: ReadonlyMap<string, unknown>): ReadRows => {
  const repeats = repeatsOf(asked);
  const refused: RefusedField[] = [];
  if (repeats.size === 0) return { specs: asked, arrived, refused };
  const flat = new Map(arrived);
  // Values of rows come in their list alone.
  for (const name of arrived.keys()) {
    if (!placeInRow(name)) continue;
    flat.delete(name);
    refused.push({ field: name, code: 'UNKNOWN_FIELD', params: {} });
  }
  const counts = new Map<string, number>();
  const refuse = (field: string, code: FieldErrorCode, params: FieldError['params'] = {}): void => {
    refused.push({ field, code, params });
  };
  const isAsked = (group: string): boolean => asked.some((spec) => spec.group === group && spec.enabled);
  for (const [group, { least, most }] of repeats) {
    const list = flat.get(group);
    flat.delete(group);
    const rows: readonly unknown[] = Array.isArray(list) ? list : [];
    const isRead = rows.length <= most && isAsked(group);
    counts.set(group, isRead ? Math.max(least, rows.length) : 0);
    if (!isAsked(group)) continue;
    if (list !== undefined && !Array.isArray(list)) refuse(group, 'INVALID_TYPE');
    else if (rows.length > most) refuse(group, 'TOO_MANY_ROWS', { max: most });
    else if (list !== undefined && rows.length < least) refuse(group, 'TOO_FEW_ROWS', { min: least });
    if (!isRead) continue;
    rows.forEach((row, index) => {
      if (typeof row !== 'object' || row === null || Array.isArray(row)) {
        refuse(`${group}[${index}]`, 'INVALID_TYPE');
        return;
      }
      for (const [name, value] of readAll(row)) flat.set(rowField(group, index, name), value);
    });
  }
  const rowsOf = (group: string): Row[] =>
    Array.from({ length: counts.get(group) ?? 0 }, (_, index) => ({ key: String(index), values: undefined }));
  return { specs: expandRows(asked, rowsOf), arrived: flat, refused };
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
 * with UNKNOWN_FIELD. A field of a row is named by the row's position from 0, such as `tiers[0].rate`. Refusals are in the order of the form. Never throws.
 */
export const checkForm = (
  asked: readonly FieldSpec[],
  values: Readonly<Record<string, unknown>>,
  clock: Clock,
): CheckedForm => {
  const { specs, arrived, refused } = readRows(asked, readAll(values));
  const known = new Map(specs.map((spec) => [spec.name, spec]));
  const specOf = (name: FieldName): FieldSpec | undefined => known.get(name);
  const statuses = createFieldStatuses(specs, specOf, (name) => {
    const spec = specOf(name);
    return spec && comparedValue(spec, arrived.get(name));
  });
  const context = { valueOf: statuses.read, clock };
  const companions = new Set(specs.map(({ companion }) => companion));
  const accepted: Record<FieldName, FieldValue> = {};

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
  return refused.length === 0
    ? { ok: true, values: nestRows(specs, accepted) }
    : { ok: false, fields: refused };
};
