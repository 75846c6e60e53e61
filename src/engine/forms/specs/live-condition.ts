import type { Condition } from '#contract/generated/documents.ts';
import { evaluate, factsOf, type FactReader } from '#engine/conditions/conditions.ts';
import { own } from '#engine/json/json.ts';
import type { FieldName, LiveCondition } from './field-spec.ts';

const FORM_FACT = 'form.';

const isFormFact = (name: string): boolean => name.startsWith(FORM_FACT);

/** A condition after its facts are bound: settled, or depending on values of the form. */
export type BoundCondition = boolean | LiveCondition;

/**
 * Binds the facts of conditions that must all hold: a boolean when no field of the form is read, else the remaining
 * condition with the fields it reads.
 */
export const bindConditions = (
  conditions: readonly (Condition | undefined)[],
  facts: FactReader,
): BoundCondition => {
  const given = conditions.filter((condition) => condition !== undefined);
  const names = given.map(factsOf);
  const settled = given.filter((_, index) => !names[index]?.some(isFormFact));
  if (!settled.every((condition) => evaluate(condition, facts))) return false;
  const open = given.filter((condition) => !settled.includes(condition));
  if (open.length === 0) return true;
  const read = [...new Set(open.flatMap(factsOf))];
  return {
    logic: open.length === 1 && open[0] !== undefined ? open[0] : { and: open },
    reads: read.filter(isFormFact).map((name) => name.slice(FORM_FACT.length)),
    facts: Object.fromEntries(read.filter((name) => !isFormFact(name)).map((name) => [name, facts(name)])),
  };
};

const fieldOf = ({ inRow }: LiveCondition, name: FieldName): FieldName =>
  inRow === undefined ? name : (own(inRow, name) ?? name);

/** Result of a condition for the values of the form. */
export const holds = (condition: LiveCondition, valueOf: (field: FieldName) => unknown): boolean =>
  evaluate(condition.logic, (name) =>
    isFormFact(name) ? valueOf(fieldOf(condition, name.slice(FORM_FACT.length))) : condition.facts[name],
  );
