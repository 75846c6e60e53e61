import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { FormDocument, PatternsDocument, RulesDocument } from '#contract/generated/documents.ts';
import { factsOf } from '#engine/conditions.ts';
import {
  createFormModel,
  fieldSpecs,
  formModes,
  type FieldSpec,
  type FieldValue,
  type FormModel,
  type FormModelOptions,
  type ModeChoice,
  type ReportFault,
} from '#engine/forms/index.ts';
import { useFromFacts, type FactSource, type FactValue } from '#ui/facts/facts.tsx';

export type UseFormModelOptions = {
  document: FormDocument;
  /** What the server accepts; a new object changes the form in place. */
  rules?: Pick<RulesDocument, 'fields'> | undefined;
  patterns?: Pick<PatternsDocument, 'patterns'> | undefined;
  /** Values at the start; later ones are not looked at. */
  initial?: FormModelOptions['initial'];
  /** The address's query, for fields with `initialFrom`. */
  query?: Pick<URLSearchParams, 'get'> | undefined;
  clock?: FormModelOptions['clock'];
  checks?: FormModelOptions['checks'];
  onFault?: FormModelOptions['onFault'];
  /** Told of rules and patterns that cannot be used. */
  onRuleFault?: ReportFault | undefined;
};

export type FormInUse = {
  model: FormModel;
  modes: readonly ModeChoice[];
  mode: string | undefined;
  setMode: (mode: string) => void;
};

const conditionsOf = (form: FormDocument): unknown[] => [
  ...Object.values(form.groups).map((group) => group.when),
  ...Object.values(form.fields).map((field) => field.when),
  ...Object.values(form.modes ?? {}).map((mode) => mode.when),
];

const valuesAtStart = (
  specs: readonly FieldSpec[],
  query: UseFormModelOptions['query'],
  initial: FormModelOptions['initial'],
): Record<string, FieldValue> => {
  const fromQuery = specs.flatMap(({ name, initialFrom }) => {
    const value = initialFrom === undefined ? null : query?.get(initialFrom);
    return value ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(fromQuery), ...initial };
};

/** Only the facts the form's own conditions read, so that others change nothing here. */
const useFactsOf = (form: FormDocument): Readonly<Record<string, FactValue>> => {
  const names = useMemo(() => [...new Set(conditionsOf(form).flatMap(factsOf))], [form]);
  const read = useCallback(
    (fact: FactSource['read']) => Object.fromEntries(names.map((name) => [name, fact(name)])),
    [names],
  );
  return useFromFacts(read);
};

/**
 * The model of a form on a page. Document, rules, patterns, facts and mode may change while a player types: the form
 * follows, and what is typed stays.
 */
export function useFormModel({
  document: form,
  rules,
  patterns,
  initial,
  query,
  onRuleFault,
  ...options
}: UseFormModelOptions): FormInUse {
  const facts = useFactsOf(form);
  const [wanted, setMode] = useState<string>();
  const modes = useMemo(() => formModes(form, (name) => facts[name]), [form, facts]);
  const mode = modes.some((choice) => choice.mode === wanted) ? wanted : modes[0]?.mode;
  const specs = useMemo(
    () => fieldSpecs({ form, rules, patterns, facts: (name) => facts[name], mode, onFault: onRuleFault }),
    [form, rules, patterns, facts, mode, onRuleFault],
  );
  const [model] = useState(() =>
    createFormModel(specs, {
      ...options,
      initial: valuesAtStart(specs, query, initial),
      showErrors: form.showErrors,
    }),
  );
  useLayoutEffect(() => model.setSpecs(specs), [model, specs]);
  return { model, modes, mode, setMode };
}
