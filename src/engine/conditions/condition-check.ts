import { constantOutcome } from './condition-outcomes.ts';
import { conditionOperators, readOperation } from './conditions.ts';
import type { Fact, FactCatalogue } from './fact-catalogue.ts';
import { own } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import type { ProblemCode } from '../problems.ts';
import { list, suggest } from '../suggest.ts';

export type ConditionFault = {
  code: Extract<ProblemCode, `CONDITION_${string}` | 'UNKNOWN_FACT'>;
  /** JSON pointer within the condition. */
  pointer: string;
  message: string;
  fix: string;
};

type ValueType = 'boolean' | 'number' | 'string' | 'list' | 'unknown';
/** Operand as known before any fact has a value. */
type Operand = { type: ValueType; fact?: { name: string } & Fact; literal?: unknown };

const operandCounts: Record<string, [least: number, most: number]> = {
  '!': [1, 1],
  '!!': [1, 1],
  and: [1, Infinity],
  or: [1, Infinity],
  '==': [2, 2],
  '===': [2, 2],
  '!=': [2, 2],
  '!==': [2, 2],
  '<': [2, 3],
  '<=': [2, 3],
  '>': [2, 2],
  '>=': [2, 2],
  in: [2, 2],
};
const equalities = ['==', '===', '!=', '!=='];
const comparisons = ['<', '<=', '>', '>='];

const typeOfFact = (fact: Fact): ValueType => (fact.type === 'integer' ? 'number' : fact.type);

function typeOfLiteral(value: unknown): ValueType {
  if (Array.isArray(value)) return 'list';
  const type = typeof value;
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'unknown';
}

/** Walks one condition, collecting faults. */
class Check {
  readonly faults: ConditionFault[] = [];

  constructor(private readonly catalogue: FactCatalogue) {}

  private fault(code: ConditionFault['code'], pointer: string, message: string, fix: string): void {
    this.faults.push({ code, pointer, message, fix });
  }

  /** Type of an operand or of the whole condition; notes the faults inside it. */
  read(expression: unknown, pointer: string): Operand {
    if (typeof expression !== 'object' || expression === null || Array.isArray(expression)) {
      return this.literal(expression, pointer);
    }
    const operation = readOperation(expression);
    if (!operation) {
      this.fault(
        'CONDITION_SHAPE',
        pointer,
        `An operation has exactly one operator; this object has ${Object.keys(expression).length} names.`,
        'Join operations with "and" or "or": { "and": [ …, … ] }.',
      );
      return { type: 'unknown' };
    }
    const { operator, operands } = operation;
    if (operator === 'var') return this.fact(operands, joinPointer(pointer, 'var'));
    return this.operation(
      operator,
      operands,
      Array.isArray((expression as Record<string, unknown>)[operator]),
      pointer,
    );
  }

  private literal(value: unknown, pointer: string): Operand {
    if (typeOfLiteral(value) === 'unknown') {
      this.fault('CONDITION_SHAPE', pointer, 'null is no value of any fact.', 'Leave the comparison out.');
    }
    return { type: typeOfLiteral(value), literal: value };
  }

  private fact([name]: unknown[], pointer: string): Operand {
    const fact = typeof name === 'string' ? own(this.catalogue, name) : undefined;
    if (fact && typeof name === 'string') return { type: typeOfFact(fact), fact: { name, ...fact } };
    const shown = typeof name === 'string' ? `"${name}"` : JSON.stringify(name);
    this.fault(
      'UNKNOWN_FACT',
      pointer,
      `No fact is called ${shown} here, so the condition would never see a value.`,
      suggest(String(name), Object.keys(this.catalogue), 'Name a fact of the catalogue.'),
    );
    return { type: 'unknown' };
  }

  private operation(operator: string, operands: unknown[], isList: boolean, pointer: string): Operand {
    const at = joinPointer(pointer, operator);
    const counts = own(operandCounts, operator);
    if (!counts) {
      this.fault(
        'CONDITION_OPERATOR',
        at,
        `Conditions have no operator "${operator}".`,
        suggest(operator, [...conditionOperators, 'var'], 'Choose another.'),
      );
      return { type: 'unknown' };
    }
    const [least, most] = counts;
    if (operands.length < least || operands.length > most) {
      const wanted =
        least === most ? String(least) : most === Infinity ? `at least ${least}` : `${least} or ${most}`;
      this.fault(
        'CONDITION_ARGUMENTS',
        at,
        `"${operator}" takes ${wanted} operands, not ${operands.length}.`,
        `Write { "${operator}": [ … ] } with ${wanted}.`,
      );
      return { type: 'boolean' };
    }
    const place = (index: number): string => (isList ? joinPointer(at, index) : at);
    const read = operands.map((operand, index) => this.read(operand, place(index)));
    if (equalities.includes(operator)) this.equality(operator, read, at, place);
    else if (comparisons.includes(operator)) this.comparison(operator, read, place);
    else if (operator === 'in') this.containment(read, operands, place);
    else this.noLists(read, place);
    return { type: 'boolean' };
  }

