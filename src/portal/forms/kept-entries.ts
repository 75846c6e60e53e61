import type { FormDocument } from '#contract/generated/documents.ts';
import { isKeptOnPage } from '#engine/forms/input-value.ts';
import type { FormModel } from '#engine/forms/index.ts';

/** Typed values of a form in the tab's storage. `until`: milliseconds since 1970. */
export type KeptEntries = {
  until: number;
  mode?: string | undefined;
  fields: Readonly<Record<string, { value: string | boolean; companion?: string }>>;
};

const nameOf = ({ id }: FormDocument): string => `livery.entries.${id}`;

/** Fields whose values may be kept, in the order they are asked for. Agreements must be given anew. */
const keptFields = (form: FormDocument): string[] =>
  form.order
    .flatMap((group) => form.groups[group]?.order ?? [])
    .filter((name) => {
      const field = form.fields[name];
      return field && isKeptOnPage(field.input) && !field.mustAccept && !field.sensitive;
    });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Kept values of a form; undefined when expired or malformed. */
export function readEntries(
  storage: Storage | undefined,
  form: FormDocument,
  now: number,
): KeptEntries | undefined {
  if (!form.keepsEntries) return undefined;
  try {
    const read: unknown = JSON.parse(storage?.getItem(nameOf(form)) ?? 'null');
    if (!isObject(read) || !isObject(read['fields']) || !(Number(read['until']) > now)) return undefined;
    return read as KeptEntries;
  } catch {
    return undefined;
  }
}

export const dropEntries = (storage: Storage | undefined, form: FormDocument): void =>
  storage?.removeItem(nameOf(form));

/** Stores the values of a form; removes them when there are none or they were sent. */
export function keepEntries(
  storage: Storage | undefined,
  form: FormDocument,
  { model, mode, until }: { model: FormModel; mode: string | undefined; until: number },
): void {
  if (!form.keepsEntries) return;
  const fields = Object.fromEntries(
    keptFields(form).flatMap((name) => {
      const { value, companion, spec } = model.field(name);
      const typed = typeof value === 'string' || typeof value === 'boolean' ? value : '';
      if (typed === '' || typed === spec.initial) return [];
      return [[name, { value: typed, ...(companion !== '' && { companion }) }]];
    }),
  );
  if (model.form.sent || Object.keys(fields).length === 0) return dropEntries(storage, form);
  const kept: KeptEntries = { until, mode, fields };
  try {
    storage?.setItem(nameOf(form), JSON.stringify(kept));
  } catch {
    // A full storage keeps nothing, which loses only this convenience.
  }
}

/** Restores kept values, except those that the address sets. True when any was restored. */
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
    if (said || typeof value !== typeof model.field(name).value) continue;
    model.write(name, value as string | boolean);
    if (typeof companion === 'string') model.accompany(name, companion);
    restored = true;
  }
  return restored;
}
