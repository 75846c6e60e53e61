import { evaluate, factsOf, readOperation } from './conditions.ts';
import type { Fact, FactCatalogue } from './fact-catalogue.ts';
import { own } from '../json/json.ts';

/** Most combinations of fact values tried; a condition with more is not judged. */
const mostCombinations = 20_000;

/**
 * Constant result of a condition, found by trying every combination of the relevant fact values.
 * Undefined when both results occur or there are too many combinations.
 */
export function constantOutcome(condition: object, catalogue: FactCatalogue): boolean | undefined {
  const names = factsOf(condition);
  const literals = literalsIn(condition);
  const domains = names.map((name) => domainOf(own(catalogue, name), literals));
  if (domains.reduce((product, domain) => product * domain.length, 1) > mostCombinations) return undefined;

  const outcomes = new Set<boolean>();
  const facts: Record<string, unknown> = {};
  const tryAll = (index: number): void => {
    const name = names[index];
    if (name === undefined) {
      outcomes.add(evaluate(condition, (fact) => facts[fact]));
      return;
    }
    for (const value of domains[index] ?? []) {
      facts[name] = value;
      tryAll(index + 1);
    }
  };
  tryAll(0);

  return outcomes.size === 1 ? outcomes.has(true) : undefined;
}

function literalsIn(expression: unknown): unknown[] {
  if (Array.isArray(expression)) return expression.flatMap(literalsIn);
  const operation = readOperation(expression);
  if (!operation) return [expression];
  return operation.operator === 'var' ? [] : operation.operands.flatMap(literalsIn);
}

/** Representative values of a fact: around each number it may be compared with, each text, and one other text. */
function domainOf(fact: Fact | undefined, literals: readonly unknown[]): unknown[] {
  if (!fact || fact.type === 'boolean') return [true, false];
  if (fact.enum) return [...fact.enum];
  if (fact.type === 'string') {
    const texts = literals.filter((literal) => typeof literal === 'string');
    return [...new Set([...texts, '', texts.join('') + '\u{10FFFF}'])];
  }
  const { minimum = -Infinity, maximum = Infinity } = fact;
  const around = literals
    .filter((literal) => typeof literal === 'number')
    .flatMap((number) => [
      Math.ceil(number) - 1,
      Math.floor(number),
      Math.ceil(number),
      Math.floor(number) + 1,
    ]);
  const values = [0, 1, minimum, maximum, ...around];
  return [...new Set(values)].filter(
    (value) => Number.isFinite(value) && value >= minimum && value <= maximum,
  );
}
