import type { FormDocument, PatternsDocument, RulesDocument } from '#contract/generated/documents.ts';
import { explainForm } from '../../forms/explain/explain.ts';
import {
  checkForm,
  createFormModel,
  fieldSpecs,
  formRules,
  type FieldSpec,
  type FieldSpecsOptions,
  type FieldValue,
  type FormModel,
  type FormValues,
  type RowValues,
  type ServerCheck,
} from '../../forms/index.ts';
import type { Expectation, Given, ExampleOutcome, Why } from './form-examples.ts';

/** Documents of a form; `read` gives the rules of other forms. */
export type FormDocuments = {
  form: FormDocument;
  rules: RulesDocument;
  patterns: PatternsDocument | undefined;
  read(id: string): RulesDocument | undefined;
};

/** Name of a field with its row by position, as a gateway names it. */
const placeOf = (model: FormModel, name: string): string => {
  const { row, group } = model.field(name).spec;
  return row ? `${group}[${row.number - 1}].${row.field}` : name;
};

const listed = (model: FormModel): string[] => model.form.layout.flatMap(({ fields }) => [...fields]);

const isRows = (value: unknown): value is readonly RowValues[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => !('size' in (row as object)));

/** Adds the rows that are missing and fills them in. */
function changeRows(model: FormModel, group: string, rows: readonly RowValues[]): void {
  while ((model.form.rows[group] ?? []).length < rows.length && model.addRow(group));
  for (const [index, row] of rows.entries()) {
    for (const [field, value] of Object.entries(row))
      change(model, model.namesOf(field)[index] ?? field, value);
  }
}

const change = (model: FormModel, name: string, value: FieldValue): void => {
  model.change(name, value);
  model.leave(name);
};

const checksOf = ({ answers = {} }: Given): Record<string, ServerCheck> =>
  Object.fromEntries(
    Object.entries(answers).map(([name, known]): [string, ServerCheck] => [
      name,
      (value) => Promise.resolve(known[value] && { code: known[value], params: {} }),
    ]),
  );

const optionsOf = ({ form, rules, patterns, read }: FormDocuments, given: Given): FieldSpecsOptions => ({
  form,
  rules: formRules(form, (id) => (id === rules.id ? rules : read(id))),
  patterns,
  facts: (name) => given.facts?.[name],
  constants: given.constants ?? { agreementAge: 18, birthdayAge: 21 },
  mode: given.mode,
});

/** Replays the given actions on a form, up to submitting. */
async function fillIn(model: FormModel, options: FieldSpecsOptions, given: Given): Promise<void> {
  for (const [name, value] of Object.entries(given.values)) {
    if (isRows(value)) changeRows(model, name, value);
    else change(model, name, value as FieldValue);
  }
  for (const [name, values] of Object.entries(given.then ?? {})) {
    for (const value of [values].flat() as FieldValue[]) change(model, name, value);
  }
  if (given.becomes) model.setSpecs(fieldSpecs({ ...options, rules: { fields: given.becomes } }));
  for (let press = 0; press < (given.next ?? 0); press += 1) await model.next();
  if (given.check) await model.check(given.check);
}

const errorsOf = (model: FormModel, specs: readonly FieldSpec[]): Record<string, string> =>
  Object.fromEntries(
    specs
      .flatMap(({ name }) => model.namesOf(name))
      .flatMap((name) => {
        const code = model.field(name).error?.code;
        return code === undefined ? [] : [[placeOf(model, name), code]];
      }),
  );

/** The explanation asked for about a field; the reason is the expected one if it is among the deciding reasons. */
const whyOf = (name: string, { shown, because }: Why, options: Parameters<typeof explainForm>[0]): Why => {
  const explained = explainForm(options)(name);
  const { holds, reasons } = shown === undefined ? explained.required : explained.shown;
  const codes = reasons.filter((reason) => reason.holds === holds).map(({ code }) => String(code));
  return {
    ...(shown === undefined ? { required: holds } : { shown: holds }),
    because: codes.includes(because) ? because : codes.join(', '),
  };
};

/** Fills in a form as the expectation says; gives the outcome on the page and the gateway's refusals of the same values. */
export async function formOutcome(
  documents: FormDocuments,
  expected: Expectation,
): Promise<{ page: ExampleOutcome; refusedByGateway: Record<string, string> | undefined }> {
  const clock = (): Date => new Date(`${expected.today ?? '2026-06-15'}T12:00:00Z`);
  const options = optionsOf(documents, expected);
  const specs = fieldSpecs(options);
  const { steps: planned, showErrors } = documents.form;
  const model = createFormModel(specs, { clock, steps: planned, showErrors, checks: checksOf(expected) });
  await fillIn(model, options, expected);

  // Read before submitting, which moves to the first step with an error.
  const shown = listed(model);
  const { step } = model.form;
  const named = (name: string): string => placeOf(model, name);
  const steps = model.form.steps.map((one) => one.step);
  let sent: FormValues | undefined;
  const sends = expected.submit ?? (expected.next === undefined && expected.check === undefined);
  if (sends) {
    await model.submit((values) => {
      sent = values;
      return Promise.resolve({ ok: true });
    });
  }

  const why = Object.entries(expected.why ?? {}).map(
    ([name, one]) => [name, whyOf(name, one, { ...options, values: expected.values, clock })] as const,
  );
  const page: ExampleOutcome = {
    steps,
    step,
    shown: shown.map(named),
    required: shown.filter((name) => model.field(name).spec.required).map(named),
    disabled: shown.filter((name) => model.field(name).disabled).map(named),
    errors: errorsOf(model, specs),
    sent,
    held: Object.fromEntries(Object.keys(expected.held ?? {}).map((name) => [name, model.field(name).value])),
    why: Object.fromEntries(why),
  };
  // The specs here contain neither the platform's answers nor rules published later.
  if (!sends || expected.answers || expected.becomes) return { page, refusedByGateway: undefined };
  const gateway = checkForm(specs, model.values(), clock);
  const refused = gateway.ok ? [] : gateway.fields.map(({ field, code }) => [field, code] as const);
  return { page, refusedByGateway: Object.fromEntries(refused) };
}
