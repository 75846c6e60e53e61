import { parseDay } from '../inputs/parts/date-value.ts';
import type { FieldInput, FieldName, FieldSpec, FieldValue, FormValues } from '../specs/field-spec.ts';
import { fieldInputs } from '../inputs/parts/input-document.ts';
import type { InputValue } from '../inputs/parts/input-kind.ts';
import { inputValueOf } from '../inputs/parts/input-value.ts';
import { conditionSchema, ifThen, type Definitions, type JsonSchema } from './json-schema-of-condition.ts';

/*
 * Independent statement of a form's rules as one JSON Schema for full Ajv. Shares the specs and the parsing of days with
 * the engine, but not how values are settled, checked and conditions decided.
 */

/** Inputs whose own checks are stated here again. */
const stated = new Set<FieldInput>([
  'checkbox',
  'upload',
  'number',
  'amount',
  'date',
  'bankAccount',
  'textarea',
]);

/** Properties of an input that the schema of a plain text does not cover. */
const beyondText: readonly (keyof InputValue)[] = [
  'blank',
  'settle',
  'malformed',
  'check',
  'checkValue',
  'longest',
];

/** Inputs that this schema covers fully: plain texts and those above. */
export const statedInputs: readonly FieldInput[] = fieldInputs.filter(
  (input) => stated.has(input) || beyondText.every((property) => !(property in inputValueOf(input))),
);

/** Numbers and days are checked twice: as typed text, and as the parsed value. */
type Instance = Record<FieldName, unknown>;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const isoDay = (text: string): string => {
  const day = /^\d{2}-\d{2}-\d{4}$/u.test(text) ? parseDay(text) : undefined;
  return day ? `${String(day.year).padStart(4, '0')}-${twoDigits(day.month)}-${twoDigits(day.day)}` : text;
};

const isDay = ({ input, minAge }: FieldSpec): boolean => input === 'date' || minAge !== undefined;

const says = (spec: FieldSpec, text: string): unknown => {
  if (spec.input === 'number') return /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text;
  if (spec.input === 'amount') return /^(?:0|[1-9]\d{0,14})$/u.test(text) ? Number(text) : text;
  return isDay(spec) ? isoDay(text) : undefined;
};

/** Digits from 0 to 9 of the scripts that fields of digits read. */
const scripts = [
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '๐๑๒๓๔๕๖๗๘๙',
  '໐໑໒໓໔໕໖໗໘໙',
  '၀၁၂၃၄၅၆၇၈၉',
  '႐႑႒႓႔႕႖႗႘႙',
  '០១២៣៤៥៦៧៨៩',
  '０１２３４５６７８９',
];

/** A text with the digits of these scripts as 0–9. */
const inLatin = (text: string): string =>
  scripts.reduce(
    (all, script) => [...script].reduce((sum, digit, value) => sum.replaceAll(digit, String(value)), all),
    text,
  );

const isOfDigits = ({ input, keyboard }: FieldSpec): boolean =>
  keyboard === 'digits' || input === 'code' || input === 'number' || input === 'bankAccount';

/** Normalised text: without outer white space, or without spaces and hyphens for a bank account; digits of any script as 0–9 where they are meant. */
const settled = (spec: FieldSpec, value: FieldValue | undefined): FieldValue | undefined => {
  if (typeof value !== 'string') return value;
  const text = isOfDigits(spec) ? inLatin(value) : value;
  if (spec.input === 'bankAccount') return text.replaceAll(/\s|\p{Dash_Punctuation}/gu, '');
  return spec.trim ? text.replace(/^\s+/u, '').replace(/\s+$/u, '') : text;
};

/** Values of a form as the schema sees them: blank ones are missing. */
export function instanceOf(specs: readonly FieldSpec[], values: FormValues): Instance {
  const entries = specs.flatMap((spec): [FieldName, unknown][] => {
    const value = settled(spec, values[spec.name] as FieldValue | undefined);
    if (value === undefined || value === '') return [];
    if (typeof value === 'object') return value.length === 0 ? [] : [[spec.name, value]];
    if (typeof value === 'boolean') return [[spec.name, value]];
    const meaning = says(spec, value);
    return [[spec.name, meaning === undefined ? value : { text: value, meaning }]];
  });
  return Object.fromEntries(entries);
}

