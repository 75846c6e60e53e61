import { ownFieldActions } from '#contract/generated/own-fields.ts';
import type { FieldInput } from './forms/specs/field-spec.ts';
import { isLasting } from './forms/inputs/parts/input-value.ts';
import { isJsonObject, own, type JsonObject } from './json/json.ts';

/** Who or what keeps the values of own fields: the one who submits the form, or the record that submitting it makes. */
export type KeptWith = 'submitter' | 'record';

/** An action that takes the operator's own fields: the form that checks their values, and the fields the platform knows. */
export type OwnFieldAction = { form: string; kept: KeptWith; fields: readonly string[] };

/** Entry of an action in the list of those that take own fields; undefined for any other action. */
const ownFieldAction = (action: string): OwnFieldAction | undefined =>
  own<OwnFieldAction>(ownFieldActions, action);

/** Forms whose own fields are kept with their submitter and are facts. */
export const ownFieldForms: readonly string[] = Object.values(ownFieldActions).flatMap(({ form, kept }) =>
  kept === 'submitter' ? [form] : [],
);

/** True when the value of an own field is kept: a lasting input that does not repeat another field. */
export const isKeptField = ({ input, equals }: { input?: unknown; equals?: unknown }): boolean =>
  isLasting(String(input) as FieldInput) && equals === undefined;

/** Own-field entry of the action that a form document submits to; undefined when the action takes no own fields. */
export function ownFieldActionOf(form: unknown): OwnFieldAction | undefined {
  const submit = isJsonObject(form) ? own(form, 'submit') : undefined;
  const action = isJsonObject(submit) ? own(submit, 'action') : undefined;
  const name = isJsonObject(action) ? own(action, 'do') : undefined;
  return typeof name === 'string' ? ownFieldAction(name) : undefined;
}

/** Own fields of a form document whose values are kept, by name. */
export function ownFieldsOf(form: unknown): Record<string, JsonObject> {
  const action = ownFieldActionOf(form);
  const fields = isJsonObject(form) ? own(form, 'fields') : undefined;
  if (!action || !isJsonObject(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, JsonObject] =>
        isJsonObject(entry[1]) && !action.fields.includes(entry[0]) && isKeptField(entry[1]),
    ),
  );
}
