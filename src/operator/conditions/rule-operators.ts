import type { Fact } from '#engine/fact-catalogue.ts';

/** Marks an expression that the builder has no form for. It stays as it is written. */
export const RAW = 'raw';

const ruleOperators = [
  'holds',
  'holdsNot',
  'is',
  'isNot',
  'below',
  'atMost',
  'above',
  'atLeast',
  'between',
  'oneOf',
  'noneOf',
  'contains',
  RAW,
] as const;

/** How a rule compares its fact. */
export type RuleOperator = (typeof ruleOperators)[number];

/** The ways in which a fact can be compared; the first is where a new rule begins. */
export function operatorsOf({ type, enum: values }: Fact): readonly RuleOperator[] {
  if (type === 'boolean') return ['holds', 'holdsNot'];
  if (values) return ['is', 'isNot', 'oneOf', 'noneOf', 'holds', 'holdsNot'];
  if (type === 'integer') {
    return [
      'above',
      'atLeast',
      'below',
      'atMost',
      'is',
      'isNot',
      'between',
      'oneOf',
      'noneOf',
      'holds',
      'holdsNot',
    ];
  }
  return ['is', 'isNot', 'oneOf', 'noneOf', 'contains', 'holds', 'holdsNot'];
}

export const isListOperator = (operator: RuleOperator): boolean =>
  operator === 'oneOf' || operator === 'noneOf';
