import type { Condition } from '#contract/generated/documents.ts';
import { factsOf } from '#engine/conditions/conditions.ts';
import type { FieldCase } from './explain-case.ts';
import type { ConditionRead, FactRead } from './explain-reason.ts';
import { bindConditions, holds } from '../specs/live-condition.ts';

const FORM_FACT = 'form.';

/** A condition with its result and the facts it read, evaluated as by specs and model. */
export const explainCondition = ({ options, read }: FieldCase, logic: Condition): ConditionRead => {
  const facts = options.facts ?? (() => undefined);
  const bound = bindConditions([logic], facts);
  const reads = factsOf(logic).map((name): FactRead => {
    if (!name.startsWith(FORM_FACT)) return { name, value: facts(name) };
    const field = name.slice(FORM_FACT.length);
    const value = read(field);
    return { name, field, value, ...(value === undefined && { unsent: true }) };
  });
  return { logic, met: typeof bound === 'boolean' ? bound : holds(bound, read), reads };
};
