import type { FieldName, FieldSpec } from '../specs/field-spec.ts';
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

/** Visible fields of a group; the previous object if they are equal, undefined for none. */
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

/** The previous list if the new one has the same entries. */
export const sameList = <Entry>(before: readonly Entry[], now: readonly Entry[]): readonly Entry[] =>
  before.length === now.length && before.every((entry, index) => entry === now[index]) ? before : now;
