import type { FormDocument, FormField } from '#contract/generated/documents.ts';
import type { Provenance } from '#engine/overlay/overlay.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { joinPointer, parentPointer } from '#engine/json/pointer.ts';
import type { FieldError } from '../checks/field-error.ts';
import { own } from '#engine/json/json.ts';
import type { Reason, ReasonCode, ReasonDetails } from './explain-reason.ts';
import type { FieldName, FieldRule, FieldSpec, FormMode, FormValues } from '../specs/field-spec.ts';
import type { FieldSpecsOptions } from '../specs/field-specs.ts';
import type { FormModel } from '../model/form-model.ts';
import type { FormFault } from '../specs/accepted-values.ts';
import type { Clock } from '#engine/time/clock.ts';

export type ExplainOptions = Omit<FieldSpecsOptions, 'onFault'> & {
  /** Values of fields as typed; a missing one has its initial value. */
  values?: Readonly<FormValues> | undefined;
  clock?: Clock | undefined;
  /** Refusals by the platform, by field. */
  refusals?: Readonly<Record<FieldName, FieldError>> | undefined;
  /** Layer of each value of each document, as resolveBrand gives it. */
  provenance?: Readonly<Record<DocumentKey, Provenance>> | undefined;
  /** Current step of a form in steps. */
  step?: string | undefined;
};

/** One field of a form with everything that decides about it. Answers come from the model; the rest gives their reasons. */
export type FieldCase = {
  options: ExplainOptions;
  form: FormDocument;
  field: FormField;
  name: FieldName;
  group: string;
  rule: FieldRule | undefined;
  mode: FormMode | undefined;
  /** The spec with `required` settled for the current values. */
  spec: FieldSpec;
  model: FormModel;
  /** The field's step in a form in steps. */
  step: string | undefined;
  /** Value of a field as conditions and repeats read it. */
  read: (field: FieldName) => unknown;
  faults: readonly FormFault[];
};

/** Place in a document; `document` is undefined for the engine itself. */
export type At = { document: DocumentKey | undefined; pointer: string };

/** The place of reasons that no document states. */
export const byEngine: At = { document: undefined, pointer: '' };

export const inForm = ({ form }: { form: FormDocument }, ...steps: (string | number)[]): At => ({
  document: documentKey('form', form.id),
  pointer: joinPointer('', ...steps),
});

export const inField = ({ form, name }: FieldCase, ...steps: string[]): At =>
  inForm({ form }, 'fields', name, ...steps);

/** Properties of a rule that a field may take from another form. */
const BORROWED = new Set(['minLength', 'maxLength', 'patternId', 'acceptedPattern']);

/** Place of a field's rule, or of one of its properties; the field itself when the form names no rules. */
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

/** Layer that set a value, or its nearest existing parent. */
const layerAt = (provenance: ExplainOptions['provenance'], { document, pointer }: At): string | undefined => {
  const layers = document === undefined ? undefined : own(provenance ?? {}, document);
  if (!layers) return undefined;
  for (let at: string | undefined = pointer; at !== undefined; at = parentPointer(at)) {
    const layer = own(layers, at);
    if (layer !== undefined) return layer;
  }
  return undefined;
};

/** Creates reasons with the layer that set the value they point at. */
export const reasonsFrom =
  ({ provenance }: Pick<ExplainOptions, 'provenance'>) =>
  <Code extends ReasonCode>(code: Code, holds: boolean, at: At, detail: ReasonDetails[Code]): Reason =>
    // TypeScript does not relate a code to its own detail through the union.
    ({ code, holds, ...at, layer: layerAt(provenance, at), detail }) as Reason;
