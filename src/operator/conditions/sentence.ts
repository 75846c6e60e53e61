import type { Fact, FactCatalogue } from '#engine/conditions/fact-catalogue.ts';
import { own, type Json } from '#engine/json/json.ts';
import { isGroup, type ConditionQuery, type ConditionRule } from './condition-query.ts';
import { RAW, type RuleOperator } from './rule-operators.ts';
import { say } from '../language/say.ts';
import { formattedValue } from './value-formats.ts';

/** Name of a fact for operators. */
export const factTitle = (catalogue: FactCatalogue, name: string): string =>
  own(catalogue, name)?.title ?? name;

/** Name of a fact's value for operators. */
export function valueTitle(fact: Fact | undefined, value: Json): string {
  if (value === '') return say('console.conditions.emptyValue');
  const shown = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const formatted =
    fact && typeof value !== 'object' ? formattedValue(fact, value as string | number) : undefined;
  return own(fact?.values ?? {}, shown) ?? formatted ?? shown;
}

const timeOperators = ['below', 'atMost', 'above', 'atLeast'] as const;
type TimeOperator = (typeof timeOperators)[number];

/** True for a comparison that times have words of their own for: before and after. */
const isOfTime = (operator: RuleOperator, { format }: Partial<Fact>): operator is TimeOperator =>
  (format === 'minute' || format === 'clock') && timeOperators.some((known) => known === operator);

/** Words of a comparison, between its fact and its value. */
export function operatorName(operator: RuleOperator, fact: Fact): string {
  if (isOfTime(operator, fact)) return say(`console.conditions.timeOperators.${operator}`);
  return fact.type === 'boolean' || (operator !== 'holds' && operator !== 'holdsNot')
    ? say(`console.conditions.operators.${operator}`)
    : say(`console.conditions.filled.${fact.type}.${operator}`);
}

function ruleWords(catalogue: FactCatalogue, { field, operator, value }: ConditionRule): string {
  if (operator === RAW) return JSON.stringify(value);
  const fact = own(catalogue, field);
  const title = factTitle(catalogue, field);
  if (fact?.type === 'boolean')
    return operator === 'holds' ? title : say('console.conditions.not', { words: title });
  if (operator === 'holds' || operator === 'holdsNot')
    return say(`console.conditions.filledSentences.${fact?.type ?? 'string'}.${operator}`, { fact: title });
  const values = (Array.isArray(value) ? value : [value]).map((one) => valueTitle(fact, one));
  const shown =
    values.join(operator === 'between' ? say('console.conditions.and') : say('console.conditions.or')) ||
    say('console.conditions.none');
  if (isOfTime(operator, fact ?? {}))
    return say(`console.conditions.timeSentences.${operator}`, { fact: title, value: shown });
  return say(`console.conditions.sentences.${operator}`, { fact: title, value: shown });
}

function groupWords(catalogue: FactCatalogue, query: ConditionQuery, depth: number): string {
  const parts = query.rules
    .map((node) => (isGroup(node) ? groupWords(catalogue, node, depth + 1) : ruleWords(catalogue, node)))
    .filter((part) => part !== '');
  if (parts.length === 0) return '';
  const all = parts.join(
    query.combinator === 'and' ? say('console.conditions.and') : say('console.conditions.or'),
  );
  if (query.not) return say('console.conditions.not', { words: `(${all})` });
  return depth > 0 && parts.length > 1 ? `(${all})` : all;
}

/** A condition in words, as a part of a sentence: "Signed in and not Guest". */
export const conditionClause = (query: ConditionQuery, catalogue: FactCatalogue): string =>
  groupWords(catalogue, query, 0) || say('console.conditions.always');

/** A condition as a sentence of its own. */
export const conditionWords = (query: ConditionQuery, catalogue: FactCatalogue): string =>
  say('console.conditions.sentence', { words: conditionClause(query, catalogue) });
