import { isList, isListOfObjects, isRecord, propertyOf, type SchemaNode } from './schema-node.ts';

const TIME = Date.UTC(2026, 0, 15);

/** True when a nested property holds a list of objects; that one is filled then, not the list around it. */
const holdsLists = (node: SchemaNode): boolean =>
  Object.values(node.properties ?? {}).some(
    (property) => (isList(property) && isListOfObjects(property)) || holdsLists(property),
  );

/** A valid sample value, for lists without recorded entries. */
function sample(node: SchemaNode, name: string): unknown {
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[0];
  const [first] = node.oneOf ?? [];
  if (first) return sample(first, name);
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

/** An empty picture as a data address. */
const noPicture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** A sample text, in digits where the pattern demands, as in amounts. */
function sampleText({ pattern }: SchemaNode, name: string): string {
  if (name === 'image') return noPicture;
  if (pattern === undefined && /^(?:from|until|at)$|[a-z]At$/u.test(name))
    return new Date(TIME).toISOString();
  const words = `Sample ${name}`;
  return pattern === undefined || new RegExp(pattern, 'u').test(words) ? words : '1000';
}

/** Properties that identify an entry; the first one present applies. */
const identities: readonly (readonly string[])[] = [
  ['id'],
  ['roomId'],
  ['gameId'],
  ['code'],
  ['csPosition'],
  ['vassalage'],
  ['provider'],
  ['address'],
  ['field'],
  ['day'],
  ['name', 'url'],
  ['gameType'],
];

const dayLength = 86_400_000;

/** A distinct variant of an identifying value; file names stay the same, and days precede the recorded ones. */
function toldApart(name: string, value: string, { round, length }: Round): string {
  if (name === 'day')
    return new Date(Date.parse(value) - round * length * dayLength)
      .toISOString()
      .slice(0, 'yyyy-mm-dd'.length);
  return `${value}${name === 'url' ? '#' : '-'}${round}`;
}

/** Number of the repetition, and length of the list. */
type Round = { round: number; length: number };

/** A repeated entry with distinct identifying properties. */
function again(entry: unknown, round: Round): unknown {
  if (!isRecord(entry) || round.round === 0) return entry;
  const { id } = entry;
  if (typeof id === 'number') return { ...entry, id: id + round.round * round.length };
  const identity = identities.find((names) => names.some((name) => typeof entry[name] === 'string')) ?? [];
  const changed = identity.flatMap((name) => {
    const value = entry[name];
    return typeof value === 'string' ? [[name, toldApart(name, value, round)] as const] : [];
  });
  return { ...entry, ...Object.fromEntries(changed) };
}

/** True when entries are identified by enumerated values only, as limits are by kind and period. */
function isClosed({ properties = {} }: SchemaNode, recorded: readonly unknown[]): boolean {
  const closed = Object.keys(properties).filter((name) => properties[name]?.enum !== undefined);
  const open = identities.flat().some((name) => properties[name] !== undefined && !closed.includes(name));
  const words = recorded.map((entry) => JSON.stringify(closed.map((name) => isRecord(entry) && entry[name])));
  return !open && closed.length > 0 && recorded.length > 1 && new Set(words).size === recorded.length;
}

/** The answer with every innermost list of objects filled to `count` by repeating recorded entries. */
export function fullAnswer(schema: SchemaNode, recorded: unknown, count: number): unknown {
  if (Array.isArray(recorded) && schema.items) {
    const { items } = schema;
    if (holdsLists(items)) return recorded.map((entry) => fullAnswer(items, entry, count));
    if (!isListOfObjects(schema) || isClosed(items, recorded)) return recorded;
    const from = recorded.length > 0 ? recorded : [sample(items, 'entry')];
    return Array.from({ length: count }, (_, at) =>
      again(from[at % from.length], { round: Math.floor(at / from.length), length: from.length }),
    );
  }
  if (!isRecord(recorded)) return recorded;
  return Object.fromEntries(
    Object.entries(recorded).map(([name, value]) => [
      name,
      name === 'total' && typeof value === 'number'
        ? count
        : fullAnswer(propertyOf(schema, name), value, count),
    ]),
  );
}

/** True when an answer has a list of objects to fill. */
export const canBeFull = (schema: SchemaNode): boolean => holdsLists(schema);
