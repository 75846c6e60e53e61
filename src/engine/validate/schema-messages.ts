import type { ValidationError } from '#contract/generated/validators.js';
import { own } from '../json/json.ts';
import { joinPointer, pointerSteps } from '../json/pointer.ts';
import type { Finding } from './brand.ts';
import { suggest } from '../suggest.ts';
import type { SchemaNode } from './walk.ts';

/** Error of the schema ring with its place. */
export type SchemaFault = {
  error: ValidationError;
  /** Pointer in the whole document; Ajv's own path starts at the block's props or the action. */
  pointer: string;
  value: unknown;
  /** The schema of the value, `$ref` followed. */
  schema: SchemaNode;
  /** Properties the schema names here. */
  properties: Readonly<Record<string, SchemaNode>>;
};

type Describe = (fault: SchemaFault) => Omit<Finding, 'layer'>;

/** A value for a message, shortened. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 48 ? `${text.slice(0, 47)}…` : text;
}

const nameOf = (pointer: string): string => {
  const last = pointerSteps(pointer).at(-1);
  if (last === undefined) return 'The document';
  return /^\d+$/.test(last) ? `Entry ${last}` : `"${last}"`;
};

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { object: 'an object', string: 'a text', number: 'a number', boolean: 'a boolean' }[
      typeof value as string
    ] ?? ''
  );
};

const wanted: Record<string, { type: string; fix: string }> = {
  object: { type: 'an object', fix: 'Write an object in braces.' },
  array: { type: 'a list', fix: 'Write a list in square brackets.' },
  string: { type: 'a text', fix: 'Write a text in double quotes.' },
  boolean: { type: 'true or false', fix: 'Write true or false, without quotes.' },
  integer: { type: 'a whole number', fix: 'Write a whole number, without quotes.' },
  number: { type: 'a number', fix: 'Write a number, without quotes.' },
};

const purpose = (schema: SchemaNode | undefined): string => {
  const description = schema?.['description'];
  return typeof description === 'string' ? ` ${description}` : '';
};

const compare = (comparison: unknown): string => (comparison === '>=' ? 'at least' : 'at most');

const length: Describe = ({ error, pointer, value }) => {
  const bound = error.keyword === 'minLength' ? 'at least' : 'at most';
  const characters = [...String(value)].length;
  return {
    code: 'WRONG_LENGTH',
    pointer,
    message: `${nameOf(pointer)} has ${characters} characters; ${bound} ${String(error.params['limit'])} are allowed.`,
    fix: `Write ${bound} ${String(error.params['limit'])} characters.`,
  };
};

const range: Describe = ({ error, pointer, value, schema }) => ({
  code: 'OUT_OF_RANGE',
  pointer,
  message: `${nameOf(pointer)} is ${show(value)}; it has to be ${compare(error.params['comparison'])} ${String(error.params['limit'])}.${purpose(schema)}`,
  fix: `Write ${compare(error.params['comparison'])} ${String(error.params['limit'])}.`,
});

const count: Describe = ({ error, pointer }) => {
  const bound = error.keyword.startsWith('min') ? 'at least' : 'at most';
  return {
    code: 'WRONG_COUNT',
    pointer,
    message: `${nameOf(pointer)} has to have ${bound} ${String(error.params['limit'])} entries.`,
    fix: bound === 'at least' ? 'Add an entry.' : 'Take entries out.',
  };
};

const describe: Record<string, Describe> = {
  type: ({ error, pointer, value }) => {
    const types = [error.params['type']].flat().map((type) => wanted[String(type)]);
    return {
      code: 'WRONG_TYPE',
      pointer,
      message: `${nameOf(pointer)} is ${typeOf(value)}, ${show(value)}; ${types.map((type) => type?.type).join(' or ')} is needed.`,
      fix: types[0]?.fix ?? 'Write a value of the type asked for.',
    };
  },
  const: ({ error, pointer, value }) => ({
    code: 'WRONG_VALUE',
    pointer,
    message: `${nameOf(pointer)} is ${show(value)}; only ${show(error.params['allowedValue'])} is right here.`,
    fix: `Write ${show(error.params['allowedValue'])}.`,
  }),
  enum: ({ error, pointer, value, schema }) => {
    const allowed = (error.params['allowedValues'] as unknown[]).map(String);
    return {
      code: 'UNKNOWN_VALUE',
      pointer,
      message: `${nameOf(pointer)} is ${show(value)}, which is none of the values it can have.${purpose(schema)}`,
      fix: suggest(String(value), allowed, 'Choose one that exists.'),
    };
  },
  required: ({ error, pointer, properties }) => {
    const name = String(error.params['missingProperty']);
    return {
      code: 'MISSING_PROPERTY',
      pointer: joinPointer(pointer, name),
      message: `"${name}" is missing, and nothing shows without it.${purpose(own(properties, name))}`,
      fix: `Add "${name}" here or in a pack this one extends.`,
    };
  },
  additionalProperties: ({ error, pointer, properties }) => {
    const name = String(error.params['additionalProperty']);
    return {
      code: 'UNKNOWN_PROPERTY',
      pointer: joinPointer(pointer, name),
      part: 'key',
      message: `"${name}" is no property here, so it would have no effect.`,
      fix: suggest(name, Object.keys(properties), 'Take it out.'),
    };
  },
  propertyNames: ({ error, pointer }) => {
    const name = String(error.params['propertyName']);
    return {
      code: 'WRONG_NAME',
      pointer: joinPointer(pointer, name),
      part: 'key',
      message: `"${name}" cannot be the name of an entry.`,
      fix: 'Begin with a letter; then letters, digits, "_", "." and "-".',
    };
  },
  pattern: ({ error, pointer, value, schema }) => ({
    code: 'WRONG_FORMAT',
    pointer,
    message: `${nameOf(pointer)} is ${show(value)}, which does not have the form it needs.${purpose(schema)}`,
    fix: `Write a text that matches ${String(error.params['pattern'])}.`,
  }),
  minLength: length,
  maxLength: length,
  minimum: range,
  maximum: range,
  minItems: count,
  maxItems: count,
  minProperties: count,
  maxProperties: count,
  uniqueItems: ({ error, pointer, value }) => {
    const [first, second] = [Number(error.params['i']), Number(error.params['j'])].sort((a, b) => a - b);
    const entry = Array.isArray(value) ? (value[second ?? 0] as unknown) : undefined;
    return {
      code: 'REPEATED_ITEM',
      pointer: joinPointer(pointer, second ?? 0),
      message: `${show(entry)} stands in ${nameOf(pointer)} twice, at ${first} and ${second}.`,
      fix: 'Name each entry once.',
    };
  },
};

/**
 * Keywords of JSON Schema that can be broken and have words for it here.
 * @internal For the test that compares them with the schemas.
 */
export const describedKeywords: readonly string[] = Object.keys(describe);

/** Explains a validator's error to the editor of a document. */
export function describeFault(fault: SchemaFault): Omit<Finding, 'layer'> {
  const describeKeyword = own(describe, fault.error.keyword);
  if (!describeKeyword)
    throw new Error(`There are no words for the schema keyword "${fault.error.keyword}".`);
  return describeKeyword(fault);
}
