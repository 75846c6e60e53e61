import type {
  Condition,
  FormDocument,
  FormField,
  PatternsDocument,
  RulesDocument,
} from '#contract/generated/documents.ts';
import type { FactReader } from '#engine/conditions/conditions.ts';
import { acceptedValues, type ReportFault } from './accepted-values.ts';
import { own } from '#engine/json/json.ts';
import type { FieldName, FieldRule, FieldSpec, FormMode, LiveCondition, RepeatSpec } from './field-spec.ts';
import { strictestBounds, type Bounds, type FormData } from './form-sources.ts';
import { blankValue, inputValueOf, isSecret } from '../inputs/parts/input-value.ts';
import { bindConditions, type BoundCondition } from './live-condition.ts';
import { sourcedFields } from './sourced-fields.ts';

export type FieldSpecsOptions = {
  form: FormDocument;
  /** The server's rules: a document, or the answer of the rules call. */
  rules?: Pick<RulesDocument, 'fields'> | undefined;
  patterns?: Pick<PatternsDocument, 'patterns'> | undefined;
  facts?: FactReader | undefined;
  /** One of form.modes; without it no mode's omissions and requirements apply. */
  mode?: string | undefined;
  /** Constants of the brand that fields name: ages. */
  constants?: Readonly<Record<string, number>> | undefined;
  /** Platform data that fields name. Without it they have no options and bounds from sources. */
  data?: FormData | undefined;
  /** Values chosen so far by field, and the subject of the form; they decide which options and bounds apply. */
  chosen?: Readonly<Record<string, unknown>> | undefined;
  /** Called with each unusable rule or pattern, once per field. */
  onFault?: ReportFault | undefined;
};

/** Asked for and required whatever their rule says (specification section 5). */
export const ALWAYS = new Set<FieldName>(['username', 'password']);

const liveOf = (bound: BoundCondition): LiveCondition | undefined =>
  typeof bound === 'boolean' ? undefined : bound;

