import { useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import type { FormDocument } from '#contract/generated/documents.ts';
import {
  documentField,
  fieldErrors,
  type FieldError,
  type FieldName,
  type FormModel,
  type FormValues,
} from '#engine/forms/index.ts';

/** Current values of the player's form. */
export type Typed = {
  values: FormValues;
  /** Refusals of the platform. */
  refusals: Readonly<Record<FieldName, FieldError>>;
  step: string | undefined;
};

/** Fields of a form in the order of its groups, without repetitions. */
export const fieldNames = (form: FormDocument): FieldName[] => [
  ...new Set(
    form.order.flatMap((group) =>
      (form.groups[group]?.order ?? []).filter((name) => Object.hasOwn(form.fields, name)),
    ),
  ),
];

const readTyped = (model: FormModel, names: readonly FieldName[]): Typed => {
  const states = names
    .flatMap((name) => model.namesOf(name))
    .map((name) => ({ name: documentField(name), ...model.field(name) }));
  const rows = states.filter(({ spec }) => spec.row);
  const flat = states.filter(({ spec }) => !spec.row);
  const groups = [...new Set(rows.map(({ spec }) => spec.group))];
  const rowsOf = (group: string) =>
    (model.form.rows[group] ?? []).map((key) =>
      Object.fromEntries(
        rows
          .filter(({ spec }) => spec.group === group && spec.row?.key === key)
          .map(({ name, value }) => [name, value]),
      ),
    );
  return {
    values: Object.fromEntries([
      ...flat.map(({ name, value }) => [name, value] as const),
      ...groups.map((group) => [group, rowsOf(group)] as const),
    ]),
    refusals: Object.fromEntries(
      states.flatMap(({ name, error }) =>
        error && fieldErrors[error.code].origin === 'server' ? [[name, error] as const] : [],
      ),
    ),
    step: model.form.step,
  };
};

const nothing: Typed = { values: {}, refusals: {}, step: undefined };

/** Subscribes to the values of a form. */
export function useTyped(model: FormModel, form: FormDocument): Typed {
  const [typed, setTyped] = useState(nothing);
  // Runs after the layout effect in which the model adopts a changed document.
  useEffect(() => {
    const names = fieldNames(form);
    const read = () => setTyped(readTyped(model, names));
    let stops: (() => void)[] = [];
    const follow = () => {
      stops.forEach((stop) => stop());
      const fields = names.flatMap((name) => model.namesOf(name)).map((name) => model.field(name));
      stops = fields.map((state) => subscribe(state, read, true));
      read();
    };
    follow();
    // Rows come and go, and the fields with them.
    const stop = subscribe(model.form, follow, true);
    return () => {
      stop();
      stops.forEach((each) => each());
    };
  }, [model, form]);
  return typed;
}
