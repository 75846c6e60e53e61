import { isJsonObject } from '../json/json.ts';

/** Reads a fact by its name in the catalogue; undefined while it is not known. */
export type FactReader = (name: string) => unknown;

/** Truthiness as JsonLogic defines it: an empty list is false. */
const isTruthy = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** The first value that decides, else the last. */
const firstOrLast = (values: readonly unknown[], decides: (value: unknown) => boolean): unknown => {
  const at = values.findIndex(decides);
  return values.at(at);
};

const isIn = (value: unknown, all: unknown): boolean =>
  typeof all === 'string'
    ? all !== '' && all.includes(String(value))
    : Array.isArray(all) && all.includes(value);

// The language's own comparison: strings of digits compare as numbers.
const isBelow = (left: unknown, right: unknown): boolean => (left as number) < (right as number);
const isAtMost = (left: unknown, right: unknown): boolean => (left as number) <= (right as number);

/** Operators with JsonLogic semantics. */
const operators = {
  '!': ([value]) => !isTruthy(value),
  '!!': ([value]) => isTruthy(value),
  and: (values) => firstOrLast(values, (value) => !isTruthy(value)),
  or: (values) => firstOrLast(values, isTruthy),
  '==': ([left, right]) => left == right,
  '===': ([left, right]) => left === right,
  '!=': ([left, right]) => left != right,
  '!==': ([left, right]) => left !== right,
  '<': ([low, value, high]) => isBelow(low, value) && (high === undefined || isBelow(value, high)),
  '<=': ([low, value, high]) => isAtMost(low, value) && (high === undefined || isAtMost(value, high)),
  '>': ([left, right]) => isBelow(right, left),
  '>=': ([left, right]) => isAtMost(right, left),
  in: ([value, all]) => isIn(value, all),
} satisfies Record<string, (operands: readonly unknown[]) => unknown>;

/** The operators a condition may use besides `var`. */
export const conditionOperators = Object.keys(operators) as readonly (keyof typeof operators)[];

/** The operator and the operands of an expression; undefined when it is not an object with one name. */
export function readOperation(expression: unknown): { operator: string; operands: unknown[] } | undefined {
  if (!isJsonObject(expression)) return undefined;
  const [entry, ...others] = Object.entries(expression);
  if (!entry || others.length > 0) return undefined;
  return { operator: entry[0], operands: Array.isArray(entry[1]) ? entry[1] : [entry[1]] };
}

class NotACondition extends Error {}

/** Value of an expression. Every operand is evaluated, so that each fact it names is read. */
function valueOf(expression: unknown, facts: FactReader): unknown {
  if (Array.isArray(expression)) return expression.map((operand) => valueOf(operand, facts));
  if (typeof expression !== 'object' || expression === null) return expression;
  const operation = readOperation(expression);
  if (!operation) throw new NotACondition();
  const { operator, operands } = operation;
  if (operator === 'var') {
    const [name, otherwise] = operands;
    const value = typeof name === 'string' ? facts(name) : undefined;
    // A fact is never an object or a list.
    return typeof value === 'object' || value === undefined ? valueOf(otherwise, facts) : value;
  }
  if (!Object.hasOwn(operators, operator)) throw new NotACondition();
  return operators[operator as keyof typeof operators](operands.map((operand) => valueOf(operand, facts)));
}

/**
 * Truth of a condition: true when absent, false when malformed or when it uses an unknown operator. Never throws.
 * Reads every fact the condition names, so that the reader can record its dependencies.
 */
export function evaluate(condition: unknown, facts: FactReader): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'boolean') return condition;
  try {
    return !Array.isArray(condition) && typeof condition === 'object' && isTruthy(valueOf(condition, facts));
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
