import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import type { FieldErrorCode, FieldValue, FormValues } from '../../forms/index.ts';

/** A form as the page writes it: what does not matter is left out. */
export type Example = Partial<Omit<FormDocument, 'rules'>> &
  Pick<FormDocument, 'fields'> & { rules?: RulesDocument['fields'] };

/** What a player, an operator and the platform do. */
export type Given = {
  values: FormValues;
  /** Changes after that, one after the other. */
  then?: Record<string, FieldValue | FieldValue[]>;
  /** Rules that are published while the form is open. */
  becomes?: RulesDocument['fields'];
  facts?: Record<string, unknown>;
  mode?: string;
  constants?: Record<string, number>;
  today?: string;
  /** What the platform answers to questions about values. */
  answers?: Record<string, Record<string, FieldErrorCode>>;
  /** Presses of the button that leads on; the form is not sent then, unless `submit` says so. */
  next?: number;
  /** Fields that have to be right before a code is sent; the form is not sent then. */
  check?: string[];
  submit?: boolean;
};

export type Why = { shown?: boolean; required?: boolean; because: string };

/** What comes of it. */
export type Outcome = {
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

export type Expectation = Given & Partial<Outcome>;

const page = readFileSync(join(import.meta.dirname, '../../../../docs/forms.md'), 'utf8');

/** Texts that the page adds to those of the brand. */
export const addedTexts = (): Record<string, string> =>
  JSON.parse(/^```json texts\n(?<json>[\s\S]*?)^```$/mu.exec(page)?.groups?.['json'] ?? '{}') as Record<
    string,
    string
  >;

/** The examples of the page, each with what the page says comes of it. */
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

/** The documents of an example, with what the page left out. */
export const documentsFor = (example: Example, id: string): { form: FormDocument; rules: RulesDocument } => ({
  form: {
    kind: 'form',
    id,
    order: ['all'],
    groups: { all: { order: Object.keys(example.fields) } },
    // A form that registers may ask only for what form/register asks.
    submit: { label: 'action.register', action: { do: 'reload' } },
    ...example,
    rules: id,
  },
  rules: { kind: 'rules', id, fields: example.rules ?? {} },
});
