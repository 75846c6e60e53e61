import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { FormDocument, PatternsDocument, RulesDocument } from '#contract/generated/documents.ts';
import { factsOf } from '#engine/conditions/conditions.ts';
import {
  createFormModel,
  fieldSpecs,
  formModes,
  type FieldSpec,
  type FieldSpecsOptions,
  type FormModel,
  type FormModelOptions,
  type FormValues,
  type ModeChoice,
  type ReportFault,
} from '#engine/forms/index.ts';
import { keepOffered, useChosen, type ChosenValues } from './use-chosen.ts';
import { useFromFacts, type FactSource, type FactValue } from '#ui/facts/facts.tsx';

export type UseFormModelOptions = {
  document: FormDocument;
  /** The server's rules; a new object updates the form in place. */
  rules?: Pick<RulesDocument, 'fields'> | undefined;
  patterns?: Pick<PatternsDocument, 'patterns'> | undefined;
  /** Initial values; later changes are ignored. */
  initial?: FormModelOptions['initial'];
  /** Initial mode of the form, if it is open; later changes are ignored. */
  startMode?: string | undefined;
  /** Query of the address, for fields with `initialFrom`. */
  query?: Pick<URLSearchParams, 'get'> | undefined;
  clock?: FormModelOptions['clock'];
  /** Ages and other numbers of the brand that fields name. */
  constants?: FieldSpecsOptions['constants'];
  /** Platform data that fields name; a new object updates the form in place. */
  data?: FieldSpecsOptions['data'];
  /** Subject of the form, such as one of several accounts. */
  about?: Readonly<Record<string, string>> | undefined;
  /** Questions to the platform by field; may change at any time. */
  checks?: FormModelOptions['checks'];
  schedule?: FormModelOptions['schedule'];
  onFault?: FormModelOptions['onFault'];
  /** Called with each unusable rule or pattern. */
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
  ...Object.values(form.fields).flatMap((field) => [field.when, field.requiredWhen, field.enabledWhen]),
  ...Object.values(form.modes ?? {}).map((mode) => mode.when),
];

const valuesAtStart = (
  specs: readonly FieldSpec[],
  query: UseFormModelOptions['query'],
  initial: FormModelOptions['initial'],
): FormValues => {
  const fromQuery = specs.flatMap(({ name, initialFrom }) => {
    const value = initialFrom === undefined ? null : query?.get(initialFrom);
    return value ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(fromQuery), ...initial };
};

/** Facts that the form's own conditions read; changes of others cause no rerender. */
const useFactsOf = (form: FormDocument): Readonly<Record<string, FactValue>> => {
  const names = useMemo(
    () => [...new Set(conditionsOf(form).flatMap((condition) => (condition ? factsOf(condition) : [])))],
    [form],
  );
  const read = useCallback(
    (fact: FactSource['read']) => Object.fromEntries(names.map((name) => [name, fact(name)])),
    [names],
  );
  return useFromFacts(read);
};

type Entries<Value> = Readonly<Record<string, Value>>;

/** A record of stable identity whose entries are replaced. */
const createFollower = <Value>(first: Entries<Value> | undefined) => {
  const entries: Record<string, Value> = { ...first };
  return {
    entries,
    follow: (latest: Entries<Value> = {}): void => {
      for (const name of Object.keys(entries)) if (!Object.hasOwn(latest, name)) delete entries[name];
      Object.assign(entries, latest);
    },
  };
};

/** Stable object with the latest entries, since the model keeps the object it was created with. */
const useFollowing = <Value>(latest: Entries<Value> | undefined): Entries<Value> => {
  const [follower] = useState(() => createFollower(latest));
  useLayoutEffect(() => follower.follow(latest), [follower, latest]);
  return follower.entries;
};

/**
 * Form model of a page. Document, rules, patterns, facts and mode may change while a player types: the form follows and
 * keeps the typed values.
 */
export function useFormModel({
  document: form,
  rules,
  patterns,
  initial,
  startMode,
  query,
  constants,
  data,
  about,
  checks,
  onRuleFault,
  ...options
}: UseFormModelOptions): FormInUse {
  const facts = useFactsOf(form);
  const [wanted, setMode] = useState(startMode);
  const modes = useMemo(() => formModes(form, (name) => facts[name]), [form, facts]);
  const mode = modes.some((choice) => choice.mode === wanted) ? wanted : modes[0]?.mode;
  const [chosen, choose] = useState<ChosenValues>({});
  const specs = useMemo(
    () =>
      fieldSpecs({
        form,
        rules,
        patterns,
        facts: (name) => facts[name],
        mode,
        constants,
        data,
        chosen: { ...about, ...chosen },
        onFault: onRuleFault,
      }),
    [form, rules, patterns, facts, mode, constants, data, about, chosen, onRuleFault],
  );
  const following = useFollowing(checks);
  const [model] = useState(() =>
    createFormModel(specs, {
      ...options,
      checks: following,
      initial: valuesAtStart(specs, query, initial),
      showErrors: form.showErrors,
      steps: form.steps,
    }),
  );
  useLayoutEffect(() => {
    model.setSpecs(specs, { steps: form.steps });
    if (data) keepOffered(form, model, specs);
  }, [model, specs, form, data]);
  useChosen(form, model, choose);
  return { model, modes, mode, setMode };
}
