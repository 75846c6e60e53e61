import type { RuleOperator } from './rule-operators.ts';

/** How each comparison is said, between its fact and its value. */
const operators: Record<RuleOperator, string> = {
  holds: 'is true',
  holdsNot: 'is not true',
  is: 'is',
  isNot: 'is not',
  below: 'is less than',
  atMost: 'is at most',
  above: 'is more than',
  atLeast: 'is at least',
  between: 'is between',
  oneOf: 'is one of',
  noneOf: 'is none of',
  contains: 'contains',
  raw: 'as JSON',
};

/** The same for facts that are no yes or no. */
const filled = { integer: ['is not 0', 'is 0'], string: ['is given', 'is empty'] } as const;

export const texts = {
  always: 'Always.',
  empty: 'No rule yet: this always holds.',
  asRules: 'Rules',
  asJson: 'JSON',
  view: (label: string) => `How to edit: ${label}`,
  clear: 'Remove the condition',
  addRule: 'Add a rule',
  addGroup: 'Add a group',
  rule: (place: string) => `Rule ${place}`,
  group: (place: string) => (place === '' ? 'Rules' : `Group ${place}`),
  removeRule: (place: string) => `Remove rule ${place}`,
  removeGroup: (place: string) => `Remove group ${place}`,
  fact: (place: string) => `Fact of rule ${place}`,
  searchFacts: 'Search facts',
  noFacts: 'No fact is called that.',
  comparison: (place: string) => `Comparison of rule ${place}`,
  value: (place: string) => `Value of rule ${place}`,
  valueFrom: (place: string) => `Least value of rule ${place}`,
  valueTo: (place: string) => `Greatest value of rule ${place}`,
  listHint: 'Separate values by commas.',
  combinators: { and: 'All of these hold', or: 'At least one holds' },
  negated: { and: 'Not all of these hold', or: 'None of these holds' },
  combination: (place: string) => (place === '' ? 'How the rules combine' : `How group ${place} combines`),
  raw: 'Written as JSON',
  rawHint: 'There is no form for this rule. It stays as it is; change it under JSON.',
  operator: (operator: RuleOperator, type: 'boolean' | 'integer' | 'string') => {
    if (type === 'boolean' || (operator !== 'holds' && operator !== 'holdsNot')) return operators[operator];
    return filled[type][operator === 'holds' ? 0 : 1];
  },
  json: (label: string) => `${label}, as JSON`,
  noJson: (reason: string) => `This is no JSON yet, so it is not used: ${reason}`,
  none: 'nothing',
  emptyValue: 'empty',
  and: ' and ',
  or: ' or ',
  not: (words: string) => `not ${words}`,
};
