import { isList, isListOfObjects, isRecord, propertyOf, type SchemaNode } from './schema-node.ts';

const TIME = Date.UTC(2026, 0, 15);

/** Whether somewhere below stands a list of things: then that one is filled, not the list around it. */
const holdsLists = (node: SchemaNode): boolean =>
  Object.values(node.properties ?? {}).some(
    (property) => (isList(property) && isListOfObjects(property)) || holdsLists(property),
  );

/** Something the schema allows, for a list of which nothing was recorded. */
function sample(node: SchemaNode, name: string): unknown {
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[0];
  if (isList(node)) return [];
  if (node.properties) {
    const { required = [] } = node;
    return Object.fromEntries(required.map((part) => [part, sample(propertyOf(node, part), part)]));
  }
  const type = Array.isArray(node.type) ? node.type[0] : node.type;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number')
    return /date|time|at$/iu.test(name) ? TIME : (node.minimum ?? 1);
  return type === 'null' ? null : sampleText(node, name);
}

/** Words, or digits where only those are allowed, as in amounts. */
function sampleText({ pattern }: SchemaNode, name: string): string {
  const words = `Sample ${name}`;
  return pattern === undefined || new RegExp(pattern, 'u').test(words) ? words : '1000';
}

/** What tells one entry from the next is made different; everything else repeats. */
const again = (entry: unknown, round: number): unknown => {
  if (!isRecord(entry) || round === 0) return entry;
  const name = ['id', 'code', 'csPosition', 'vassalage', 'provider', 'address', 'url'].find(
    (part) => typeof entry[part] === 'string',
  );
  return name === undefined ? entry : { ...entry, [name]: `${String(entry[name])}-${round}` };
};

/** The same answer with every innermost list of things filled to `count` by repeating what was recorded. */
export function fullAnswer(schema: SchemaNode, recorded: unknown, count: number): unknown {
  if (Array.isArray(recorded) && schema.items) {
    const { items } = schema;
    if (holdsLists(items)) return recorded.map((entry) => fullAnswer(items, entry, count));
    if (!isListOfObjects(schema)) return recorded;
    const from = recorded.length > 0 ? recorded : [sample(items, 'entry')];
    return Array.from({ length: count }, (_, at) =>
      again(from[at % from.length], Math.floor(at / from.length)),
    );
  }
  if (!isRecord(recorded)) return recorded;
  return Object.fromEntries(
    Object.entries(recorded).map(([name, value]) => [
      name,
      name === 'total' ? count : fullAnswer(propertyOf(schema, name), value, count),
    ]),
  );
}

/** Whether an answer has a list of things that can be filled. */
export const canBeFull = (schema: SchemaNode): boolean => holdsLists(schema);
