import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import type { SchemaNode } from '#engine/validate/walk.ts';
import { hintOf } from '../hints/hints.ts';
import { captionOf } from '../documents/caption.ts';
import { documentSchema, propertiesOf } from '../document/form/schema-level.ts';

/** A flag or a constant, as a list shows it. */
export type ValueRow = {
  id: string;
  name: string;
  description: string;
  schema: SchemaNode;
  value: Json | undefined;
};

/** All values that a kind's schema lists below a property, such as `/flags`, with those of the document. */
export function valueRows(kind: string, property: string, document: JsonObject | undefined): ValueRow[] {
  const values = document && own(document, property);
  const schema = propertiesOf(documentSchema(kind)).find(([name]) => name === property)?.[1];
  return (schema ? propertiesOf(schema) : []).map(([id, { node }]) => ({
    id,
    name: captionOf(id),
    description: hintOf(node['description']),
    schema: node,
    value: isJsonObject(values) ? own(values, id) : undefined,
  }));
}

export const fitsWords = (
  { id, name, description }: Pick<ValueRow, 'id' | 'name' | 'description'>,
  words: string,
): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${id} ${name} ${description}`.toLowerCase().includes(word));
