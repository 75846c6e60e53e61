import fc from 'fast-check';
import type { Condition, FormDocument, FormField, RulesDocument } from '#contract/generated/documents.ts';
import type { FieldRule } from '../forms/specs/field-spec.ts';
import { arbitraryField, arbitraryRule, type FormReferences } from './arbitrary-field.ts';
import type { FieldInput } from '../forms/specs/field-spec.ts';
import { fieldInputs, inputDocumentOf } from '../forms/inputs/parts/input-document.ts';
import { blankValue, inputValueOf, isSecret } from '../forms/inputs/parts/input-value.ts';

export type DrawnForm = { form: FormDocument; rules: RulesDocument };

type Named = { name: string; field: FormField; rule: FieldRule };
/** Element of a list by a random number; undefined for an empty list. */
const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(list.length, 1)];

/** True when a condition may compare the input's values with any text. */
const isComparable = (input: FieldInput): boolean =>
  !inputDocumentOf(input).chosen && inputValueOf(input).privacy === undefined;

/** A satisfiable and refutable comparison of the field's type. */
function comparison({ name, field }: Named, seed: number): Condition | undefined {
  const read = { var: `form.${name}` };
  if (typeof blankValue(field.input) === 'boolean') return seed % 2 === 0 ? read : { '!': [read] };
  const option = pick(field.options?.order ?? [], seed);
  if (option !== undefined) {
    return [
      { '==': [read, option] },
      { '!=': [read, option] },
      { in: [read, [option]] },
      { '===': [read, ''] },
    ][seed % 4];
  }
  if (!isComparable(field.input)) return undefined;
  return [{ '!=': [read, ''] }, { '==': [read, 'abc'] }, { '!': [read] }, { in: [read, ['abc', '12']] }][
    seed % 4
  ];
}

/** A condition over earlier fields: one comparison, or two of different fields. */
function conditionOver(before: readonly Named[], seeds: readonly number[]): Condition | undefined {
  const [one = 0, other = 0, how = 0, which = 0] = seeds;
  const readable = before.filter((named) => comparison(named, 0) !== undefined);
  const first = pick(readable, one);
  if (!first) return undefined;
  const left = comparison(first, which);
  const second = pick(
    readable.filter((named) => named !== first),
    other,
  );
  const right = second && comparison(second, which + 1);
  if (!left || !right || how % 3 === 0) return left;
  return how % 3 === 1 ? { and: [left, right] } : { or: [left, right] };
}

const seeds = fc.array(fc.nat({ max: 1000 }), { minLength: 4, maxLength: 4 });
/** Optional seeds of a condition. */
const conditional = fc.option(seeds, { nil: undefined, freq: 2 });

const links = fc.record({
  when: conditional,
  requiredWhen: conditional,
  enabledWhen: conditional,
  whenHidden: fc.constantFrom('omit', 'keep', 'clear', undefined),
  partner: fc.option(fc.nat({ max: 1000 }), { nil: undefined, freq: 3 }),
});
type Links = typeof links extends fc.Arbitrary<infer T> ? T : never;

/** Inputs that may repeat another field: texts without a format of their own. */
const repeats = (input: FieldInput): boolean => {
  const { check, malformed, settle, privacy } = inputValueOf(input);
  return !inputDocumentOf(input).chosen && !check && !malformed && !settle && privacy !== 'once';
};

/** Adds references to earlier fields only, so that no condition depends on its own field. */
function linked(named: Named, before: readonly Named[], drawn: Links, groupHides: boolean): FormField {
  const condition = (property: 'when' | 'requiredWhen' | 'enabledWhen'): Partial<FormField> => {
    const made = drawn[property] && conditionOver(before, drawn[property]);
    return made === undefined ? {} : { [property]: made };
  };
  const when = condition('when');
  const partner =
    drawn.partner === undefined || !repeats(named.field.input)
      ? undefined
      : pick(
          before.filter(({ field }) => repeats(field.input)),
          drawn.partner,
        );
  const needs = before.flatMap(({ name, field, rule }) =>
    field.input === 'phone' && rule.enabled ? [name] : [],
  );
  return {
    ...named.field,
    ...when,
    ...condition('requiredWhen'),
    ...condition('enabledWhen'),
    ...(drawn.whenHidden && (when.when !== undefined || groupHides) && { whenHidden: drawn.whenHidden }),
    ...(partner && { equals: partner.name }),
    ...(named.field.send && needs.length > 0 && { send: { ...named.field.send, needs } }),
  };
}

