import { isJsonObject, own } from '../json/json.ts';
import { schemas } from './brand.ts';

/** A collection whose entries other documents name, as its schema marks it with `x-entries`. */
export type NamedEntries = { document: string; property: string; kind: string; noun: string };

/** Every collection of entries with a kind of its own, in the order of the schemas. */
export const namedEntries: readonly NamedEntries[] = Object.entries(schemas.documents).flatMap(
  ([document, schema]) => {
    const properties = schema['properties'];
    return Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([property, node]) => {
      const mark = isJsonObject(node) ? own(node, 'x-entries') : undefined;
      return isJsonObject(mark)
        ? [{ document, property, kind: String(mark['kind']), noun: String(mark['noun']) }]
        : [];
    });
  },
);
