import { readOperation } from '#engine/conditions/conditions.ts';
import type { Fact, FactCatalogue } from '#engine/conditions/fact-catalogue.ts';
import { own, type Json } from '#engine/json/json.ts';
import { isListOperator, operatorsOf, RAW, type RuleOperator } from './rule-operators.ts';

/** A comparison of one fact (`field`), or with the operator RAW an expression (`value`) that the builder cannot edit. */
export type ConditionRule = { field: string; operator: RuleOperator; value: Json };
export type ConditionQuery = { combinator: 'and' | 'or'; rules: ConditionNode[]; not?: boolean };
export type ConditionNode = ConditionRule | ConditionQuery;
/** Indices from the root to a rule or group; empty for the root. */
export type NodePath = readonly number[];

export const isGroup = (node: ConditionNode): node is ConditionQuery => 'rules' in node;

const rule = (field: string, operator: RuleOperator, value: Json = ''): ConditionRule => ({
  field,
  operator,
  value,
});
const group = (combinator: 'and' | 'or', rules: ConditionNode[], not = false): ConditionQuery => ({
  combinator,
  rules,
  ...(not && { not }),
});

type Plain = string | number | boolean;
const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value);

const comparisons: Partial<Record<string, RuleOperator>> = {
  '==': 'is',
  '===': 'is',
  '!=': 'isNot',
  '!==': 'isNot',
  '<': 'below',
  '<=': 'atMost',
  '>': 'above',
  '>=': 'atLeast',
};
/** Operator with the same meaning after swapping the operands. */
const mirrored: Partial<Record<RuleOperator, RuleOperator>> = {
  is: 'is',
  isNot: 'isNot',
  below: 'above',
  above: 'below',
  atMost: 'atLeast',
  atLeast: 'atMost',
};

/** Reads JsonLogic conditions as rules in groups. Expressions that no rule can express get the operator RAW. */
class Reading {
  constructor(private readonly catalogue: FactCatalogue) {}

  private factName(expression: unknown): string | undefined {
    const operation = readOperation(expression);
    if (operation?.operator !== 'var' || operation.operands.length !== 1) return undefined;
    const [name] = operation.operands;
    return typeof name === 'string' && own(this.catalogue, name) ? name : undefined;
  }

  /** A rule, if the builder offers the operator for the fact and can edit the value. */
  private offered(
    name: string,
    operator: RuleOperator | undefined,
    value: Json = '',
  ): ConditionRule | undefined {
    const fact = own(this.catalogue, name);
    if (!fact || !operator || !operatorsOf(fact).includes(operator)) return undefined;
    return rule(name, operator, value);
  }

  private comparison(operator: string, [left, right]: readonly unknown[]): ConditionRule | undefined {
    const said = comparisons[operator];
    if (!said) return undefined;
    const name = this.factName(left);
    if (name !== undefined) return isPlain(right) ? this.typed(name, said, right) : undefined;
    const other = this.factName(right);
    const turned = mirrored[said];
    return other !== undefined && isPlain(left) && turned ? this.typed(other, turned, left) : undefined;
  }

  private typed(name: string, operator: RuleOperator, value: Plain): ConditionRule | undefined {
    const fact = own(this.catalogue, name);
    return fact && fits(fact, value) ? this.offered(name, operator, value) : undefined;
  }

  private between([low, value, high]: readonly unknown[]): ConditionRule | undefined {
    const name = this.factName(value);
    if (name === undefined || typeof low !== 'number' || typeof high !== 'number') return undefined;
    return this.offered(name, 'between', [low, high]);
  }

  private membership([member, all]: readonly unknown[], not: boolean): ConditionRule | undefined {
    const name = this.factName(member);
    if (name !== undefined && Array.isArray(all)) {
      const fact = own(this.catalogue, name);
      const listed = all.filter(isPlain).filter((value) => fact && fits(fact, value));
      if (listed.length !== all.length) return undefined;
      return this.offered(name, not ? 'noneOf' : 'oneOf', listed);
    }
    const text = this.factName(all);
    if (text === undefined || typeof member !== 'string' || not) return undefined;
    return this.offered(text, 'contains', member);
  }

  private comparing(expression: unknown): ConditionRule | undefined {
    const name = this.factName(expression);
    if (name !== undefined) return this.offered(name, 'holds');
    const operation = readOperation(expression);
    if (!operation) return undefined;
    const { operator, operands } = operation;
    if (operator === '!' || operator === '!!') {
      const negated = this.factName(operands[0]);
      if (negated !== undefined) return this.offered(negated, operator === '!' ? 'holdsNot' : 'holds');
      const inner = readOperation(operands[0]);
      return operator === '!' && inner?.operator === 'in' ? this.membership(inner.operands, true) : undefined;
    }
    if (operator === 'in') return this.membership(operands, false);
    if (operator === '<=' && operands.length === 3) return this.between(operands);
    return operands.length === 2 ? this.comparison(operator, operands) : undefined;
  }