const drawing = (references: FormReferences, inputs: readonly FieldInput[]) => {
  const one = (input: FieldInput): fc.Arbitrary<Omit<Named, 'name'> & { links: Links }> =>
    fc.record({ field: arbitraryField(input, references), rule: arbitraryRule(input, references), links });
  return fc.record({
    fields: fc
      .shuffledSubarray([...inputs, 'text', 'text', 'checkbox'] satisfies FieldInput[], { minLength: 3 })
      .chain((inputs) => fc.tuple(...inputs.map(one))),
    size: fc.integer({ min: 2, max: 6 }),
    columns: fc.integer({ min: 1, max: 3 }),
    groupConditions: fc.array(conditional, { minLength: 12, maxLength: 12 }),
    text: fc.constantFrom(...references.text),
    steps: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    omitted: fc.array(fc.nat({ max: 30 }), { maxLength: 3 }),
    modes: fc.boolean(),
    confirm: fc.boolean(),
    showErrors: fc.constantFrom('blur', 'change', 'submit', undefined),
    present: fc.constantFrom('replace', 'toast'),
  });
};
type Drawing = ReturnType<typeof drawing> extends fc.Arbitrary<infer T> ? T : never;

function stepsOf(groups: readonly string[], size: number, label: string): NonNullable<FormDocument['steps']> {
  const parts = Array.from({ length: Math.ceil(groups.length / size) }, (_, index) =>
    groups.slice(index * size, (index + 1) * size),
  );
  const items = parts.map((part, index) => [`s${index}`, { label, groups: part }] as const);
  return { order: items.map(([step]) => step), items: Object.fromEntries(items) };
}

function formOf(drawn: Drawing): DrawnForm {
  const { text: label, size } = drawn;
  const named = drawn.fields.map(({ field, rule }, index): Named => ({ name: `f${index}`, field, rule }));
  const groupNames = Array.from({ length: Math.ceil(named.length / size) }, (_, index) => `g${index}`);
  const groups = groupNames.map((group, index) => {
    const order = named.slice(index * size, (index + 1) * size).map(({ name }) => name);
    const seeds = drawn.groupConditions[index];
    const when = seeds && conditionOver(named.slice(0, index * size), seeds);
    return [group, { order, columns: drawn.columns, ...(when !== undefined && { when }) }] as const;
  });
  const fields = named.map((one, index) => {
    const hides = groups[Math.floor(index / size)]?.[1].when !== undefined;
    const { links: drawnLinks } = drawn.fields[index] ?? {};
    return [
      one.name,
      drawnLinks ? linked(one, named.slice(0, index), drawnLinks, hides) : one.field,
    ] as const;
  });
  const needed = new Set(fields.flatMap(([, field]) => field.send?.needs ?? []));
  const omit = [...new Set(drawn.omitted.flatMap((number) => pick(named, number)?.name ?? []))].filter(
    (name) => !needed.has(name),
  );
  const summary = fields.filter(([, { input }]) => !isSecret(input)).map(([name]) => name);
  return {
    form: {
      kind: 'form',
      id: 'drawn',
      rules: 'drawn',
      order: groupNames,
      groups: Object.fromEntries(groups),
      fields: Object.fromEntries(fields),
      ...(drawn.steps !== undefined && { steps: stepsOf(groupNames, drawn.steps, label) }),
      ...(drawn.modes && { modes: { all: { label }, some: { label, omit } }, modeOrder: ['all', 'some'] }),
      ...(drawn.showErrors && { showErrors: drawn.showErrors }),
      submit: {
        label,
        action: { do: 'reload' },
        ...(drawn.confirm && { confirm: { title: label, summary: summary.slice(0, 3) } }),
      },
      actions: { order: ['later'], items: { later: { label, action: { do: 'reload' }, look: 'plain' } } },
      success: { present: drawn.present, text: label },
      failure: { present: drawn.confirm ? 'dialog' : 'inline' },
    },
    rules: {
      kind: 'rules',
      id: 'drawn',
      fields: Object.fromEntries(named.map(({ name, rule }) => [name, rule])),
    },
  };
}

/**
 * Random valid forms with their rules: every input with its properties, groups, steps, modes, and conditions over earlier fields.
 * Name only the given texts and patterns.
 */
export const arbitraryForm = (
  references: FormReferences,
  inputs: readonly FieldInput[] = fieldInputs,
): fc.Arbitrary<DrawnForm> => drawing(references, inputs).map(formOf);
