import type { FormDocument } from '#contract/generated/documents.ts';
import { canShow, isKeptOnPage } from '#engine/forms/inputs/parts/input-value.ts';
import type { FormModel } from '#engine/forms/index.ts';

/** Entries of a form as a tab keeps them. `until`: milliseconds since 1970. */
export type KeptEntries = {
  until: number;
  mode?: string | undefined;
  fields: Readonly<Record<string, { value: string | boolean; companion?: string }>>;
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
    keptFields(form).flatMap((name) => {
      const { value, companion, spec } = model.field(name);
      const typed = typeof value === 'string' || typeof value === 'boolean' ? value : '';
      if (typed === '' || typed === spec.initial) return [];
      return [[name, { value: typed, ...(companion !== '' && { companion }) }]];
    }),
  );
  if (model.form.sent || Object.keys(fields).length === 0) return dropEntries(storage, owner);
  const kept: KeptEntries = { until, mode, fields };
  try {
    storage?.setItem(nameOf(owner), JSON.stringify(kept));
  } catch {
    // A full storage keeps nothing, which loses only this convenience.
  }
}

/** Restores kept entries, except those that the address sets. True when any was restored. */
export function restoreEntries(
  form: FormDocument,
  { fields }: KeptEntries,
  { model, query }: { model: FormModel; query: Pick<URLSearchParams, 'get'> },
): boolean {
  const names = keptFields(form).filter((name) => Object.hasOwn(fields, name));
  let restored = false;
  for (const name of names) {
    const { value, companion } = fields[name] ?? {};
    const { initialFrom } = form.fields[name] ?? {};
    const said = initialFrom !== undefined && query.get(initialFrom);
    if (said || !canShow(model.field(name).spec.input, value)) continue;
    model.write(name, value as string | boolean);
    if (typeof companion === 'string') model.accompany(name, companion);
    restored = true;
  }
  return restored;
}
