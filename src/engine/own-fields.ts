import { ownFieldActions } from '#contract/generated/own-fields.ts';
import type { FieldInput } from './forms/field-spec.ts';
import { isLasting } from './forms/input-value.ts';
import { isJsonObject, own, type JsonObject } from './json.ts';

/** An action that takes fields of the operator's own: the form that checks their values, and the fields that the platform knows. */
export type OwnFieldAction = { form: string; kept: 'member' | 'order'; fields: readonly string[] };

/** What is known of an action that takes fields of the operator's own; undefined for one that takes none. */
const ownFieldAction = (action: string): OwnFieldAction | undefined =>
  own<OwnFieldAction>(ownFieldActions, action);

/** The forms whose fields of the operator's own are kept with the member, and are facts. */
export const ownFieldForms: readonly string[] = Object.values(ownFieldActions).flatMap(({ form, kept }) =>
  kept === 'member' ? [form] : [],
);

/** Whether the value of a field of the operator's own is kept with the member; what repeats another field is kept there. */
export const isKeptField = ({ input, equals }: { input?: unknown; equals?: unknown }): boolean =>
  isLasting(String(input) as FieldInput) && equals === undefined;

/** What a form document submits to, as far as it takes fields of the operator's own. */
export function ownFieldActionOf(form: unknown): OwnFieldAction | undefined {
  const submit = isJsonObject(form) ? own(form, 'submit') : undefined;
  const action = isJsonObject(submit) ? own(submit, 'action') : undefined;
  const name = isJsonObject(action) ? own(action, 'do') : undefined;
  return typeof name === 'string' ? ownFieldAction(name) : undefined;
}

/** The fields of a form document that are the operator's own and whose values are kept, by name. */
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
