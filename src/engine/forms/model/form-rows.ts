import type { FieldName, FieldSpec, FormValues, RepeatSpec, RowValues } from '../specs/field-spec.ts';
import { placeInRow, repeatsOf, rowField, type Row } from '../specs/repeated-rows.ts';
import { own } from '#engine/json/json.ts';

/** Keys of the rows of each repeating group, in order. A key is never used again, so that a row keeps its fields wherever it moves. */
export type RowKeys = Readonly<Record<string, readonly string[]>>;

/** Rows of a form's repeating groups. Every change gives true when there was something to change. */
export const createRows = (initial: FormValues) => {
  const rows = new Map<string, readonly Row[]>();
  let repeats: ReadonlyMap<string, RepeatSpec> = new Map();
  let made = 0;

  const makeRow = (values?: RowValues): Row => ({ key: `r${(made += 1)}`, values });

  const startOf = (group: string, { least, start, most }: RepeatSpec): Row[] => {
    const given = own(initial, group);
    const values = Array.isArray(given) ? (given as RowValues[]).slice(0, most) : start;
    return Array.from({ length: Math.max(least, values.length) }, (_, index) => makeRow(values[index]));
  };

  const of = (group: string): readonly Row[] => rows.get(group) ?? [];

  return {
    of,

    keys: (): RowKeys =>
      Object.fromEntries([...repeats.keys()].map((group) => [group, of(group).map(({ key }) => key)])),

    /** Takes over the groups of other specs; rows stay, and those that are missing are added. */
    follow: (specs: readonly FieldSpec[]): void => {
      repeats = repeatsOf(specs);
      for (const [group, repeat] of repeats) {
        const before = rows.get(group) ?? startOf(group, repeat);
        const missing = Math.max(0, repeat.least - before.length);
        rows.set(
          group,
          missing === 0 ? before : [...before, ...Array.from({ length: missing }, () => makeRow())],
        );
      }
    },

    reset: (): void => {
      for (const [group, repeat] of repeats) rows.set(group, startOf(group, repeat));
    },

    add: (group: string): boolean => {
      const repeat = repeats.get(group);
      if (!repeat || of(group).length >= repeat.most) return false;
      rows.set(group, [...of(group), makeRow()]);
      return true;
    },

    remove: (group: string, key: string): boolean => {
      const repeat = repeats.get(group);
      const left = of(group).filter((row) => row.key !== key);
      if (!repeat || left.length === of(group).length || left.length < repeat.least) return false;
      rows.set(group, left);
      return true;
    },

    move: (group: string, key: string, by: number): boolean => {
      const before = of(group);
      const from = before.findIndex((row) => row.key === key);
      const row = before[from];
      if (!row || from + by < 0 || from + by >= before.length) return false;
      rows.set(group, before.toSpliced(from, 1).toSpliced(from + by, 0, row));
      return true;
    },

    /** First group with more rows than it may have, after a document that allows fewer. */
    tooMany: (): RepeatSpec | undefined => {
      for (const [group, repeat] of repeats) if (of(group).length > repeat.most) return repeat;
      return undefined;
    },

    /** Names of a document's field: one a row for a field of a repeating group. */
    namesOf: (field: FieldName, group: string | undefined): FieldName[] =>
      group === undefined ? [field] : of(group).map(({ key }) => rowField(group, key, field)),

    /** Name of a field that a server names by the position of its row, such as `tiers[0].rate`. */
    nameOf: (field: FieldName): FieldName => {
      const place = placeInRow(field);
      const row = place && of(place.group)[Number(place.key)];
      return place && row ? rowField(place.group, row.key, place.field) : field;
    },
  };
};
