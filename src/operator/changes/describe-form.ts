import { own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { fieldName, formName, groupName } from '../documents/form-table.ts';
import { documentOf } from '../documents/reader.ts';
import type { Change, Comparison } from './change.ts';
import { describeOrder } from './describe-order.ts';
import { describeValues } from './describe-values.ts';

/** Changes of a form: sequences in words, other values one by one. */
export function describeForm({ before, after }: Comparison, id: string): Change[] {
  const was = documentOf(before, 'form', id);
  const now = documentOf(after, 'form', id);
  const key = documentKey('form', id);
  const where = formName(after, id);
  const sequence = (
    place: string[],
    path: string[],
    from: string[],
    to: string[],
    name: (id: string) => string,
  ) =>
    describeOrder(from, to, 'fields', name).map((change) => ({
      ...change,
      place: [...place, name(change.entry)],
      key,
      path,
    }));
  const changes = sequence([where], ['order'], was?.order ?? [], now?.order ?? [], (group) =>
    groupName(after, now ?? was, group),
  );
  for (const [group, { order }] of Object.entries(now?.groups ?? {})) {
    const ordered = own(was?.groups ?? {}, group)?.order ?? [];
    const path = ['groups', group, 'order'];
    changes.push(...sequence([where], path, ordered, order, (field) => fieldName(after, now, field)));
  }
  return [
    ...changes,
    ...describeValues(withoutOrders(was), withoutOrders(now), {
      place: [where],
      key,
      comparison: { before, after },
    }),
  ];
}

/** A form without its sequences, which are described in words. */
const withoutOrders = (form: unknown): Json | undefined => {
  if (form === undefined) return undefined;
  const { order: _order, groups, ...rest } = form as JsonObject;
  const bare = Object.entries((groups ?? {}) as JsonObject).map(([name, group]) => {
    const { order: _ordered, ...others } = group as JsonObject;
    return [name, others];
  });
  return { ...rest, groups: Object.fromEntries(bare) };
};
