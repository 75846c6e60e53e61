import { readOperation } from '../../conditions/conditions.ts';
import type { FieldName, FieldSpec, LiveCondition } from '../specs/field-spec.ts';

export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** A schema that applies while a condition holds, and another while it does not. */
export const ifThen = (
  condition: JsonSchema,
  kept: JsonSchema,
  otherwise: JsonSchema = true,
): JsonSchema => ({
  if: condition,
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: kept,
  else: otherwise,
});

export type Definitions = Record<string, JsonSchema>;

const FORM_FACT = 'form.';

/** Operand of a comparison: a field of the form, or a literal. */
type Operand = { field: FieldName } | { literal: unknown };

const operandOf = (expression: unknown): Operand => {
  const operation = readOperation(expression);
  if (operation?.operator !== 'var') return { literal: expression };
  const name = String(operation.operands[0]);
  if (!name.startsWith(FORM_FACT)) throw new Error(`A schema cannot know the fact "${name}".`);
  return { field: name.slice(FORM_FACT.length) };
};

const sent = (field: FieldName): JsonSchema => ({ $ref: `#/$defs/sent.${field}` });

/** Schema for one of these texts, as a plain text or beside its parsed value. */
const oneOf = (texts: readonly unknown[]): JsonSchema =>
  ifThen({ type: 'object' }, { properties: { text: { enum: texts } } }, { enum: texts });

/**
 * Schema of the values for which a condition holds. Unsent fields equal nothing and are false. Compares fields with texts only,
 * as forms do.
 */
export function conditionSchema({ logic }: LiveCondition, specs: readonly FieldSpec[]): JsonSchema {
  const known = (field: FieldName): boolean => specs.some(({ name }) => name === field);

  /** The field is sent and has one of these texts; the empty text stands for a missing value. */
  const holdsOneOf = (field: FieldName, texts: readonly unknown[]): JsonSchema => {
    if (!known(field)) return false;
    const filled = texts.filter((text) => text !== '');
    const value: JsonSchema = { required: [field], properties: { [field]: oneOf(filled) } };
    const blank: JsonSchema = { not: { required: [field] } };
    const choices = [...(filled.length > 0 ? [value] : []), ...(texts.includes('') ? [blank] : [])];
    return choices.length === 0 ? false : { allOf: [sent(field), { anyOf: choices }] };
  };

  const isTrue = (field: FieldName): JsonSchema =>
    known(field)
      ? { allOf: [sent(field), { required: [field], properties: { [field]: { not: { const: false } } } }] }
      : false;

  const equal = (operands: readonly unknown[]): JsonSchema => {
    const [left, right] = [operandOf(operands[0]), operandOf(operands[1])];
    if ('field' in left && 'literal' in right) return holdsOneOf(left.field, [right.literal]);
    if ('literal' in left && 'field' in right) return holdsOneOf(right.field, [left.literal]);
    throw new Error('Only a field and a text can be compared by a schema.');
  };

  const translate = (expression: unknown): JsonSchema => {
    if (typeof expression === 'boolean') return expression;
    const operation = readOperation(expression);
    if (!operation) throw new Error(`${JSON.stringify(expression)} is no condition.`);
    const { operator, operands } = operation;
    switch (operator) {
      case 'var': {
        const operand = operandOf(expression);
        return 'field' in operand && isTrue(operand.field);
      }
      case '!':
        return { not: translate(operands[0]) };
      case '!!':
        return translate(operands[0]);
      case 'and':
        return { allOf: operands.map(translate) };
      case 'or':
        return { anyOf: operands.map(translate) };
      case '==':
      case '===':
        return equal(operands);
      case '!=':
      case '!==':
        return { not: equal(operands) };
      case 'in': {
        const operand = operandOf(operands[0]);
        if (!('field' in operand) || !Array.isArray(operands[1]))
          throw new Error('"in" needs a field and a list.');
        return holdsOneOf(operand.field, operands[1]);
      }
      default:
        throw new Error(`A schema has no word for "${operator}".`);
    }
  };

  return translate(logic);
}
