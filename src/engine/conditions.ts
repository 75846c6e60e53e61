import jsonLogic from 'json-logic-js';
import { isJsonObject } from './json.ts';

/** Reads a fact by its name in the catalogue; undefined while it is not known. */
export type FactReader = (name: string) => unknown;

/** The operators a condition may use besides `var`. */
export const conditionOperators = [
  '!',
  '!!',
  'and',
  'or',
  '==',
  '===',
  '!=',
  '!==',
  '<',
  '<=',
  '>',
  '>=',
  'in',
] as const;

/** The operator and the operands of an expression; undefined when it is not an object with one name. */
export function readOperation(expression: unknown): { operator: string; operands: unknown[] } | undefined {
  if (!isJsonObject(expression)) return undefined;
  const [entry, ...others] = Object.entries(expression);
  if (!entry || others.length > 0) return undefined;
  return { operator: entry[0], operands: Array.isArray(entry[1]) ? entry[1] : [entry[1]] };
}

class NotACondition extends Error {}

/** Puts facts in the place of `var`, and refuses every operator that a condition may not use. */
function withFacts(expression: unknown, facts: FactReader): unknown {
  if (Array.isArray(expression)) return expression.map((operand) => withFacts(operand, facts));
  if (typeof expression !== 'object' || expression === null) return expression;
  const operation = readOperation(expression);
  if (!operation) throw new NotACondition();
  const { operator, operands } = operation;
  if (operator === 'var') {
    const [name, otherwise] = operands;
    const value = typeof name === 'string' ? facts(name) : undefined;
    // A fact is a plain value: an object would be read as a further expression.
    return typeof value === 'object' || value === undefined ? withFacts(otherwise, facts) : value;
  }
  if (!(conditionOperators as readonly string[]).includes(operator)) throw new NotACondition();
  return { [operator]: operands.map((operand) => withFacts(operand, facts)) };
}

/**
 * Whether a condition holds. No condition always holds; one that is malformed or uses a foreign operator never does.
 * Never throws, and reads every fact the condition names, so that a reader can note what it depends on.
 */
export function evaluate(condition: unknown, facts: FactReader): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'boolean') return condition;
  try {
    if (!readOperation(condition)) return false;
    const expression = withFacts(condition, facts) as Parameters<typeof jsonLogic.apply>[0];
    return jsonLogic.truthy(jsonLogic.apply(expression));
  } catch {
    return false;
  }
}

/** The names of the facts a condition reads, each once. */
export function factsOf(condition: unknown): string[] {
  const names = new Set<string>();
  const collect = (expression: unknown): void => {
    if (Array.isArray(expression)) return expression.forEach(collect);
    const operation = readOperation(expression);
    if (operation?.operator !== 'var') return operation?.operands.forEach(collect);
    if (typeof operation.operands[0] === 'string') names.add(operation.operands[0]);
  };
  collect(condition);
  return [...names];
}