  private equality(
    operator: string,
    operands: Operand[],
    at: string,
    place: (index: number) => string,
  ): void {
    const [left, right] = operands;
    if (!left || !right || left.type === 'unknown' || right.type === 'unknown') return;
    if (left.type !== right.type || left.type === 'list') {
      this.fault(
        'CONDITION_TYPES',
        at,
        `"${operator}" compares ${describe(left)} with ${describe(right)}, which are never equal.`,
        'Compare values of one type.',
      );
      return;
    }
    this.knownValue(left, right, place(1));
    this.knownValue(right, left, place(0));
  }

  /** Reports a literal that is not among the listed values of the fact it is compared with. */
  private knownValue(side: Operand, other: Operand, pointer: string): void {
    const values = side.fact?.enum;
    if (!values || other.literal === undefined || values.includes(other.literal as string)) return;
    this.fault(
      'CONDITION_VALUE',
      pointer,
      `"${side.fact?.name}" is never ${JSON.stringify(other.literal)}. ${side.fact?.description ?? ''}`.trim(),
      `Its values are ${list(values.map(String))}.`,
    );
  }

  private comparison(operator: string, operands: Operand[], place: (index: number) => string): void {
    operands.forEach((operand, index) => {
      if (operand.type === 'number' || operand.type === 'unknown') return;
      this.fault(
        'CONDITION_TYPES',
        place(index),
        `"${operator}" compares numbers; this is ${describe(operand)}.`,
        'Compare a numeric fact with a number.',
      );
    });
  }

  private containment([item, list]: Operand[], operands: unknown[], place: (index: number) => string): void {
    const values = operands[1];
    if (!item || !list || list.type === 'unknown') return;
    if (!Array.isArray(values)) {
      if (list.type === 'string' && (item.type === 'string' || item.type === 'unknown')) return;
      this.fault(
        'CONDITION_TYPES',
        place(1),
        `"in" looks a value up in a list, or a text in a text; this is ${describe(list)}.`,
        'Write a list of values: { "in": [ { "var": … }, [ … ] ] }.',
      );
      return;
    }
    values.forEach((value: unknown, index) => {
      const pointer = joinPointer(place(1), index);
      const type = typeOfLiteral(value);
      if (item.type !== 'unknown' && type !== item.type) {
        this.fault(
          'CONDITION_TYPES',
          pointer,
          `${JSON.stringify(value)} can never be ${describe(item)}.`,
          'List values of the same type.',
        );
      } else this.knownValue(item, { type, literal: value }, pointer);
    });
  }

  private noLists(operands: Operand[], place: (index: number) => string): void {
    operands.forEach((operand, index) => {
      if (operand.type !== 'list') return;
      this.fault(
        'CONDITION_TYPES',
        place(index),
        'A list is neither true nor false.',
        'Use "in" to look a value up.',
      );
    });
  }
}

const describe = ({ type, fact, literal }: Operand): string => {
  const named = {
    boolean: 'a boolean',
    number: 'a number',
    string: 'a text',
    list: 'a list',
    unknown: 'unknown',
  }[type];
  if (fact) return `"${fact.name}", ${named}`;
  return literal === undefined ? named : `${named}, ${JSON.stringify(literal)}`;
};

/**
 * Type-checks a condition against the fact catalogue and finds conditions that are always or never true.
 * Pointers are within the condition.
 */
export function checkCondition(condition: unknown, catalogue: FactCatalogue): ConditionFault[] {
  if (condition === true) return [];
  if (condition === false) {
    return [
      {
        code: 'CONDITION_IS_FALSE',
        pointer: '',
        message: 'The condition is plainly false, so this never shows.',
        fix: 'Take it out of "order", or remove the entry with null.',
      },
    ];
  }
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition)) {
    return [
      {
        code: 'CONDITION_SHAPE',
        pointer: '',
        message: `A condition is true, false or a JsonLogic operation; this is ${JSON.stringify(condition)}.`,
        fix: 'Write an operation such as { "var": "flags.beta" }.',
      },
    ];
  }
  const check = new Check(catalogue);
  check.read(condition, '');
  if (check.faults.length > 0) return check.faults;
  const outcome = constantOutcome(condition, catalogue);
  if (outcome === undefined) return [];
  return [
    {
      code: outcome ? 'CONDITION_ALWAYS_HOLDS' : 'CONDITION_NEVER_HOLDS',
      pointer: '',
      message: outcome
        ? 'This condition holds whatever the facts are, so it decides nothing.'
        : 'This condition cannot hold, whatever the facts are, so this never shows.',
      fix: outcome
        ? 'Leave the condition out, or correct it.'
        : 'Correct the condition, or take the entry out.',
    },
  ];
}
