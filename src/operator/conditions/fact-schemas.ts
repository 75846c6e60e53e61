import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, type Json } from '#engine/json/json.ts';
import { propertyName } from '../documents/property-name.ts';
import { hintOf } from '../hints/hints.ts';

/** What a keyword says to operators, in the language of the console: a name, a description, or the names of values. */
function said(keyword: string, value: Json): Json {
  if (typeof value === 'string')
    return keyword === 'title' || keyword === 'description' ? hintOf(value) : value;
  if (keyword === 'values' && isJsonObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([id, name]) => [
        id,
        typeof name === 'string' ? hintOf(name) : translated(name),
      ]),
    );
  return translated(value);
}

const translated = (node: Json): Json =>
  isJsonObject(node)
    ? Object.fromEntries(Object.entries(node).map(([key, value]) => [key, said(key, value)]))
    : node;

/** The schemas that catalogues of facts are made from, in the language of the console. */
export const factSchemas = {
  common: schemaIndex.common,
  facts: translated(schemaIndex.facts as Json) as typeof schemaIndex.facts,
  documents: {
    flags: translated((schemaIndex.documents['flags'] ?? {}) as Json) as typeof schemaIndex.facts,
  },
};

/** Name of the facts that begin alike: `waysIn.count` is among "Ways in". */
export const familyName = (fact: string): string => hintOf(propertyName(fact.split('.')[0] ?? fact));
