import type { FormDocument, FormField } from '#contract/generated/documents.ts';
import type { Provenance } from '#engine/overlay.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { joinPointer, parentPointer } from '#engine/pointer.ts';
import type { FieldError } from './field-error.ts';
import { own } from '#engine/json.ts';
import type { Reason, ReasonCode, ReasonDetails } from './explain-reason.ts';
import type { FieldName, FieldRule, FieldSpec, FieldValue, FormMode } from './field-spec.ts';
import type { FieldSpecsOptions } from './field-specs.ts';
import type { FormModel } from './form-model.ts';
import type { FormFault } from './accepted-values.ts';
import type { Clock } from './check-value.ts';

export type ExplainOptions = Omit<FieldSpecsOptions, 'onFault'> & {
  /** What the fields hold, as typed; one that is not named holds what it holds at the start. */
  values?: Readonly<Record<FieldName, FieldValue>> | undefined;
  clock?: Clock | undefined;
  /** What the platform refused, by field. */
  refusals?: Readonly<Record<FieldName, FieldError>> | undefined;
  /** The layer of each value of each document, as resolveBrand gives it. */
  provenance?: Readonly<Record<DocumentKey, Provenance>> | undefined;
  /** Of a form in steps: the one on the page. */
  step?: string | undefined;
};

/** One field of one form with everything that decides about it. The model has the last word on every answer. */
export type FieldCase = {
  options: ExplainOptions;
  form: FormDocument;
  field: FormField;
  name: FieldName;
  group: string;
  rule: FieldRule | undefined;
  mode: FormMode | undefined;
  /** The spec as it holds for the values. */
  spec: FieldSpec;
  model: FormModel;
  /** The step it stands in, of a form in steps. */
  step: string | undefined;
  /** What conditions and repeats read of a field. */
  read: (field: FieldName) => unknown;
  faults: readonly FormFault[];
};

/** Where in the documents something stands. */
export type At = { document: DocumentKey | undefined; pointer: string };

/** The engine itself says so, no document. */
export const byEngine: At = { document: undefined, pointer: '' };

export const inForm = ({ form }: { form: FormDocument }, ...steps: (string | number)[]): At => ({
  document: documentKey('form', form.id),
  pointer: joinPointer('', ...steps),
});

export const inField = ({ form, name }: FieldCase, ...steps: string[]): At =>
  inForm({ form }, 'fields', name, ...steps);

/** What of a rule a field may take from another form. */
const BORROWED = new Set(['minLength', 'maxLength', 'patternId', 'acceptedPattern']);

/** The rule of the field, or one value of it, in the document that says it; the field itself where no rules are named. */
export const inRules = (of: FieldCase, what?: keyof FieldRule): At => {
  const { form, field, name, options } = of;
  const at = (rules: string, of: string): At => ({
    document: documentKey('rules', rules),
    pointer: joinPointer('', 'fields', of, ...(what === undefined ? [] : [what])),
  });
  const ownCase = form.rules === undefined ? undefined : at(form.rules, name);
  if (!field.rule) return ownCase ?? inField(of);
  const borrowed = at(field.rule.rules, field.rule.field);
  if (ownCase === undefined || BORROWED.has(what ?? '')) return borrowed;
  const said = own(options.provenance ?? {}, ownCase.document ?? '');
  return said && !Object.hasOwn(said, ownCase.pointer) ? borrowed : ownCase;
};

/** The layer that set a value, or the nearest value around it that is there. */
const layerAt = (provenance: ExplainOptions['provenance'], { document, pointer }: At): string | undefined => {
  const layers = document === undefined ? undefined : own(provenance ?? {}, document);
  if (!layers) return undefined;
  for (let at: string | undefined = pointer; at !== undefined; at = parentPointer(at)) {
    const layer = own(layers, at);
    if (layer !== undefined) return layer;
  }
  return undefined;
};

/** Makes reasons of one form's documents. */
export const reasonsFrom =
  ({ provenance }: Pick<ExplainOptions, 'provenance'>) =>
  <Code extends ReasonCode>(code: Code, holds: boolean, at: At, detail: ReasonDetails[Code]): Reason =>
    // A code and the detail of that code belong together, which TypeScript does not follow through the union.
    ({ code, holds, ...at, layer: layerAt(provenance, at), detail }) as Reason;