/** The latest birthday of a person of this age now. */
const bornBy = (age: number, now: Date): string =>
  `${now.getUTCFullYear() - age}-${twoDigits(now.getUTCMonth() + 1)}-${twoDigits(now.getUTCDate())}`;

const meaningSchema = (spec: FieldSpec, now: Date): JsonSchema | undefined => {
  const bounds = {
    ...(spec.minimum !== undefined && { minimum: spec.minimum }),
    ...(spec.maximum !== undefined && { maximum: spec.maximum }),
  };
  if (spec.input === 'number') return { type: 'number', ...bounds };
  if (spec.input === 'amount') return { type: 'integer', ...bounds };
  if (!isDay(spec)) return undefined;
  return {
    type: 'string',
    format: 'date',
    ...(spec.minAge !== undefined && { formatMaximum: bornBy(spec.minAge, now) }),
  };
};

/** Schema of a present value by itself. */
function valueSchema(spec: FieldSpec, now: Date): JsonSchema {
  if (spec.input === 'checkbox') return { type: 'boolean' };
  if (spec.input === 'upload') {
    const { types, maxBytes, maxFiles } = spec.accept ?? { types: [], maxBytes: 0, maxFiles: 0 };
    const properties = { type: { enum: types }, size: { exclusiveMaximum: maxBytes } };
    return { type: 'array', maxItems: maxFiles, items: { type: 'object', properties } };
  }
  const text = {
    type: 'string',
    // Limits of every text, whatever its rule.
    maxLength: spec.input === 'textarea' ? 10_000 : 255,
    not: { pattern: '\\u0000|\\p{Cs}' },
    ...spec.rule,
    ...(spec.options && { enum: spec.options.map(({ value }) => value) }),
  };
  const meaning = meaningSchema(spec, now);
  return meaning === undefined ? text : { type: 'object', properties: { text, meaning } };
}

const all = (...schemas: JsonSchema[]): JsonSchema => ({ allOf: schemas });
const present = (name: FieldName): JsonSchema => ({ required: [name] });
const ref = (kind: string, name: FieldName): JsonSchema => ({ $ref: `#/$defs/${kind}.${name}` });

/** Schema of a field that is asked for, in relation to the others. */
function askedSchema(spec: FieldSpec, now: Date): JsonSchema {
  const { name, equals } = spec;
  const own: JsonSchema[] = [{ properties: { [name]: valueSchema(spec, now) } }];
  const needed: JsonSchema =
    spec.input === 'checkbox' ? { required: [name], properties: { [name]: { const: true } } } : present(name);
  own.push(ifThen(ref('required', name), needed));
  if (equals !== undefined) {
    own.push(
      ifThen(
        all(ref('sent', equals), present(equals)),
        { required: [name], properties: { [name]: { const: { $data: `1/${equals}` } } } },
        { properties: { [name]: false } },
      ),
    );
  }
  return all(...own);
}

/** One schema for a whole form: every field asked for, with conditions as if-then and repeats as $data. */
export function jsonSchemaOf(specs: readonly FieldSpec[], now: Date): JsonSchema {
  const definitions: Definitions = {};
  for (const spec of specs) {
    const { name, enabled, disabled, required, when, enabledWhen, requiredWhen, whenHidden } = spec;
    definitions[`shown.${name}`] = when && enabled ? conditionSchema(when, specs) : enabled;
    definitions[`open.${name}`] = enabledWhen && !disabled ? conditionSchema(enabledWhen, specs) : !disabled;
    definitions[`asked.${name}`] = all(ref('shown', name), ref('open', name));
    definitions[`sent.${name}`] = all(
      whenHidden === 'keep' ? enabled : ref('shown', name),
      ref('open', name),
    );
    definitions[`required.${name}`] =
      requiredWhen && !required ? conditionSchema(requiredWhen, specs) : required;
  }
  const fields = specs.map((spec) => ifThen(ref('asked', spec.name), askedSchema(spec, now)));
  return { type: 'object', $defs: definitions, allOf: fields };
}