const textValuesOf = (
  { textValues }: FormField,
  constants: Readonly<Record<string, number>>,
): FieldSpec['textValues'] =>
  textValues &&
  Object.fromEntries(
    Object.entries(textValues).flatMap(([name, constant]) => {
      const value = own(constants, constant);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

type FormGroup = FormDocument['groups'][string];

const repeatOf = ({ least = 1, most, row, start = [] }: NonNullable<FormGroup['repeat']>): RepeatSpec => ({
  least: Math.min(least, most),
  most,
  label: row,
  start: start.slice(0, most),
});

/** Skips binding for the many fields without a condition. */
const bind = (facts: FactReader, ...conditions: readonly (Condition | undefined)[]): BoundCondition =>
  conditions.every((condition) => condition === undefined) || bindConditions(conditions, facts);

/** Amounts offered as buttons, within the bounds. */
const quickOf = ({ quick }: FormField, { minimum = 0, maximum = Infinity, quick: ofSource }: Bounds) =>
  (quick ?? ofSource)?.filter((amount) => amount >= minimum && amount <= maximum);

/** One bound, or no property at all: `exactOptionalPropertyTypes` tells absent from undefined. */
const bound = <Name extends string>(name: Name, value: number | undefined): { [Key in Name]?: number } =>
  value === undefined ? {} : ({ [name]: value } as { [Key in Name]: number });

const optionsInDocument = ({ options }: FormField): FieldSpec['options'] =>
  options?.order.flatMap((value) => {
    const option = own(options.items, value);
    return option ? [{ value, label: option.label, help: option.help, image: option.image }] : [];
  });

const noFacts: FactReader = () => undefined;
const ignoreFault: ReportFault = () => {};

/** Name of a field's second value, unless the form asks for it in a field of its own or the rules omit it. */
const companionOf = (
  field: FormField,
  form: FormDocument,
  rules: Readonly<Record<string, FieldRule>>,
): string | undefined => {
  const name = field.companion ?? inputValueOf(field.input).companion;
  if (name === undefined || own(rules, name)?.enabled === false) return undefined;
  const asked = form.order.some((group) => own(form.groups, group)?.order.includes(name));
  return asked ? undefined : name;
};

/**
 * Joins a form document with the server's rules, the patterns and the facts into one spec per field, in display order. Omitted
 * fields are listed with `enabled: false`, so that a gateway can tell them from unknown ones. An id in `order` without an item is skipped.
 */
export const fieldSpecs = ({
  form,
  rules,
  patterns,
  facts = noFacts,
  mode,
  constants = {},
  data,
  chosen = {},
  onFault = ignoreFault,
}: FieldSpecsOptions): FieldSpec[] => {
  const ruleOf = rules?.fields ?? {};
  const catalogue = patterns?.patterns ?? {};
  const formMode: FormMode | undefined = mode === undefined ? undefined : own(form.modes ?? {}, mode);

  const sourced = data && sourcedFields({ form, data, chosen });

  const specOf = (name: FieldName, group: string, within: FormGroup): FieldSpec | undefined => {
    const { when: inGroup, repeat } = within;
    const field = own(form.fields, name);
    if (!field) return undefined;
    const rule = own(ruleOf, name);
    const demanded = ALWAYS.has(name) || (formMode?.require?.includes(name) ?? false);
    const shown = bind(facts, inGroup, field.when);
    const asked = bind(facts, field.requiredWhen);
    const open = bind(facts, field.enabledWhen);
    const mustAccept = field.mustAccept ?? false;
    const required =
      demanded ||
      (rule?.required ?? false) ||
      mustAccept ||
      (field.requiredWhen !== undefined && asked === true);
    const { rule: accepted, messages, requirements } = acceptedValues(name, rule, catalogue, onFault);
    const fromSource = sourced?.optionsOf(name);
    const enough = !fromSource || fromSource.length >= (field.optionsFrom?.least ?? 1);
    const { minLength, maxLength, ...bounds } = strictestBounds([
      { ...bound('minimum', field.minimum), ...bound('maximum', field.maximum) },
      sourced?.boundsOf(name) ?? {},
      { ...bound('minLength', accepted.minLength), ...bound('maxLength', accepted.maxLength) },
    ]);
    return {
      name,
      group,
      input: field.input,
      label: field.label,
      placeholder: field.placeholder,
      help: field.help,
      message: field.message,
      messageSame: field.messageSame,
      autocomplete: field.autocomplete,
      keyboard: field.keyboard,
      width: field.width,
      link: field.link,
      enabled:
        shown !== false && !formMode?.omit?.includes(name) && enough && (demanded || (rule?.enabled ?? true)),
      required,
      requiredWhen: liveOf(asked),
      disabled: open === false,
      enabledWhen: liveOf(open),
      whenHidden: field.whenHidden ?? 'omit',
      star: required,
      rule: { ...accepted, ...bound('minLength', minLength), ...bound('maxLength', maxLength) },
      patternId: rule?.patternId,
      patternMessages: messages,
      requirements,
      trim: field.trim ?? !isSecret(field.input),
      equals: field.equals,
      minAge: field.minAgeFrom === undefined ? field.minAge : own(constants, field.minAgeFrom),
      mustAccept,
      minimum: bounds.minimum,
      maximum: bounds.maximum,
      quick: quickOf(field, bounds),
      accept: field.accept,
      strength: field.strength ?? false,
      search: field.search,
      send: field.send,
      check: field.check,
      showErrors: field.showErrors,
      textValues: textValuesOf(field, constants),
      options: fromSource ?? optionsInDocument(field),
      countries: field.countries,
      companion: companionOf(field, form, ruleOf),
      initial:
        (field.optionsFrom?.preselect === true ? fromSource?.[0]?.value : undefined) ??
        field.default ??
        blankValue(field.input),
      initialFrom: field.initialFrom,
      when: liveOf(shown),
      ...(repeat && { repeat: repeatOf(repeat), across: own(repeat.across ?? {}, name) }),
    };
  };

  return form.order.flatMap((id) => {
    const group = own(form.groups, id);
    return group ? group.order.flatMap((name) => specOf(name, id, group) ?? []) : [];
  });
};
