import { ownFieldActions } from '#contract/generated/own-fields.ts';
import type { RefusedField } from '#contract/call-errors.ts';
import type { FieldSpec, FormValues } from '#engine/forms/index.ts';
import { isKeptField, type OwnFieldAction } from '#engine/own-fields.ts';

/** Values of fields of the operator's own, by field. */
export type OwnValues = Record<string, string | boolean>;

/** Actions that take own fields of the operator, each with the fields that it knows itself. */
export const { register: registerAction, changeNickname: nicknameAction } = ownFieldActions;

/** True for an own field of the operator, a name that the call does not know. */
export const isOwn = ({ fields }: OwnFieldAction, name: string): boolean => !fields.includes(name);

/** Fields of the platform that were sent among the operator's own: they have a place of their own in the body, with checks of their own. */
export const misplaced = (action: OwnFieldAction, sent: OwnValues): RefusedField[] =>
  Object.keys(sent).flatMap((field) =>
    isOwn(action, field) ? [] : [{ field, code: 'UNKNOWN_FIELD' as const, params: {} }],
  );

/** Of accepted values those that are kept as the operator's own: no repeats, no secrets, no files. */
export function keptOwnValues(
  action: OwnFieldAction,
  specs: readonly FieldSpec[],
  accepted: FormValues,
): OwnValues {
  const kept = specs.filter(({ name, ...spec }) => isOwn(action, name) && isKeptField(spec));
  const names = kept.flatMap(({ name, companion }) =>
    companion !== undefined && isOwn(action, companion) ? [name, companion] : [name],
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = accepted[name];
      return typeof value === 'string' || typeof value === 'boolean' ? [[name, value] as const] : [];
    }),
  );
}
