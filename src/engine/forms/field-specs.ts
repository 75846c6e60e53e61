import type {
  FormDocument,
  FormField,
  PatternsDocument,
  RulesDocument,
} from '#contract/generated/documents.ts';
import type { FactReader } from '#engine/conditions.ts';
import { acceptedValues, type ReportFault } from './accepted-values.ts';
import { entryOf } from './entry-of.ts';
import type { FieldName, FieldRule, FieldSpec, FormMode } from './field-spec.ts';
import { bindConditions } from './live-condition.ts';

export type FieldSpecsOptions = {
  form: FormDocument;
  /** What the server accepts; a document, or the answer of the rules call. */
  rules?: Pick<RulesDocument, 'fields'> | undefined;
  patterns?: Pick<PatternsDocument, 'patterns'> | undefined;
  facts?: FactReader | undefined;
  /** One of form.modes; without it no mode's omissions and requirements apply. */
  mode?: string | undefined;
  /** Told of rules and patterns that cannot be used, once per field. */
  onFault?: ReportFault | undefined;
};

/** Asked for and required whatever their rule says (specification section 5). */
const ALWAYS = new Set<FieldName>(['username', 'password']);

/** Typed text whose outer white space is never meant; a password's may be. */
const UNTRIMMED = new Set<FormField['input']>(['password', 'newPassword', 'repeatPassword']);

/** A captcha means nothing without the id of its picture. */
const COMPANIONS: Partial<Record<FormField['input'], string>> = { captcha: 'captchaId' };

const noFacts: FactReader = () => undefined;
const ignoreFault: ReportFault = () => {};

/** The second value of a field, unless the form asks for it in a field of its own or the rules leave it out. */
const companionOf = (
  field: FormField,
  form: FormDocument,
  rules: Readonly<Record<string, FieldRule>>,
): string | undefined => {
  const name = field.companion ?? COMPANIONS[field.input];
  if (name === undefined || entryOf(rules, name)?.enabled === false) return undefined;
  const asked = form.order.some((group) => entryOf(form.groups, group)?.order.includes(name));
  return asked ? undefined : name;
};

/**
 * Joins a form document with the server's rules, the pattern catalogue and the facts into one spec per field, in the order
 * they show. Fields that are left out are listed too, with `enabled: false`, so that a gateway can tell them from
 * fields the form does not know. An id in an order without an item is skipped.
 */
export const fieldSpecs = ({
  form,
  rules,
  patterns,
  facts = noFacts,
  mode,
  onFault = ignoreFault,
}: FieldSpecsOptions): FieldSpec[] => {
  const ruleOf = rules?.fields ?? {};
  const catalogue = patterns?.patterns ?? {};
  const formMode: FormMode | undefined = mode === undefined ? undefined : entryOf(form.modes ?? {}, mode);

  const specOf = (name: FieldName, group: string): FieldSpec | undefined => {
    const field = entryOf(form.fields, name);
    if (!field) return undefined;
    const rule = entryOf(ruleOf, name);
    const demanded = ALWAYS.has(name) || (formMode?.require?.includes(name) ?? false);
    const shown = bindConditions([entryOf(form.groups, group)?.when, field.when], facts);
    const mustAccept = field.mustAccept ?? false;
    const required = demanded || (rule?.required ?? false) || mustAccept;
    const { rule: bounds, messages } = acceptedValues(name, rule, catalogue, onFault);
    return {
      name,
      group,
      input: field.input,
      label: field.label,
      placeholder: field.placeholder,
      help: field.help,
      message: field.message,
      autocomplete: field.autocomplete,
      width: field.width,
      link: field.link,
      enabled: shown !== false && !formMode?.omit?.includes(name) && (demanded || (rule?.enabled ?? true)),
      required,
      star: required,
      rule: bounds,
      patternId: rule?.patternId,
      patternMessages: messages,
      trim: field.trim ?? !UNTRIMMED.has(field.input),
      equals: field.equals,
      minAge: field.minAge,
      mustAccept,
      options: field.options?.order.flatMap((value) => {
        const option = entryOf(field.options?.items ?? {}, value);
        return option ? [{ value, label: option.label }] : [];
      }),
      companion: companionOf(field, form, ruleOf),
      initial: field.default ?? (field.input === 'checkbox' ? false : ''),
      initialFrom: field.initialFrom,
      when: typeof shown === 'boolean' ? undefined : shown,
    };
  };

  return form.order.flatMap((group) =>
    (entryOf(form.groups, group)?.order ?? []).flatMap((name) => specOf(name, group) ?? []),
  );
};
