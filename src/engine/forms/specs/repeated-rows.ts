import { own } from '#engine/json/json.ts';
import type {
  FieldName,
  FieldSpec,
  FieldValue,
  FormValues,
  LiveCondition,
  RepeatSpec,
  RowValues,
} from './field-spec.ts';

/** Name of a field in a row. Names of documents have no brackets, so that it is no other field's. */
export const rowField = (group: string, key: string | number, field: FieldName): FieldName =>
  `${group}[${key}].${field}`;

const ROW_FIELD = /^(?<group>[^[\]]+)\[(?<key>[^[\]]*)\]\.(?<field>.+)$/u;

/** Group, row and field of a row's field; undefined for a field outside of rows. */
export const placeInRow = (name: FieldName): { group: string; key: string; field: FieldName } | undefined => {
  const { group, key, field } = ROW_FIELD.exec(name)?.groups ?? {};
  return group === undefined || key === undefined || field === undefined ? undefined : { group, key, field };
};

/** The field of the document that a name stands for: a row's field is that of its group. */
export const documentField = (name: FieldName): FieldName => placeInRow(name)?.field ?? name;

/** Repeating groups of a form, by name. */
export const repeatsOf = (specs: readonly FieldSpec[]): ReadonlyMap<string, RepeatSpec> => {
  const repeats = new Map<string, RepeatSpec>();
  for (const { group, repeat } of specs) if (repeat) repeats.set(group, repeat);
  return repeats;
};

/** A row of a repeating group; `values` are those of its fields at the start. */
export type Row = { key: string; values: RowValues | undefined };

type Names = (field: FieldName) => FieldName;

const conditionIn = (condition: LiveCondition | undefined, nameOf: Names): LiveCondition | undefined =>
  condition && {
    ...condition,
    reads: condition.reads.map(nameOf),
    inRow: Object.fromEntries(condition.reads.map((name) => [name, nameOf(name)])),
  };

const usableStart = (spec: FieldSpec, values: RowValues | undefined): FieldValue => {
  const value = values && own(values, spec.name);
  return typeof value === typeof spec.initial ? (value as FieldValue) : spec.initial;
};

const rowSpecs = (fields: readonly FieldSpec[], rows: readonly Row[]): FieldSpec[] => {
  const names = new Set(fields.map(({ name }) => name));
  return rows.flatMap(({ key, values }, index) =>
    fields.map(({ repeat, across, ...spec }): FieldSpec => {
      const nameOf: Names = (field) => (names.has(field) ? rowField(spec.group, key, field) : field);
      return {
        ...spec,
        name: nameOf(spec.name),
        equals: spec.equals === undefined ? undefined : nameOf(spec.equals),
        companion: spec.companion === undefined ? undefined : rowField(spec.group, key, spec.companion),
        requiredWhen: conditionIn(spec.requiredWhen, nameOf),
        enabledWhen: conditionIn(spec.enabledWhen, nameOf),
        when: conditionIn(spec.when, nameOf),
        initial: usableStart(spec, values),
        row: {
          key,
          field: spec.name,
          number: index + 1,
          count: rows.length,
          label: repeat?.label ?? '',
        },
        ...(across && {
          acrossRows: {
            rule: across,
            before: rows
              .slice(0, index)
              .map((row) => rowField(spec.group, row.key, spec.name))
              .toReversed(),
          },
        }),
      };
    }),
  );
};

/** Specs of a form with one spec for each row in place of that of a repeated field. The list itself for a form without repeating groups. */
export const expandRows = (
  specs: readonly FieldSpec[],
  rowsOf: (group: string, repeat: RepeatSpec) => readonly Row[],
): readonly FieldSpec[] => {
  const repeats = repeatsOf(specs);
  if (repeats.size === 0) return specs;
  const done = new Set<string>();
  return specs.flatMap((spec) => {
    if (!spec.repeat) return [spec];
    if (done.has(spec.group)) return [];
    done.add(spec.group);
    const fields = specs.filter(({ group }) => group === spec.group);
    return rowSpecs(fields, rowsOf(spec.group, spec.repeat));
  });
};

/** Values by field with those of rows as lists of rows. `specs` are expanded; a row of which nothing is there stays as an empty one. */
export const nestRows = (
  specs: readonly FieldSpec[],
  flat: Readonly<Record<FieldName, FieldValue>>,
): FormValues => {
  if (!specs.some(({ row }) => row)) return { ...flat };
  const values: FormValues = {};
  const counts = new Map(specs.flatMap(({ group, row }) => (row ? [[group, row.count] as const] : [])));
  const numbers = new Map(specs.flatMap(({ name, row }) => (row ? [[name, row.number] as const] : [])));
  const companions = new Map(
    specs.flatMap(({ companion, row }) =>
      row && companion !== undefined ? [[companion, row.number] as const] : [],
    ),
  );
  for (const [name, value] of Object.entries(flat)) {
    const number = numbers.get(name) ?? companions.get(name);
    const place = number === undefined ? undefined : placeInRow(name);
    if (!place || number === undefined) {
      values[name] = value;
      continue;
    }
    const rows = (values[place.group] ??= Array.from(
      { length: counts.get(place.group) ?? 0 },
      () => ({}),
    )) as Record<FieldName, FieldValue>[];
    const row = rows[number - 1];
    if (row) row[place.field] = value;
  }
  return values;
};