  node(expression: unknown): ConditionNode {
    const compared = this.comparing(expression);
    if (compared) return compared;
    const operation = readOperation(expression);
    const { operator, operands } = operation ?? { operator: '', operands: [] };
    if ((operator === 'and' || operator === 'or') && operands.length > 0) {
      return group(operator, operands.map((operand) => this.node(operand))); // oxfmt-ignore
    }
    if (operator === '!' && operands.length === 1) {
      const inner = this.node(operands[0]);
      if (isGroup(inner)) return inner.not ? group('and', [inner], true) : { ...inner, not: true };
      if (inner.operator !== RAW) return group('and', [inner], true);
    }
    return rule('', RAW, expression as Json);
  }
}

const fits = (fact: Fact, value: Plain): boolean => {
  if (typeof value !== (fact.type === 'integer' ? 'number' : fact.type)) return false;
  return !fact.enum || fact.enum.includes(value as string | number);
};

/** A condition as the builder edits it. No condition, and `true`, is a group without rules. */
export function readCondition(condition: Json | undefined, catalogue: FactCatalogue): ConditionQuery {
  if (condition === undefined || condition === true) return group('and', []);
  const node = new Reading(catalogue).node(condition);
  return isGroup(node) ? node : group('and', [node]);
}

const fact = (name: string): Json => ({ var: name });
const wrote: Record<RuleOperator, (name: string, value: Json) => Json> = {
  holds: fact,
  holdsNot: (name) => ({ '!': [fact(name)] }),
  is: (name, value) => ({ '==': [fact(name), single(value)] }),
  isNot: (name, value) => ({ '!=': [fact(name), single(value)] }),
  below: (name, value) => ({ '<': [fact(name), single(value)] }),
  atMost: (name, value) => ({ '<=': [fact(name), single(value)] }),
  above: (name, value) => ({ '>': [fact(name), single(value)] }),
  atLeast: (name, value) => ({ '>=': [fact(name), single(value)] }),
  between: (name, value) => {
    const [low = 0, high = low] = Array.isArray(value) ? value : [single(value)];
    return { '<=': [low, fact(name), high] };
  },
  oneOf: (name, value) => ({ in: [fact(name), listed(value)] }),
  noneOf: (name, value) => ({ '!': [{ in: [fact(name), listed(value)] }] }),
  contains: (name, value) => ({ in: [single(value), fact(name)] }),
  [RAW]: (_name, value) => value,
};

const single = (value: Json): Json => (Array.isArray(value) ? (value[0] ?? '') : value);
const listed = (value: Json): Json[] => (Array.isArray(value) ? value : [value]);

function writeNode(node: ConditionNode): Json | undefined {
  if (!isGroup(node)) return wrote[node.operator](node.field, node.value);
  const written = node.rules.map(writeNode).filter((inner) => inner !== undefined);
  const [first] = written;
  if (first === undefined) return undefined;
  const all: Json = written.length === 1 ? first : { [node.combinator]: written };
  return node.not ? { '!': [all] } : all;
}

/** The condition of a query; undefined for one without rules, which is always true. Empty groups are dropped. */
export const writeCondition = (query: ConditionQuery): Json | undefined => writeNode(query);

/** Value adapted to another fact or operator, kept where still valid. */
export function suitedValue(fact: Fact, operator: RuleOperator, value: Json): Json {
  const start: Json = fact.enum?.[0] ?? (fact.type === 'integer' ? (fact.minimum ?? 0) : '');
  const kept = listed(value).filter((one) => isPlain(one) && fits(fact, one));
  if (operator === 'holds' || operator === 'holdsNot') return '';
  if (operator === 'between') return [kept[0] ?? start, kept[1] ?? kept[0] ?? start];
  if (isListOperator(operator)) return kept.length > 0 ? kept : [start];
  return kept[0] ?? start;
}

/** The query with the node at a path replaced or removed. */
export function withNode(
  query: ConditionQuery,
  [at, ...rest]: NodePath,
  next: (node: ConditionNode) => ConditionNode | undefined,
): ConditionQuery {
  if (at === undefined) {
    const whole = next(query);
    return whole && isGroup(whole) ? whole : query;
  }
  const rules = query.rules.flatMap((node, index): ConditionNode[] => {
    if (index !== at) return [node];
    if (rest.length > 0) return [isGroup(node) ? withNode(node, rest, next) : node];
    const replaced = next(node);
    return replaced ? [replaced] : [];
  });
  return { ...query, rules };
}

/** Initial rule, about the first fact of the catalogue. */
export function newRule(catalogue: FactCatalogue): ConditionRule {
  const [name, fact] = Object.entries(catalogue)[0] ?? ['', undefined];
  return fact ? ruleFor(name, fact) : rule('', RAW, true);
}

/** A rule about a fact that keeps the previous rule's operator and value where possible. */
export function ruleFor(name: string, fact: Fact, from?: ConditionRule): ConditionRule {
  const offered = operatorsOf(fact);
  const operator = from && offered.includes(from.operator) ? from.operator : (offered[0] ?? 'holds');
  return rule(name, operator, suitedValue(fact, operator, from?.value ?? ''));
}
