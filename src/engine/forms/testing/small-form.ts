import type { FormDocument, FormField } from '#contract/generated/documents.ts';
import type { FieldError } from '../checks/field-error.ts';
import type { FieldRule, FieldSpec } from '../specs/field-spec.ts';
import { fieldSpecs, type FieldSpecsOptions } from '../specs/field-specs.ts';
import type { Scheduler, ServerCheck } from '../model/questions.ts';

type Fields = Readonly<Record<string, Partial<FormField>>>;

/** A form of text fields with a test's overrides, by default in one group. */
export const smallForm = (fields: Fields, rest: Partial<FormDocument> = {}): FormDocument => ({
  kind: 'form',
  id: 'small',
  order: ['all'],
  groups: { all: { order: Object.keys(fields) } },
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { label: `field.${name}`, input: 'text', ...field } as FormField,
    ]),
  ),
  submit: { label: 'register.submit', action: { do: 'register' } },
  ...rest,
});

/** Specs of such a form; a field without a rule of its own is optional and accepts anything. */
export const smallSpecs = (
  fields: Fields,
  rules: Readonly<Record<string, Partial<FieldRule>>> = {},
  { document, ...options }: Partial<FieldSpecsOptions> & { document?: Partial<FormDocument> } = {},
): FieldSpec[] =>
  fieldSpecs({
    form: smallForm(fields, document),
    rules: {
      fields: Object.fromEntries(
        Object.entries(rules).map(([name, rule]) => [name, { enabled: true, required: false, ...rule }]),
      ),
    },
    ...options,
  });

/** Timers that a test lets pass. */
export const manualTimers = (): { schedule: Scheduler; pass: (ms: number) => void } => {
  let now = 0;
  const due = new Set<{ at: number; run: () => void }>();
  return {
    schedule: (run, ms) => {
      const timer = { at: now + ms, run };
      due.add(timer);
      return () => due.delete(timer);
    },
    pass: (ms) => {
      now += ms;
      for (const timer of [...due].toSorted((left, right) => left.at - right.at)) {
        if (timer.at <= now && due.delete(timer)) timer.run();
      }
    },
  };
};

/** A question that a test answers, with the values asked about. */
export const openQuestion = () => {
  const asked: { value: string; signal: AbortSignal }[] = [];
  const open: { answer: (error?: FieldError) => void; fail: () => void }[] = [];
  const check: ServerCheck = (value, signal) =>
    new Promise((resolve, reject) => {
      asked.push({ value, signal });
      open.push({ answer: resolve, fail: () => reject(new Error('503')) });
    });
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    check,
    values: () => asked.map(({ value }) => value),
    aborted: () => asked.map(({ signal }) => signal.aborted),
    /** Answers the question asked last. */
    answer: async (error?: FieldError): Promise<void> => {
      open.at(-1)?.answer(error);
      await settled();
    },
    fail: async (): Promise<void> => {
      open.at(-1)?.fail();
      await settled();
    },
    settled,
  };
};

export const taken: FieldError = { code: 'TAKEN', params: {} };
