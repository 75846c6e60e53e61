import type { Fact } from '#engine/conditions/fact-catalogue.ts';

/** Marks an expression that the builder cannot edit and keeps unchanged. */
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

/** Comparison of a rule. */
export type RuleOperator = (typeof ruleOperators)[number];

/** Comparisons that a fact allows; the first is the default. */
export function operatorsOf({ type, enum: values, format }: Fact): readonly RuleOperator[] {
  if (format === 'tag') return ['contains', 'holds', 'holdsNot'];
  if (type === 'boolean') return ['holds', 'holdsNot'];
  if (values) return ['is', 'isNot', 'oneOf', 'noneOf', 'holds', 'holdsNot'];
  if (type === 'integer') {
    const compared = ['above', 'atLeast', 'below', 'atMost', 'is', 'isNot', 'between'] as const;
    // A list of times or amounts is asked for as ranges.
    return [...compared, ...(format ? [] : (['oneOf', 'noneOf'] as const)), 'holds', 'holdsNot'];
  }
  return ['is', 'isNot', 'oneOf', 'noneOf', 'contains', 'holds', 'holdsNot'];
}

export const isListOperator = (operator: RuleOperator): boolean =>
  operator === 'oneOf' || operator === 'noneOf';
