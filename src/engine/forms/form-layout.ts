import type { FieldName, FieldSpec } from './field-spec.ts';
import type { GroupLayout } from './form-state.ts';

/** Every field of each group, in order. */
export const groupsOf = (specs: readonly FieldSpec[]): Map<string, FieldName[]> => {
  const groups = new Map<string, FieldName[]>();
  for (const { name, group } of specs) {
    const fields = groups.get(group);
    if (fields) fields.push(name);
    else groups.set(group, [name]);
  }
  return groups;
};

const sameFields = (left: readonly FieldName[], right: readonly FieldName[]): boolean =>
  left.length === right.length && left.every((name, index) => name === right[index]);

/** The visible fields of a group; the object of before when they are the same, undefined for none. */
export const layoutOf = (
  group: string,
  names: readonly FieldName[],
  isShown: (field: FieldName) => boolean,
  before: GroupLayout | undefined,
): GroupLayout | undefined => {
  const fields = names.filter(isShown);
  if (fields.length === 0) return undefined;
  return before && sameFields(before.fields, fields) ? before : { group, fields };
};

/** The list of before when the new one holds the same entries. */
export const sameList = <Entry>(before: readonly Entry[], now: readonly Entry[]): readonly Entry[] =>
  before.length === now.length && before.every((entry, index) => entry === now[index]) ? before : now;
