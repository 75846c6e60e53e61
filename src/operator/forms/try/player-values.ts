import { useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import type { FormDocument } from '#contract/generated/documents.ts';
import {
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
  const states = names.map((name) => ({ name, ...model.field(name) }));
  return {
    values: Object.fromEntries(states.map(({ name, value }) => [name, value])),
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
    read();
    const stops = [model.form, ...names.map((name) => model.field(name))].map((state) =>
      subscribe(state, read, true),
    );
    return () => stops.forEach((stop) => stop());
  }, [model, form]);
  return typed;
}
