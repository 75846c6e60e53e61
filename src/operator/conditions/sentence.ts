import type { Fact, FactCatalogue } from '#engine/fact-catalogue.ts';
import { own, type Json } from '#engine/json.ts';
import { isGroup, type ConditionQuery, type ConditionRule } from './condition-query.ts';
import { RAW } from './rule-operators.ts';
import { texts } from './texts.ts';

/** What an operator calls a fact. */
export const factTitle = (catalogue: FactCatalogue, name: string): string =>
  own(catalogue, name)?.title ?? name;

/** What an operator calls one value of a fact. */
export function valueTitle(fact: Fact | undefined, value: Json): string {
  if (value === '') return texts.emptyValue;
  const shown = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return own(fact?.values ?? {}, shown) ?? shown;
}

function ruleWords(catalogue: FactCatalogue, { field, operator, value }: ConditionRule): string {
  if (operator === RAW) return JSON.stringify(value);
  const fact = own(catalogue, field);
  const title = factTitle(catalogue, field);
  if (fact?.type === 'boolean') return operator === 'holds' ? title : texts.not(title);
  const words = texts.operator(operator, fact?.type ?? 'string');
  if (operator === 'holds' || operator === 'holdsNot') return `${title} ${words}`;
  const values = (Array.isArray(value) ? value : [value]).map((one) => valueTitle(fact, one));
  const shown = values.join(operator === 'between' ? texts.and : texts.or) || texts.none;
  return `${title} ${words} ${shown}`;
}

function groupWords(catalogue: FactCatalogue, query: ConditionQuery, depth: number): string {
  const parts = query.rules
    .map((node) => (isGroup(node) ? groupWords(catalogue, node, depth + 1) : ruleWords(catalogue, node)))
    .filter((part) => part !== '');
  if (parts.length === 0) return '';
  const all = parts.join(query.combinator === 'and' ? texts.and : texts.or);
  if (query.not) return texts.not(`(${all})`);
  return depth > 0 && parts.length > 1 ? `(${all})` : all;
}

/** A condition in words, such as "Signed in and not Guest". */
export function conditionWords(query: ConditionQuery, catalogue: FactCatalogue): string {
  const words = groupWords(catalogue, query, 0);
  return words === '' ? texts.always : `${words}.`;
}
