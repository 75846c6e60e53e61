import type { Condition } from '#contract/generated/documents.ts';
import { factsOf } from '#engine/conditions.ts';
import { settledValue } from './check-value.ts';
import type { FieldCase } from './explain-case.ts';
import type { ConditionRead, FactRead } from './explain-reason.ts';
import type { FieldName } from './field-spec.ts';
import { bindConditions, holds } from './live-condition.ts';

const FORM_FACT = 'form.';

/** What a field holds for the conditions of others: nothing while it is hidden. */
const readField = ({ model, known }: FieldCase, field: FieldName): { value: unknown; unseen: boolean } => {
  const state = known.has(field) ? model.field(field) : undefined;
  if (!state?.visible) return { value: undefined, unseen: true };
  return { value: settledValue(state.spec, state.value), unseen: false };
};

/** A condition with what it read and what it came to, judged as the specs and the model do. */
export const readCondition = (of: FieldCase, logic: Condition): ConditionRead => {
  const facts = of.options.facts ?? (() => undefined);
  const bound = bindConditions([logic], facts);
  const met = typeof bound === 'boolean' ? bound : holds(bound, (field) => readField(of, field).value);
  const reads = factsOf(logic).map((name): FactRead => {
    if (!name.startsWith(FORM_FACT)) return { name, value: facts(name) };
    const field = name.slice(FORM_FACT.length);
    return { name, field, ...readField(of, field) };
  });
  return { logic, met, reads };
};
