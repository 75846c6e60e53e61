import type { FormDocument } from '#contract/generated/documents.ts';
import { canShow, isKeptOnPage } from '#engine/forms/inputs/parts/input-value.ts';
import type { FieldSpec, FormModel } from '#engine/forms/index.ts';

/** Entries of a form as a tab keeps them. `until`: milliseconds since 1970. */
export type KeptEntries = {
  until: number;
  mode?: string | undefined;
  /** By name; those of rows by group, position and field. */
  fields: Readonly<Record<string, { value: string | boolean; companion?: string }>>;
  /** Number of rows of each repeating group. */
  rows?: Readonly<Record<string, number>>;
};

/** A form with its subject, such as one of several accounts. */
export type EntriesOwner = { form: FormDocument; about?: Readonly<Record<string, string>> | undefined };

const nameOf = ({ form, about }: EntriesOwner): string =>
  ['livery.entries', form.id, ...Object.values(about ?? {})].join('.');

/** Names of the fields whose values may be kept, in the order of the form. Agreements must be given anew. */
const keptFields = (form: FormDocument): string[] =>
  form.order
    .flatMap((group) => form.groups[group]?.order ?? [])
    .filter((name) => {
      const field = form.fields[name];
      return field && isKeptOnPage(field.input) && !field.mustAccept && !field.sensitive;
    });

/** Name of a kept value: rows are known by their positions, since their keys are made anew. */
const keptName = (name: string, { row, group }: FieldSpec): string =>
  row ? `${group}[${row.number}].${row.field}` : name;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Kept entries of a form; undefined when absent, expired or malformed. */
export function readEntries(
  storage: Storage | undefined,
  owner: EntriesOwner,
  now: number,
): KeptEntries | undefined {
  try {
    const read: unknown = JSON.parse(storage?.getItem(nameOf(owner)) ?? 'null');
    if (!isObject(read) || !isObject(read['fields']) || !(Number(read['until']) > now)) return undefined;
    return read as KeptEntries;
  } catch {
    return undefined;
  }
}

export const dropEntries = (storage: Storage | undefined, owner: EntriesOwner): void =>
  storage?.removeItem(nameOf(owner));

/** Stores the entries of a form in the tab; removes them when the form is empty or was sent. */
export function keepEntries(
  storage: Storage | undefined,
  owner: EntriesOwner,
  { model, mode, until }: { model: FormModel; mode: string | undefined; until: number },
): void {
  const { form } = owner;
  const fields = Object.fromEntries(
    keptFields(form)
      .flatMap((field) => model.namesOf(field))
      .flatMap((name) => {
        const { value, companion, spec } = model.field(name);
        const typed = typeof value === 'string' || typeof value === 'boolean' ? value : '';
        if (typed === '' || typed === spec.initial) return [];
        return [[keptName(name, spec), { value: typed, ...(companion !== '' && { companion }) }]];
      }),
  );
  const rows = Object.fromEntries(
    Object.entries(model.form.rows).map(([group, keys]) => [group, (keys as readonly string[]).length]),
  );
  if (model.form.sent || Object.keys(fields).length === 0) return dropEntries(storage, owner);
  const kept: KeptEntries = { until, mode, fields, ...(Object.keys(rows).length > 0 && { rows }) };
  try {
    storage?.setItem(nameOf(owner), JSON.stringify(kept));
  } catch {
    // A full storage keeps nothing, which loses only this convenience.
  }
}

/** Restores kept entries, except those that the address sets. True when any was restored. */
export function restoreEntries(
  form: FormDocument,
  { fields, rows = {} }: KeptEntries,
  { model, query }: { model: FormModel; query: Pick<URLSearchParams, 'get'> },
): boolean {
  for (const [group, count] of Object.entries(rows))
    while ((model.form.rows[group]?.length ?? count) < count && model.addRow(group));
  const names = keptFields(form).flatMap((field) => model.namesOf(field));
  let restored = false;
  for (const name of names) {
    const { spec } = model.field(name);
    const held = keptName(name, spec);
    if (!Object.hasOwn(fields, held)) continue;
    const { value, companion } = fields[held] ?? {};
    const { initialFrom } = form.fields[name] ?? {};
    const said = initialFrom !== undefined && query.get(initialFrom);
    if (said || !canShow(spec.input, value)) continue;
    model.write(name, value as string | boolean);
    if (typeof companion === 'string') model.accompany(name, companion);
    restored = true;
  }
  return restored;
}
