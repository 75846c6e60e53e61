import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import type { FieldErrorCode, FieldValue, FormValues } from '../../forms/index.ts';

/** A form as the documentation page writes it, without irrelevant properties. */
export type Example = Partial<Omit<FormDocument, 'rules'>> &
  Pick<FormDocument, 'fields'> & { rules?: RulesDocument['fields'] };

/** Input of an expectation: actions of the player, the operator and the platform. */
export type Given = {
  values: FormValues;
  /** Changes after `values`, one after the other. */
  then?: Record<string, FieldValue | FieldValue[]>;
  /** Rules published while the form is open. */
  becomes?: RulesDocument['fields'];
  facts?: Record<string, unknown>;
  mode?: string;
  constants?: Record<string, number>;
  today?: string;
  /** The platform's answers to questions about values, by field and value. */
  answers?: Record<string, Record<string, FieldErrorCode>>;
  /** Presses of the "next" button; the form is submitted only if `submit` says so. */
  next?: number;
  /** Fields checked before a code is sent; the form is not submitted then. */
  check?: string[];
  submit?: boolean;
};

export type Why = { shown?: boolean; required?: boolean; because: string };

/** Result that an expectation describes. */
export type ExampleOutcome = {
  steps: string[];
  step: string | undefined;
  shown: string[];
  required: string[];
  disabled: string[];
  errors: Record<string, string>;
  sent: FormValues | undefined;
  held: FormValues;
  why: Record<string, Why>;
};

export type Expectation = Given & Partial<ExampleOutcome>;

const page = readFileSync(join(import.meta.dirname, '../../../../docs/forms.md'), 'utf8');

/** Texts that the page adds to those of the brand. */
export const addedTexts = (): Record<string, string> =>
  JSON.parse(/^```json texts\n(?<json>[\s\S]*?)^```$/mu.exec(page)?.groups?.['json'] ?? '{}') as Record<
    string,
    string
  >;

/** The examples of the page with their expectations. */
export const examples = (): { heading: string; example: Example; expectations: Expectation[] }[] => {
  const blocks = [
    ...page.matchAll(/^#+ (?<heading>.+)$|^```json (?<kind>form|expect)\n(?<json>[\s\S]*?)^```$/gmu),
  ];
  const found: ReturnType<typeof examples> = [];
  let heading = '';
  for (const { groups } of blocks) {
    if (groups?.['heading'] !== undefined) heading = groups['heading'];
    else if (groups?.['kind'] === 'form') {
      found.push({ heading, example: JSON.parse(groups['json'] ?? '') as Example, expectations: [] });
    } else {
      found
        .at(-1)
        ?.expectations.push(...[JSON.parse(groups?.['json'] ?? '') as Expectation | Expectation[]].flat());
    }
  }
  return found;
};

/** The documents of an example, with defaults for the properties it leaves out. */
export const documentsFor = (example: Example, id: string): { form: FormDocument; rules: RulesDocument } => ({
  form: {
    kind: 'form',
    id,
    order: ['all'],
    groups: { all: { order: Object.keys(example.fields) } },
    // A form that registers may ask only for the fields of form/register.
    submit: { label: 'action.register', action: { do: 'reload' } },
    ...example,
    rules: id,
  },
  rules: { kind: 'rules', id, fields: example.rules ?? {} },
});
