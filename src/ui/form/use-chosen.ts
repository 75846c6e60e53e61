import { useLayoutEffect } from 'react';
import { subscribe } from 'valtio';
import type { FormDocument } from '#contract/generated/documents.ts';
import { decidingFields, type FieldSpec, type FormModel } from '#engine/forms/index.ts';

export type ChosenValues = Readonly<Record<string, unknown>>;

/** Reports the values of fields that decide about options and bounds of others, on each change. */
export function useChosen(form: FormDocument, model: FormModel, tell: (chosen: ChosenValues) => void): void {
  useLayoutEffect(() => {
    const fields = decidingFields(form)
      .filter((name) => model.has(name))
      .map((name) => model.field(name));
    if (fields.length === 0) return undefined;
    let told: string | undefined;
    const look = (): void => {
      const values = Object.fromEntries(fields.map(({ spec, value }) => [spec.name, value]));
      const now = JSON.stringify(values);
      if (now === told) return;
      told = now;
      tell(values);
    };
    look();
    const ends = fields.map((field) => subscribe(field, look, true));
    return () => ends.forEach((end) => end());
  }, [form, model, tell]);
}

/** Sets a preselecting field to its first option when the chosen one is no longer offered. */
export function keepOffered({ fields }: FormDocument, model: FormModel, specs: readonly FieldSpec[]): void {
  for (const { name, options = [], initial, repeat } of specs) {
    if (repeat) continue;
    const isOffered = options.some(({ value }) => value === model.field(name).value);
    if (fields[name]?.optionsFrom?.preselect === true && !isOffered && options.length > 0) {
      model.write(name, initial);
    }
  }
}
